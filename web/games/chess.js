// What advanced chess adds to a table: pieces that glide, captured ones that
// fade, points that rise from the square where they were earned, a shiver when
// chance has struck, and the sounds of that. Pieces arrive within a quarter of a
// second; only the numbers stay a little longer.

const GLIDE = 200;
const FADE = 180;
const RISE = 1100;
/** Numbers of one move follow each other at this distance. */
const STAGGER = 110;

const SHAPE = "http://www.w3.org/2000/svg";

/** @typedef {{ x: number, y: number }} Spot */

/**
 * @param {ParentNode} board
 * @param {string} square
 */
function at(board, square) {
  return board.querySelector(`[role="grid"] [data-place="${square}"]`);
}

/**
 * The middle of something.
 * @param {Element} element
 * @returns {Spot}
 */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Lets the piece that stands on a square come from another.
 * @param {ParentNode} board
 * @param {string} from
 * @param {string} to
 * @param {number} delay
 */
function glide(board, from, to, delay) {
  const [begin, end] = [at(board, from), at(board, to)];
  const piece = end?.querySelector(".piece");
  if (!begin || !end || !piece) return;
  const [one, other] = [middle(begin), middle(end)];
  piece.animate(
    [
      { transform: `translate(${one.x - other.x}px, ${one.y - other.y}px)`, zIndex: 9 },
      { transform: "none", zIndex: 9 },
    ],
    { duration: GLIDE, delay, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)", fill: "backwards" },
  );
}

/**
 * The rook's way when the king castles.
 * @param {string} move
 * @returns {[string, string] | null}
 */
function castled(move) {
  const [from, to] = [move.slice(1, 3), move.slice(3, 5)];
  if (move[0] !== "K" || from[0] !== "e" || from[1] !== to[1]) return null;
  if (to[0] === "g") return [`h${from[1]}`, `f${from[1]}`];
  return to[0] === "c" ? [`a${from[1]}`, `d${from[1]}`] : null;
}

/**
 * Lets a captured piece fade where it stood.
 * @param {ParentNode} board
 * @param {{ piece: string, at: string }} captured
 * @param {string} colour
 * @param {number} delay
 */
function fade(board, captured, colour, delay) {
  const square = at(board, captured.at);
  if (!square) return;
  const piece = document.createElementNS(SHAPE, "svg");
  piece.setAttribute("viewBox", "0 0 100 100");
  piece.setAttribute("class", `piece ${colour} leaving`);
  const use = document.createElementNS(SHAPE, "use");
  use.setAttribute("href", `#chess-${captured.piece}`);
  piece.append(use);
  square.append(piece);
  const gone = piece.animate(
    [{ opacity: 1, transform: "none" }, { opacity: 0, transform: "scale(0.6)" }],
    { duration: FADE, delay, easing: "ease-in", fill: "both" },
  );
  gone.addEventListener("finish", () => piece.remove());
  gone.addEventListener("cancel", () => piece.remove());
}

/**
 * Lets a number rise. It hangs beside the board, which may be drawn anew meanwhile.
 * @param {Element} home
 * @param {Spot} from
 * @param {string} text
 * @param {string} kind
 * @param {number} delay
 */
function rise(home, from, text, kind, delay) {
  const outer = home.getBoundingClientRect();
  const number = document.createElement("span");
  number.className = `flying ${kind}`;
  number.setAttribute("aria-hidden", "true");
  number.textContent = text;
  number.style.left = `${from.x - outer.left}px`;
  number.style.top = `${from.y - outer.top}px`;
  home.append(number);
  const gone = number.animate(
    [
      { opacity: 0, transform: "translate(-50%, -20%) scale(0.7)" },
      { opacity: 1, transform: "translate(-50%, -70%) scale(1)", offset: 0.2 },
      { opacity: 1, transform: "translate(-50%, -120%) scale(1)", offset: 0.75 },
      { opacity: 0, transform: "translate(-50%, -180%) scale(1)" },
    ],
    { duration: RISE, delay, easing: "ease-out", fill: "both" },
  );
  gone.addEventListener("finish", () => number.remove());
  gone.addEventListener("cancel", () => number.remove());
}

/**
 * @param {ParentNode} board
 * @param {any[]} events
 */
function move(board, events) {
  const home = board instanceof Element ? board.parentElement : null;
  const table = home?.closest("#table");
  const dropped = table instanceof HTMLElement ? table.dataset["dropped"] : undefined;
  if (table instanceof HTMLElement) delete table.dataset["dropped"];
  let delay = 0;
  let moves = 0;
  let square = "";
  for (const event of events) {
    if (event.event === "moved") {
      if (moves > 0) delay += GLIDE;
      moves += 1;
      const [from, to] = [event.move.slice(1, 3), event.move.slice(3, 5)];
      square = to;
      const rook = castled(event.move);
      // Castling is dropped on the rook, too.
      const seen = dropped === from + to || (rook !== null && dropped === from + rook[0]);
      if (!seen) glide(board, from, to, delay);
      if (rook) glide(board, rook[0], rook[1], delay);
      if (event.captured) fade(board, event.captured, event.seat === 0 ? "black" : "white", seen ? 0 : delay);
    } else if (event.event === "undone") {
      const [from, to] = [event.move.slice(1, 3), event.move.slice(3, 5)];
      square = from;
      glide(board, to, from, 0);
      const rook = castled(event.move);
      if (rook) glide(board, rook[1], rook[0], 0);
    } else if (event.event === "earned" || event.event === "charged") {
      const earned = event.event === "earned";
      const place = at(board, earned ? event.at : square);
      if (home && place) rise(home, middle(place), `${earned ? "+" : "−"}${event.points}`, earned ? "gain" : "fault", delay);
      delay += STAGGER;
    }
  }
}

/** What strikes out of the blue is seen to do so. */
function shiver() {
  document.querySelector(".struck")?.animate(
    [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })), { duration: 240, iterations: 2 },
  );
}

/**
 * Shows what happened on a board that is already drawn as it is now.
 * @param {ParentNode} board
 * @param {any[]} events
 * @param {boolean} moving whether movement is wanted
 * @returns {string[]} the sounds that go with it
 */
export function happened(board, events, moving) {
  const sounds = new Set();
  const has = (/** @type {string[]} */ ...names) => events.some(({ event }) => names.includes(event));
  if (has("moved", "undone")) sounds.add("place");
  if (has("earned")) sounds.add("turn");
  if (has("red-line", "tampered")) sounds.add("refuse");
  if (has("ended")) sounds.add("end");
  if (moving) {
    move(board, events);
    if (has("red-line", "tampered")) shiver();
  }
  return [...sounds];
}
