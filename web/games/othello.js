// What Othello adds to a table: discs that drop in and turn over, and the
// sounds of that. Shorter than a quarter of a second in all.

const DROP = 140;
const TURN = 190;
/** A disc further away turns a little later. */
const RIPPLE = 8;

/**
 * @param {ParentNode} board
 * @param {string} square
 */
function disc(board, square) {
  return board.querySelector(`[data-place="${square}"] .disc`);
}

/**
 * @param {string} one
 * @param {string} other
 */
function distance(one, other) {
  const column = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  const row = Math.abs(one.charCodeAt(1) - other.charCodeAt(1));
  return Math.max(column, row);
}

/**
 * The disc shows its old face until it stands on edge, then its new one.
 * @param {Element} now
 * @param {number} delay
 */
function turn(now, delay) {
  const black = now.classList.contains("black");
  const before = /** @type {Element} */ (now.cloneNode(true));
  before.querySelector("use")?.setAttribute("href", black ? "#disc-white" : "#disc-black");
  before.classList.add("leaving");
  now.after(before);
  const half = TURN / 2;
  const away = before.animate([{ transform: "rotateY(0)" }, { transform: "rotateY(90deg)" }], {
    delay, duration: half, easing: "ease-in", fill: "both",
  });
  away.finished.then(() => before.remove(), () => before.remove());
  now.animate([{ transform: "rotateY(-90deg)" }, { transform: "rotateY(0)" }], {
    delay: delay + half, duration: half, easing: "ease-out", fill: "backwards",
  });
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
  const placed = events.findLast((event) => event.event === "placed");
  if (placed) {
    sounds.push("place", "turn");
    if (moving) {
      disc(board, placed.square)?.animate(
        [{ transform: "scale(1.25)", opacity: 0 }, { transform: "scale(1)", opacity: 1 }],
        { duration: DROP, easing: "ease-out" },
      );
      for (const square of placed.turned) {
        const turned = disc(board, square);
        if (turned) turn(turned, distance(placed.square, square) * RIPPLE);
      }
    }
  }
  if (events.some((event) => event.event === "ended" || event.event === "resigned")) sounds.push("end");
  return sounds;
}
