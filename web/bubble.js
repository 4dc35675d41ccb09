// A few words beside where something happened: why it was refused.

/** @typedef {{ dismiss: string, rule: string, rules: string }} Words */

export class Bubble {
  #element;
  #words;
  /** @type {Element | null} */
  #marked = null;

  /**
   * @param {HTMLElement} element
   * @param {Words} words
   */
  constructor(element, words) {
    this.#element = element;
    this.#words = words;
    element.addEventListener("click", (event) => {
      if (event.target instanceof HTMLButtonElement) this.hide();
    });
  }

  /** Takes it away; tells whether it was there. */
  hide() {
    const was = !this.#element.hidden;
    const focused = this.#element.contains(document.activeElement);
    if (focused && this.#marked instanceof HTMLElement) this.#marked.focus();
    this.#marked?.classList.remove("refused");
    this.#marked = null;
    this.#element.hidden = true;
    return was;
  }

  /**
   * Why something was refused, with the way to the rule.
   * @param {Element} beside
   * @param {string} message
   * @param {string} rule
   */
  refuse(beside, message, rule) {
    this.#say(beside, message);
    this.#marked?.classList.add("refused");
    const foot = document.createElement("p");
    if (rule && rule !== "HALL") {
      const link = document.createElement("a");
      link.href = `${this.#words.rules}#${rule}`;
      link.dataset["drawer"] = "rules";
      link.textContent = this.#words.rule.replace("RULE", rule);
      foot.append(link);
    }
    const close = document.createElement("button");
    close.type = "button";
    close.textContent = this.#words.dismiss;
    foot.append(close);
    this.#element.append(foot);
    this.#place(beside);
  }

  /**
   * @param {Element} beside
   * @param {string} text
   */
  #say(beside, text) {
    this.hide();
    this.#marked = beside;
    const said = document.createElement("p");
    said.textContent = text;
    this.#element.replaceChildren(said);
    this.#element.hidden = false;
  }

  /**
   * Below what it is about, or above where there is no room; never over it.
   * @param {Element} beside
   */
  #place(beside) {
    const element = this.#element;
    const outer = /** @type {HTMLElement} */ (element.offsetParent ?? document.body);
    const home = outer.getBoundingClientRect();
    const it = beside.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const left = Math.min(Math.max(it.left + it.width / 2 - width / 2, home.left), home.right - width);
    const below = it.bottom + 8 + height <= innerHeight || it.top - 8 - height < 0;
    const top = below ? it.bottom + 8 : it.top - 8 - height;
    element.style.left = `${Math.round(left - home.left)}px`;
    element.style.top = `${Math.round(top - home.top)}px`;
  }
}
