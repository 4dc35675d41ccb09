// Shows on the page what the server has drawn. What a person is in the middle of
// survives: the focus, the scroll position, what was typed, what was opened, the square
// that the keyboard stands on. Only what changed is touched.

import { become, dress, refill, replace } from "./patch.js";
import { Pieces } from "./pieces.js";

/** What is seen of the table. */
const pieces = new Pieces();

/** Attributes that name the same control before and after. */
const NAMES = ["data-place", "data-do", "data-yes", "data-step", "data-entry", "data-copy", "name", "value"];

/**
 * A selector that finds this control again after it was drawn anew.
 * @param {Element} element
 */
function selector(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const given = NAMES.filter((name) => element.hasAttribute(name));
  if (given.length === 0) return null;
  return given.map((name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? "")}"]`).join("");
}

/** What Tab enters once and arrows walk in: the squares of a board, the tools beside it. */
export const FIELDS = '[role="grid"], [role="toolbar"]';

/**
 * Lets the keyboard stand on a place.
 * @param {Element} field
 * @param {Element} place
 */
export function stand(field, place) {
  for (const other of field.querySelectorAll('[tabindex="0"]')) other.setAttribute("tabindex", "-1");
  place.setAttribute("tabindex", "0");
}

/** Lets the keyboard stand on one place of every field: where it stood, or where something can be done. */
export function standSomewhere() {
  for (const field of document.querySelectorAll(`:is(${FIELDS})`)) {
    const places = [...field.querySelectorAll("[data-place]")];
    const stands = places.find((place) => place.getAttribute("tabindex") === "0");
    const one = stands ?? places.find((place) => place.matches(".can")) ?? places[0];
    for (const place of places) {
      const wanted = place === one ? "0" : "-1";
      if (place.getAttribute("tabindex") !== wanted) place.setAttribute("tabindex", wanted);
    }
  }
}

/**
 * Keeps the list where it was, unless the move that is shown would be out of sight.
 * @param {Element} moves
 * @param {number} scrolled
 */
function follow(moves, scrolled) {
  moves.scrollTop = scrolled;
  const shown = moves.querySelector("[aria-current]")?.closest("li");
  if (!shown) return;
  const outer = moves.getBoundingClientRect();
  const inner = shown.getBoundingClientRect();
  if (inner.top < outer.top) moves.scrollTop -= outer.top - inner.top + 8;
  if (inner.bottom > outer.bottom) moves.scrollTop += inner.bottom - outer.bottom + 8;
}

/**
 * @param {Element} part
 * @param {string | null} again
 */
function refocus(part, again) {
  const same = again ? part.querySelector(again) : null;
  // What asks for an answer now comes first, unless the focus is in it already.
  const first = part.querySelector("[data-first]");
  const asked = first && !(first.closest(FIELDS) ?? first).contains(same) ? first : null;
  const board = document.querySelector('[role="grid"] [tabindex="0"]');
  // A control that is gone hands its focus to the first of its part, or to the board; a place to the board at once.
  const gone = again?.includes("data-place") || part.contains(board) ? (board ?? part.querySelector("button")) : part.querySelector("button, a[href]");
  const next = asked ?? same ?? gone ?? board;
  if (next instanceof HTMLElement && next !== document.activeElement) next.focus({ preventScroll: true });
}

/**
 * Changes the page, and puts right what depends on all of it.
 * @param {() => Set<Element>} change tells which parts it changed
 * @param {() => void} light marks what can be picked
 */
function changing(change, light) {
  const focused = document.activeElement;
  const home = focused?.closest('[id^="part-"]') ?? null;
  const again = focused ? selector(focused) : null;
  const scrolled = document.querySelector(".moves")?.scrollTop ?? 0;
  const changed = change();
  light();
  // Some things are only there once they are lit.
  if (home && changed.has(home)) refocus(home, again);
  const moves = [...changed].some(({ id }) => id === "part-moves") ? document.querySelector(".moves") : null;
  // The parts above the list have their height only now.
  if (moves) follow(moves, scrolled);
}

/** Marks the moment that is shown while nothing earlier is looked at: the last one. */
function mark() {
  const last = newest();
  for (const link of document.querySelectorAll(".moves [aria-current]")) if (link !== last) link.removeAttribute("aria-current");
  last?.setAttribute("aria-current", "step");
}

/** The way to the newest moment that is listed. */
export function newest() {
  return [...document.querySelectorAll(".moves [data-entry]")].at(-1) ?? null;
}

/** Shows the list of what was done: what stays is not touched. */
function showList() {
  const list = document.querySelector('[data-key="list"]');
  if (!list) return;
  const items = pieces.listed();
  const wanted = document.createElement("ol");
  let same = 0;
  while (same < items.length && drawn[same] === items[same] && same < list.children.length) same += 1;
  wanted.innerHTML = items.slice(same).join("");
  [...wanted.children].forEach((item, at) => {
    const before = list.children[same + at];
    if (before) become(before, item);
    else list.append(item);
  });
  while (list.children.length > items.length) list.lastElementChild?.remove();
  drawn = [...items];
}
/** The items that the list on the page was drawn from. @type {string[]} */
let drawn = [];

/** @param {string} key */
function find(key) {
  return key.startsWith("part:") ? document.getElementById(`part-${key.slice(5)}`) : document.querySelector(`[data-key="${CSS.escape(key)}"]`);
}

/**
 * Shows everything that is known.
 * @returns {Set<Element>} the parts
 */
function showAll() {
  drawn = [];
  const all = pieces.parts().flatMap((name) => document.getElementById(`part-${name}`) ?? []);
  for (const part of all) refill(part, pieces.inside(`part:${part.id.slice(5)}`));
  drawn = [...pieces.listed()];
  mark();
  return new Set(all);
}

/**
 * Takes in what changed, and shows it.
 * @param {import("./pieces.js").Changes} changes
 * @param {boolean} shown whether the present is shown at all
 * @param {() => void} light marks what can be picked
 */
export function take(changes, shown, light) {
  const changed = pieces.learn(changes);
  if (!shown) return;
  if (changes.base === undefined) return changing(showAll, light);
  changing(() => {
    // An element that is another one now is put in place first: others may be in it.
    for (const { key, fresh } of changed) {
      const element = fresh ? find(key) : null;
      if (element && !key.startsWith("part:")) replace(element, pieces.whole(key));
    }
    for (const { key, fresh, inside: other } of changed) {
      const element = fresh && !key.startsWith("part:") ? null : find(key);
      if (!element) continue;
      if (!key.startsWith("part:")) dress(element, pieces.attributes(key));
      if (other && key !== "list") refill(element, pieces.inside(key));
    }
    if (changes.list) showList();
    mark();
    const homes = changed.flatMap(({ key }) => find(key)?.closest('[id^="part-"]') ?? []);
    const moves = changes.list ? document.getElementById("part-moves") : null;
    return new Set(moves ? [...homes, moves] : homes);
  }, light);
}

/**
 * Shows the present again after an earlier moment was looked at.
 * @param {() => void} light
 */
export function showNow(light) {
  changing(showAll, light);
}

/**
 * Shows an earlier moment.
 * @param {Record<string, string>} html the parts by their names
 * @param {() => void} light
 */
export function showPast(html, light) {
  drawn = [];
  changing(() => {
    const all = Object.entries(html).flatMap(([name, text]) => {
      const part = document.getElementById(`part-${name}`);
      if (part) refill(part, text);
      return part ?? [];
    });
    return new Set(all);
  }, light);
}

/** Shows the end of the list of moves when the page is opened. */
export function settle() {
  const moves = document.querySelector(".moves");
  if (moves) follow(moves, 0);
}
