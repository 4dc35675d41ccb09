// What Pentago adds to a table: marbles that drop in, plates that turn, the
// line through a five, and the sounds of that. Shorter than a quarter of a
// second in all.

const DROP = 140;
const TURN = 220;
/** The line through a five comes when the plate has almost arrived. */
const LINE = 60;

/**
 * Turns a plate with everything on it from where it was to where it is.
 * @param {ParentNode} board
 * @param {string} block its number
 * @param {boolean} clockwise
 */
function turn(board, block, clockwise) {
  const plate = board.querySelector(`.plate[data-block="${block}"]`);
  if (!plate) return;
  const home = plate.getBoundingClientRect();
  const quarter = clockwise ? -90 : 90;
  const timing = { duration: TURN, easing: "ease-in-out" };
  for (const part of board.querySelectorAll(`[data-block="${block}"]`)) {
    const box = part.getBoundingClientRect();
    // All parts turn about the middle of the plate; it is lifted a little on the way.
    const transformOrigin = `${home.left + home.width / 2 - box.left}px ${home.top + home.height / 2 - box.top}px`;
    const at = (/** @type {number} */ angle, /** @type {number} */ scale) => (
      { transform: `rotate(${angle}deg) scale(${scale})`, transformOrigin }
    );
    part.animate([at(quarter, 1), at(quarter / 2, 0.93), at(0, 1)], timing);
    // The light stays where it is.
    part.querySelector(".marble")?.animate([{ transform: `rotate(${-quarter}deg)` }, { transform: "rotate(0)" }], timing);
  }
}

/**
 * Shows what happened on a board that is already drawn as it is now.
 * @param {ParentNode} board
 * @param {any[]} events
 * @param {boolean} moving whether movement is wanted
 * @returns {string[]} the sounds that go with it
 */
export function happened(board, events, moving) {
  const sounds = [];
  // Only the last part of a turn: what stands on the board is its result.
  const last = events.findLast(({ event }) => event === "placed" || event === "turned");
  if (last?.event === "placed") {
    sounds.push("place");
    const [row, column] = last.square.split(" ");
    const marble = board.querySelector(`[data-place="r${row}c${column}"] .marble`);
    if (moving) {
      marble?.animate(
        [{ transform: "scale(1.3)", opacity: 0 }, { transform: "scale(1)", opacity: 1 }],
        { duration: DROP, easing: "ease-out" },
      );
    }
  } else if (last?.event === "turned") {
    sounds.push("turn");
    const [block, way] = last.turn.split(" ");
    if (moving) turn(board, block, way === "cw");
  }
  if (events.some(({ event }) => event === "ended" || event === "resigned")) {
    sounds.push("end");
    if (moving) {
      board.querySelector(".fives")?.animate(
        [{ opacity: 0 }, { opacity: 1 }],
        { delay: 250 - LINE, duration: LINE, fill: "backwards" },
      );
    }
  }
  return sounds;
}
