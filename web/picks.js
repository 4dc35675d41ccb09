// Input by places, the same for every game: what some action begins with is
// lit, picking it lights what can follow, and the last pick acts.
//
// Lives here: clicks, touches, drags, arrow keys, Enter, Escape. Deliberately
// absent: any rule of any game. A place with which nothing goes on is sent with
// what was picked before it: the rules know what is meant and say why not.
//
// Picking something up can be an action itself: `touch:e2` is done when e2 is
// picked. What a place holds as [data-lift] follows the finger that drags it.
//
// A board is a grid of places; what stands beside the grid is a toolbar. Arrows
// walk within the grid and over its edge to what lies there.

import { FIELDS, stand, standSomewhere } from "./parts.js";

/** @typedef {import("./live.js").Offer} Offer */
/** @typedef {{ action: string } | { places: string[] }} Wanted an action, or places with which none goes on */
/** @typedef {(seat: number, wanted: Wanted, place: string, touch?: boolean) => Promise<boolean | null>} Act whether it was done; null if the rules have nothing to say */
/** @typedef {{ place: string, x: number, y: number, lifted: boolean }} Drag */

/** A finger that moves no further than this has not dragged anything. */
const STEADY = 6;
/** What was dropped is taken away at the latest so long after it was answered. */
const LANDED = 150;

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * @param {EventTarget | null} target
 * @returns {HTMLElement | null}
 */
function placed(target) {
  const found = target instanceof Element ? target.closest("[data-place]") : null;
  return found instanceof HTMLElement ? found : null;
}

/**
 * Whether something is still the same after it was drawn anew: a place in a hand may hold another card now.
 * @param {HTMLElement} before
 * @param {HTMLElement} after
 */
function same(before, after) {
  const told = ["data-place", "aria-describedby"];
  return told.every((name) => before.getAttribute(name) === after.getAttribute(name)) && !after.matches(":disabled");
}

/**
 * What lies in a direction from here: in line if anything is, otherwise aslant, rather in the same field.
 * @param {Element} here
 * @param {Element[]} others
 * @param {[number, number]} step
 */
function beyond(here, others, [right, down]) {
  const field = here.closest(FIELDS);
  const from = here.getBoundingClientRect();
  const ways = others.flatMap((element) => {
    const to = element.getBoundingClientRect();
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const along = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    const reach = right ? (from.height + to.height) / 2 : (from.width + to.width) / 2;
    // In line, the nearest counts; aslant, what is far to the side hardly counts.
    const rank = aside < reach ? 0 : element.closest(FIELDS) === field ? 1 : 2;
    return along > 1 ? [{ element, rank, far: along + aside * (rank === 0 ? 0.1 : 2) }] : [];
  });
  ways.sort((one, other) => one.rank - other.rank || one.far - other.far);
  return ways[0]?.element ?? null;
}

export class Picks {
  /** @type {Offer[]} */
  #offers = [];
  /** @type {string[]} */
  #picked = [];
  /** Who is asked when a place belongs to no action. */
  #seat = -1;
  /** What the mouse was pressed on. @type {HTMLElement | null} */
  #down = null;
  /** What is being dragged, or may be. @type {Drag | null} */
  #drag = null;
  /** What follows the finger, and lies where it was dropped until that is answered. @type {HTMLElement | null} */
  #ghost = null;
  /** Where that came from. */
  #lifted = "";
  /** Whether what was dropped is still unanswered. */
  #landing = false;
  /** What was picked up since something was last offered. @type {Set<string>} */
  #touched = new Set();
  #root;
  #act;
  #sure;

  /**
   * @param {HTMLElement} root what holds the board and the buttons
   * @param {Act} act
   * @param {(button: HTMLElement) => boolean} sure whether a place that asks once more was asked already
   */
  constructor(root, act, sure) {
    this.#root = root;
    this.#act = act;
    this.#sure = sure;
    root.addEventListener("click", (event) => this.#clicked(event));
    root.addEventListener("pointerdown", (event) => this.#pressed(event));
    root.addEventListener("pointermove", (event) => this.#dragged(event));
    root.addEventListener("pointerup", (event) => this.#released(event));
    root.addEventListener("pointercancel", () => this.#let());
    root.addEventListener("keydown", (event) => this.#key(event));
    // Arrows find the board from anywhere that has no use for them.
    document.addEventListener("keydown", (event) => {
      if (event.target === document.body && event.key in ARROWS) this.#enter(event);
    });
  }

  /**
   * What can be done now.
   * @param {Offer[]} offers
   * @param {number} seat who is asked when a place belongs to no action; -1 for nobody
   */
  offer(offers, seat) {
    this.#offers = offers;
    this.#seat = seat;
    this.#touched.clear();
    const drag = this.#drag;
    // What was dropped lies where it is until its own answer is here; what is pressed may still be dragged.
    if (!drag?.lifted && !this.#landing) {
      this.#let();
      if (drag && this.#goesOn(drag.place)) this.#drag = drag;
    }
    if (this.#following().length === 0) this.#picked = [];
    this.light();
  }

  /** Marks what can be picked now and what is picked. */
  light() {
    const next = new Set(this.#following().map((offer) => offer.places[this.#picked.length]));
    // Picking these is all that an action needs.
    const ends = new Set(this.#following().filter(({ places }) => places.length === this.#picked.length + 1).map(({ places }) => places.at(-1)));
    const begin = new Set(this.#offers.map(({ places }) => places[0]));
    for (const element of this.#root.querySelectorAll("[data-place]")) {
      const place = element.getAttribute("data-place") ?? "";
      const can = next.has(place);
      element.classList.toggle("can", can);
      element.classList.toggle("ends", can && ends.has(place));
      element.classList.toggle("mine", begin.has(place) || begin.has(`touch:${place}`));
      const said = can ? element.closest("[data-can]")?.getAttribute("data-can") : null;
      if (said) element.setAttribute("aria-description", said);
      else element.removeAttribute("aria-description");
      const picked = this.#picked.includes(place);
      element.classList.toggle("picked", picked);
      if (picked && element.role === "gridcell") element.ariaSelected = "true";
      else element.removeAttribute("aria-selected");
      element.classList.remove("hinted");
      element.classList.toggle("lifted", place === this.#lifted);
    }
    standSomewhere();
  }

  /** Takes the last pick back; tells whether there was one. */
  back() {
    const last = this.#picked.pop();
    const here = document.activeElement;
    this.light();
    // What was asked for beside the board is asked no longer: the keyboard goes back to it.
    if (last !== undefined && here instanceof HTMLElement && this.#root.contains(here) && !here.checkVisibility()) {
      const back = this.#find(last);
      if (back instanceof HTMLElement) back.focus();
    }
    return last !== undefined;
  }

  /** The actions that go on from what is picked. */
  #following() {
    return this.#offers.filter(
      ({ places }) => places.length > this.#picked.length && this.#picked.every((place, at) => places[at] === place),
    );
  }

  /** @param {string} place */
  #pick(place) {
    const at = this.#picked.length;
    const fit = this.#following().filter(({ places }) => places[at] === place);
    const whole = fit.find(({ places }) => places.length === at + 1);
    // At one screen several seats may be asked the same: then the first is meant.
    if (whole && fit.every(({ places }) => places.length === at + 1)) {
      this.#picked = [];
      this.light();
      void this.#done(this.#act(whole.seat, { action: whole.action }, place));
    } else if (fit.length > 0) {
      if (at === 0) this.#touch(place);
      this.#picked.push(place);
      this.light();
      this.#lead();
    } else if (at > 0) {
      this.#other(place);
    } else if (this.#touch(place)) {
      // Picked up, although it cannot go anywhere.
    } else {
      void this.#attempt(place);
    }
  }

  /** @param {string} place */
  #find(place) {
    return this.#root.querySelector(`[data-place="${CSS.escape(place)}"]`);
  }

  /**
   * Picks something up, where that is an action; tells whether it is.
   * @param {string} place
   */
  #touch(place) {
    const touch = this.#offers.find(({ places }) => places.length === 1 && places[0] === `touch:${place}`);
    if (touch && !this.#touched.has(place)) {
      this.#touched.add(place);
      void this.#act(touch.seat, { action: touch.action }, place, true);
    }
    return touch !== undefined;
  }

  /** What is asked for next may stand beside the board: the keyboard is led there. */
  #lead() {
    const next = this.#following().map(({ places }) => places[this.#picked.length] ?? "");
    if (!next.every((place) => place.startsWith("button:")) || !this.#root.contains(document.activeElement)) return;
    const first = [...this.#root.querySelectorAll(".can[data-place]")].find((one) => next.includes(one.getAttribute("data-place") ?? ""));
    if (first instanceof HTMLElement) first.focus();
  }

  /**
   * What was dropped goes back to where it came from if that is refused.
   * @param {Promise<boolean | null>} acted
   */
  async #done(acted) {
    const ghost = this.#ghost;
    this.#landing = ghost !== null;
    const done = await acted;
    this.#landing = false;
    if (!done) this.#let();
    // The board comes right after the answer; if it came before, nothing else takes the likeness away.
    else if (ghost) setTimeout(() => { if (ghost === this.#ghost) this.#let(); }, LANDED);
  }

  /**
   * A place with which nothing goes on: the rules say why not. What is picked stays
   * picked, unless they have nothing to say.
   * @param {string} place
   */
  async #attempt(place) {
    const seat = this.#following()[0]?.seat ?? this.#seat;
    const places = [...this.#picked, place];
    // A button is there only for what it does.
    const acted = seat < 0 || place.startsWith("button:") ? null : this.#act(seat, { places }, place);
    if (acted) void this.#done(acted);
    if ((await acted) !== null || this.#picked.join() !== places.slice(0, -1).join()) return;
    this.#picked = [];
    this.light();
  }

  /**
   * A place that does not go on from what is picked: the same again ends an
   * action that could have gone on, one that begins something begins anew, any
   * other is attempted.
   * @param {string} place
   */
  #other(place) {
    const begins = this.#offers.some(({ places }) => places[0] === place || places[0] === `touch:${place}`);
    if (!begins && !this.#picked.includes(place)) {
      void this.#attempt(place);
      return;
    }
    const ended = this.#offers.find(
      ({ places }) => places.length === this.#picked.length && places.every((one, at) => one === this.#picked[at]),
    );
    const same = this.#picked.at(-1) === place;
    this.#picked = [];
    this.light();
    if (same && ended) void this.#act(ended.seat, { action: ended.action }, place);
    else if (!same && begins) this.#pick(place);
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    const element = placed(event.target);
    if (element) this.#choose(element);
  }

  /** @param {HTMLElement} element */
  #choose(element) {
    if (!this.#sure(element)) return;
    const field = element.closest(FIELDS);
    if (field) stand(field, element);
    this.#pick(element.dataset["place"] ?? "");
  }

  /**
   * Whether something begins with a place and goes on to another.
   * @param {string} place
   */
  #goesOn(place) {
    return this.#offers.some(({ places }) => places.length > 1 && places[0] === place);
  }

  /** @param {PointerEvent} event */
  #pressed(event) {
    const element = placed(event.target);
    const place = element?.dataset["place"] ?? null;
    this.#down = event.pointerType === "mouse" && event.button === 0 ? element : null;
    if (place === null || !event.isPrimary || event.button !== 0) return;
    this.#drag = this.#goesOn(place) ? { place, x: event.clientX, y: event.clientY, lifted: false } : null;
  }

  /** @param {PointerEvent} event */
  #dragged(event) {
    const drag = this.#drag;
    if (!drag || !event.isPrimary) return;
    if (!drag.lifted && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) >= STEADY) this.#lift(drag, event.pointerId);
    if (!this.#ghost) return;
    this.#ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    this.#hover(placed(document.elementFromPoint(event.clientX, event.clientY)));
  }

  /**
   * Marks what a finger drags something over.
   * @param {Element | null} element
   */
  #hover(element) {
    for (const other of this.#root.querySelectorAll(".over")) if (other !== element) other.classList.remove("over");
    element?.classList.add("over");
  }

  /**
   * Picks up what a finger drags. The board may be drawn anew meanwhile, so what
   * follows the finger is a likeness.
   * @param {Drag} drag
   * @param {number} pointer
   */
  #lift(drag, pointer) {
    const shape = this.#find(drag.place)?.querySelector("[data-lift]");
    if (!shape) return;
    this.#let();
    drag.lifted = true;
    this.#drag = drag;
    if (this.#picked.length !== 1 || this.#picked[0] !== drag.place) {
      this.#picked = [];
      this.#pick(drag.place);
    }
    const ghost = document.createElement("div");
    const { width, height } = shape.getBoundingClientRect();
    ghost.className = "ghost";
    ghost.style.width = `${width}px`;
    ghost.style.height = `${height}px`;
    ghost.append(shape.cloneNode(true));
    this.#root.append(ghost);
    this.#root.setPointerCapture(pointer);
    this.#ghost = ghost;
    this.#lifted = drag.place;
    this.light();
  }

  /** Lets go of what was dragged. */
  #let() {
    this.#drag = null;
    this.#ghost?.remove();
    this.#ghost = null;
    this.#hover(null);
    if (this.#lifted === "") return;
    this.#lifted = "";
    this.light();
  }

  /** @param {PointerEvent} event */
  #released(event) {
    const [drag, down] = [this.#drag, this.#down];
    this.#drag = null;
    this.#down = null;
    const under = placed(document.elementFromPoint(event.clientX, event.clientY));
    const to = under?.dataset["place"];
    // Where the board was drawn anew under the pressed mouse, the browser sends no click.
    if (under && down && !down.isConnected && !drag?.lifted && same(down, under)) {
      this.#let();
      this.#choose(under);
      return;
    }
    if (!drag) return;
    if (!under || to === undefined || to === drag.place) {
      this.#let();
      return;
    }
    if (drag.lifted) {
      const { left, top, width, height } = under.getBoundingClientRect();
      if (this.#ghost) this.#ghost.style.translate = `${left + width / 2}px ${top + height / 2}px`;
      // Who dropped it there has seen it go.
      this.#root.dataset["dropped"] = `${drag.place}${to}`;
    }
    this.#picked = [drag.place];
    this.#pick(to);
    // Nothing was sent for it, or something else is asked for first.
    if (this.#picked.length !== 0) this.#let();
  }

  /** @param {KeyboardEvent} event */
  #enter(event) {
    const square = this.#root.querySelector('[role="grid"] [tabindex="0"]');
    if (!(square instanceof HTMLElement)) return;
    event.preventDefault();
    square.focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const here = placed(event.target);
    const field = here?.closest(FIELDS);
    if (!here || !field || event.ctrlKey || event.altKey || event.metaKey) return;
    const rows = [...field.querySelectorAll('[role="row"]')].map((row) => [...row.querySelectorAll("[data-place]")]);
    const y = rows.findIndex((row) => row.includes(here));
    const row = rows[y] ?? [...field.querySelectorAll("[data-place]")];
    const step = ARROWS[event.key];
    let next = null;
    if (step) next = rows[y + step[1]]?.[row.indexOf(here) + step[0]] ?? this.#over(here, field, step);
    else if (event.key === "Home") next = row[0];
    else if (event.key === "End") next = row.at(-1);
    else return;
    event.preventDefault();
    if (!(next instanceof HTMLElement)) return;
    stand(next.closest(FIELDS) ?? field, next);
    next.focus();
  }

  /**
   * Over the edge of a grid, or from one tool to whatever lies beside it.
   * @param {Element} here
   * @param {Element} field
   * @param {[number, number]} step
   */
  #over(here, field, step) {
    const fields = [...this.#root.querySelectorAll(FIELDS)];
    const others = fields.filter((other) => other !== field || field.role !== "grid");
    const places = others.flatMap((other) => [...other.querySelectorAll("[data-place]")]);
    return beyond(here, places.filter((place) => place !== here), step);
  }
}
