// Puts the parts of the page that the server drew in place of the ones before.
// What a person is in the middle of survives: the focus, the scroll position,
// what was typed, what was opened, the square that the keyboard stands on.

/** @type {Map<string, string>} What each part was last drawn from: what has not changed is left alone. */
const drawn = new Map();
/** The parts as the page brought them along, before anything in them was lit or opened. */
const brought = new Map([...document.querySelectorAll('[id^="part-"]')].map((part) => [part, part.innerHTML]));

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
 * The places that the keyboard stands on, one in each field of this part.
 * @param {Element} part
 */
function standing(part) {
  const fields = [...part.querySelectorAll(FIELDS)];
  return fields.flatMap((field) => field.querySelector('[tabindex="0"]')?.getAttribute("data-place") ?? []);
}

/**
 * Lets the keyboard stand on a place.
 * @param {Element} field
 * @param {Element} place
 */
export function stand(field, place) {
  for (const other of field.querySelectorAll('[tabindex="0"]')) other.setAttribute("tabindex", "-1");
  place.setAttribute("tabindex", "0");
}

/**
 * Whether a part looks like this already. What the socket sends first is most often what the page came with.
 * @param {Element} part
 * @param {string} name
 * @param {string} html
 */
function stands(part, name, html) {
  const before = drawn.get(name);
  if (before !== undefined) return before === html;
  const same = /** @type {Element} */ (part.cloneNode(false));
  same.innerHTML = html;
  return same.innerHTML === brought.get(part);
}

/**
 * @param {Element} part
 * @param {string} html
 * @returns {() => void} gives the focus back; for when everything is lit, because some things are only there then
 */
function draw(part, html) {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  const again = focused ? selector(focused) : null;
  const places = standing(part);
  const list = part.querySelector(".moves");
  const scrolled = list?.scrollTop ?? 0;
  // What was opened because it was asked for closes with the question.
  const opened = [...part.querySelectorAll("details[id][open]:not(.asked)")].map(({ id }) => id);
  const typed = [...part.querySelectorAll("input")].filter((input) => input.value !== input.defaultValue);

  part.innerHTML = html;

  for (const input of typed) {
    const same = input.id ? part.querySelector(`#${CSS.escape(input.id)}`) : null;
    if (same instanceof HTMLInputElement) same.value = input.value;
  }
  for (const id of opened) part.querySelector(`#${CSS.escape(id)}`)?.setAttribute("open", "");
  for (const place of places) {
    const same = part.querySelector(`[data-place="${CSS.escape(place)}"]`);
    const field = same?.closest(FIELDS);
    if (same && field) stand(field, same);
  }
  const moves = part.querySelector(".moves");
  if (moves) follow(moves, scrolled);
  return () => { if (focused) refocus(part, again); };
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
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/**
 * Draws all parts anew; those that have not changed are left alone.
 * @param {Record<string, string>} html
 * @param {() => void} light marks what can be picked in them
 */
export function show(html, light) {
  let moved = false;
  const after = [light];
  for (const [name, text] of Object.entries(html)) {
    const part = document.getElementById(`part-${name}`);
    if (!part) continue;
    const same = stands(part, name, text);
    drawn.set(name, text);
    if (same) continue;
    after.push(draw(part, text));
    moved ||= name === "moves";
  }
  for (const then of after) then();
  // The parts above the list have their height only now.
  const moves = moved ? document.querySelector(".moves") : null;
  if (moves) follow(moves, moves.scrollTop);
}

/** Shows the end of the list of moves when the page is opened. */
export function settle() {
  const moves = document.querySelector(".moves");
  if (moves) follow(moves, 0);
}
