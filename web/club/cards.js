// The duel club: cards are searched while one types. Without this script the same
// forms ask the server.

/** Letters that people confuse or leave out; `folding.rs` has the same rules. @type {Record<string, string>} */
const LETTERS = {
  "ı": "i", "â": "a", "î": "i", "û": "u", "ü": "u", "ö": "o", "ç": "c", "ğ": "g", "ş": "s",
  "ي": "ی", "ى": "ی", "ئ": "ی", "ك": "ک", "ة": "ه", "ۀ": "ه", "أ": "ا", "إ": "ا", "آ": "ا", "ٱ": "ا", "ؤ": "و",
};

/** @param {string} text */
export function fold(text) {
  return [...text.toLowerCase()].map((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0);
    if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
    if (sign === "ـ") return "";
    return LETTERS[sign] ?? (/[\p{Alphabetic}\p{N}]/u.test(sign) && !/[\u0300-\u036f\u064b-\u065f\u0670]/u.test(sign) ? sign : "");
  }).join("");
}

/** Shows what fits, and says so if nothing does. */
export function search() {
  const form = document.querySelector("[data-search]");
  if (!(form instanceof HTMLFormElement)) return;
  const text = fold(String(new FormData(form).get("q") ?? ""));
  const kind = String(new FormData(form).get("kind") ?? "");
  let shown = 0;
  for (const item of document.querySelectorAll("[data-find]")) {
    if (!(item instanceof HTMLElement)) continue;
    const fits = (item.dataset["find"] ?? "").includes(text) && (kind === "" || item.dataset["kind"] === kind);
    item.hidden = !fits;
    if (fits) shown += 1;
  }
  const none = document.querySelector("[data-none]");
  if (none instanceof HTMLElement) none.hidden = shown > 0;
}

/** What was typed goes along when something is bought or moved. */
function remember() {
  const form = document.querySelector("[data-search]");
  if (!(form instanceof HTMLFormElement)) return;
  const data = new FormData(form);
  for (const name of ["q", "kind"]) {
    for (const field of document.querySelectorAll(`form[method="post"] input[type="hidden"][name="${name}"]`)) {
      if (field instanceof HTMLInputElement) field.value = String(data.get(name) ?? "");
    }
  }
}

const form = document.querySelector("[data-search]");
form?.addEventListener("input", () => { search(); remember(); });

// The deck editor: a card that is dragged sends the form of its own button, and
// the answer's editor takes the place of this one.

/** @param {ParentNode} page */
function makeDraggable(page) {
  for (const row of page.querySelectorAll(".pile .row")) row.setAttribute("draggable", "true");
}

/**
 * Puts in place what the answer has anew: the editor, what is said, and the purse.
 * @param {Document} answer
 */
function take(answer) {
  const editor = document.getElementById("editor");
  const fresh = answer.getElementById("editor");
  if (!editor || !fresh) return false;
  makeDraggable(fresh);
  editor.replaceWith(fresh);
  for (const old of document.querySelectorAll(".club > .problem, .club > .club-done")) old.remove();
  const said = answer.querySelector(".club > .problem, .club > .club-done");
  if (said) document.querySelector(".club-tabs")?.after(said);
  search();
  remember();
  return true;
}

/** One step after the other. @type {Promise<void>} */
let before = Promise.resolve();

/**
 * @param {HTMLFormElement} sent
 * @param {string} to
 */
function step(sent, to) {
  const data = new URLSearchParams();
  for (const [name, value] of new FormData(sent)) data.set(name, String(value));
  data.set("to", to);
  const from = sent.closest(".pile")?.getAttribute("data-place") ?? "";
  const card = data.get("card") ?? "";
  document.getElementById("editor")?.setAttribute("aria-busy", "true");
  before = before.then(async () => {
    try {
      const answer = await fetch(sent.action, { method: "POST", body: data });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (!take(page)) throw new Error("no editor");
    } catch {
      // The server says what is wrong, on a page of its own.
      location.reload();
      return;
    }
    // The keyboard stays where it was: at the same button, or at the head of the pile.
    const pile = document.querySelector(`.pile[data-place="${from}"]`);
    const row = [...(pile?.querySelectorAll(".row") ?? [])].find((one) => one.getAttribute("data-card") === card);
    const next = row?.querySelector(`button[value="${to}"]`) ?? pile?.querySelector("h2");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  });
}

const hint = document.querySelector(".drag-about");
if (document.getElementById("editor") && hint) {
  makeDraggable(document);
  if (matchMedia("(hover: hover)").matches) hint.removeAttribute("hidden");
  /** @type {HTMLElement | null} */
  let lifted = null;

  /** @param {Event} event @param {string} selector */
  const within = (event, selector) => {
    const found = event.target instanceof Element ? event.target.closest(selector) : null;
    return found instanceof HTMLElement ? found : null;
  };
  /** The pile that a lifted card may be laid on. @param {Event} event */
  const target = (event) => {
    const pile = within(event, ".pile");
    return lifted && pile && pile !== lifted.closest(".pile") ? pile : null;
  };
  const unmark = () => { for (const pile of document.querySelectorAll(".pile.over")) pile.classList.remove("over"); };

  document.addEventListener("dragstart", (event) => {
    lifted = within(event, ".row");
    if (!lifted || !event.dataTransfer) return;
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", lifted.dataset["card"] ?? "");
    lifted.classList.add("lifted");
  });
  document.addEventListener("dragend", () => {
    lifted?.classList.remove("lifted");
    lifted = null;
    unmark();
  });
  document.addEventListener("dragover", (event) => {
    const pile = target(event);
    unmark();
    if (!pile) return;
    event.preventDefault();
    pile.classList.add("over");
  });
  document.addEventListener("drop", (event) => {
    const pile = target(event);
    const sent = lifted?.querySelector("form");
    if (!pile || !(sent instanceof HTMLFormElement)) return;
    event.preventDefault();
    unmark();
    step(sent, pile.dataset["place"] ?? "");
  });
  document.addEventListener("submit", (event) => {
    const sent = within(event, ".row form");
    if (!(sent instanceof HTMLFormElement) || !(event.submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    step(sent, event.submitter.value);
  });
}
