// What UNO adds to a table: cards that fly from the hand to the middle and from
// the stock to the hand, a ring of arrows that swings round, and the sounds of
// that. Shorter than a quarter of a second in all.

const FLY = 240;
const POP = 200;

/** @typedef {{ x: number, y: number, width: number }} Spot */

/**
 * Where something is: its middle, and how wide it is.
 * @param {Element} element
 * @returns {Spot}
 */
function spot(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

/**
 * Lets a card come from somewhere to where it lies.
 * @param {Element} card
 * @param {Spot} from
 * @param {number} turned by how many degrees it lies askew at first
 */
function come(card, from, turned) {
  const to = spot(card);
  const scale = to.width > 0 ? from.width / to.width : 1;
  card.animate(
    [
      { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(${turned}deg) scale(${scale})`, zIndex: 9 },
      { transform: "none", zIndex: 9 },
    ],
    { duration: FLY, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
  );
}

/**
 * Lets the back of a card go from the stock to a player, and then be gone.
 * @param {Element} back
 * @param {Spot} to
 */
function go(back, to) {
  const from = spot(back);
  const flying = /** @type {Element} */ (back.cloneNode(true));
  flying.classList.add("flying");
  back.after(flying);
  const away = flying.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) rotate(-14deg) scale(0.5)`, opacity: 0.9 },
    ],
    { duration: FLY, easing: "ease-out" },
  );
  away.addEventListener("finish", () => flying.remove());
  away.addEventListener("cancel", () => flying.remove());
}

/**
 * A short swelling that draws the eye.
 * @param {Element | null} element
 */
function pop(element) {
  element?.animate([{ transform: "scale(1)" }, { transform: "scale(1.18)" }, { transform: "scale(1)" }], { duration: POP });
}

/**
 * What stands for a player: the own hand, or the plate at the table.
 * @param {ParentNode} board
 * @param {number} seat
 */
function side(board, seat) {
  const plate = board.querySelector(`[data-plate="${seat}"]`);
  if (plate?.closest(".self")) return board.querySelector(".hand") ?? plate;
  return plate?.querySelector(".fan") ?? plate;
}

/**
 * A card was laid: it comes to the middle from whoever laid it.
 * @param {ParentNode} board
 * @param {{ seat: number, card: string }} laid
 */
function laid(board, { seat, card }) {
  const pile = board.querySelector(".pile");
  const from = side(board, seat);
  const face = pile?.querySelector(".card");
  if (!pile || !face || !from || pile.getAttribute("data-card") !== card) return;
  const { x, y } = spot(from);
  come(face, { x, y, width: spot(face).width * 0.7 }, 24);
}

/**
 * Cards were drawn: the own ones come to where they lie, others go to their player.
 * @param {ParentNode} board
 * @param {{ seat: number, count: number, cards: string[] | null }} drew
 */
function drew(board, { seat, count, cards }) {
  const back = board.querySelector(".stock .card");
  const to = side(board, seat);
  if (!back || !to || count === 0) return;
  const own = to.classList.contains("hand") ? (cards ?? []) : [];
  const places = new Set(own.map((card) => `hand:${card}`));
  const mine = [...board.querySelectorAll(".hand [data-place]")].filter((card) => places.has(card.getAttribute("data-place") ?? ""));
  if (mine.length === 0) {
    go(back, spot(to));
    return;
  }
  for (const card of mine) {
    const face = card.querySelector(".card");
    if (face) come(face, spot(back), -14);
  }
}

/**
 * Shows what happened on a table that is already drawn as it is now.
 * @param {ParentNode} board
 * @param {any[]} events
 * @param {boolean} moving whether movement is wanted
 * @returns {string[]} the sounds that go with it
 */
export function happened(board, events, moving) {
  const sounds = new Set();
  const last = events.findLast(({ event }) => event === "laid");
  if (last) sounds.add("place");
  if (events.some(({ event }) => event === "drew" || event === "reversed")) sounds.add("turn");
  if (events.some(({ event }) => event === "ended")) sounds.add("end");
  if (moving) {
    if (last) laid(board, last);
    for (const event of events.filter(({ event }) => event === "drew")) drew(board, event);
    for (const { event, clockwise, seat } of events) {
      if (event === "called" || event === "caught" || event === "jumpedin") pop(board.querySelector(`[data-plate="${seat}"]`));
      if (event === "swapped" || event === "handedon") pop(board.querySelector(".hand"));
      if (event === "named") pop(board.querySelector(".force"));
      if (event === "penalty") pop(board.querySelector(".penalty"));
      if (event === "reversed") {
        const swing = clockwise ? -160 : 160;
        board.querySelector(".ring")?.animate([{ rotate: `${swing}deg` }, { rotate: "0deg" }], { duration: FLY, easing: "ease-out" });
      }
    }
  }
  return [...sounds];
}
