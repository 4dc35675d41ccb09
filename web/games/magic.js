// What Magic adds to a table: cards that come into play and turn, and the sounds
// of that. Shorter than a quarter of a second in all.

import { tidy } from "../tips.js";

const COME = 220;
const TURN = 200;
const POP = 200;

/**
 * The card in play with this number.
 * @param {ParentNode} board
 * @param {number} id
 */
function inPlay(board, id) {
  return board.querySelector(`.slot[data-card="${id}"]`);
}

/**
 * A short swelling that draws the eye.
 * @param {Element | null | undefined} element
 */
function pop(element) {
  element?.animate([{ scale: 1 }, { scale: 1.25 }, { scale: 1 }], { duration: POP });
}

/**
 * A card comes into play from its player.
 * @param {ParentNode} board
 * @param {{ seat: number, id: number | null }} played
 */
function played(board, { seat, id }) {
  const card = id === null ? null : inPlay(board, id);
  const plate = board.querySelector(`[data-plate="${seat}"]`);
  if (!card || !plate) return;
  const [from, to] = [plate.getBoundingClientRect(), card.getBoundingClientRect()];
  const down = from.top > to.top ? 60 : -60;
  card.animate([{ translate: `0 ${down}px`, opacity: 0 }, { translate: "0 0", opacity: 1 }], { duration: COME, easing: "ease-out" });
}

/**
 * A card that was tapped turns.
 * @param {ParentNode} board
 * @param {number} id
 */
function turned(board, id) {
  const card = inPlay(board, id);
  if (!card?.classList.contains("tapped")) return;
  card.firstElementChild?.animate([{ rotate: "0deg" }, { rotate: "90deg" }], { duration: TURN, easing: "ease-out" });
}

/**
 * Shows what happened on a table that is already drawn as it is now.
 * @param {ParentNode} board
 * @param {any[]} events
 * @param {boolean} moving whether movement is wanted
 * @returns {string[]} the sounds that go with it
 */
export function happened(board, events, moving) {
  tidy();
  const sounds = new Set();
  for (const { event } of events) {
    if (event === "played" || event === "attacks" || event === "defends") sounds.add("place");
    if (event === "drew" || event === "fought" || event === "destroyed") sounds.add("turn");
    if (event === "ended") sounds.add("end");
  }
  if (!moving) return [...sounds];
  for (const event of events) {
    if (event.event === "played") played(board, event);
    if (event.event === "tapped") turned(board, event.land.id);
    if (event.event === "attacks") turned(board, event.attacker.id);
    if (event.event === "hurt") pop(board.querySelector(`[data-plate="${event.seat}"] .mage-hp`));
    if (event.event === "fought" && event.damage > 0) pop(board.querySelector(`[data-plate="${1 - event.attacker.thing.seat}"] .mage-hp`));
    if (event.event === "destroyed") pop(board.querySelector(`#discard-${event.thing.seat} summary`));
  }
  return [...sounds];
}
