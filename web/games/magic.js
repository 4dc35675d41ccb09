// What Magic adds to a table: the text of a card on hover, focus or a long
// press, cards that come into play and turn, and the sounds of that. Shorter
// than a quarter of a second in all.

const COME = 220;
const TURN = 200;
const POP = 200;
/** A finger that rests for so long looks closer instead of picking. */
const LONG = 450;

/** The text that is shown, and of what. */
const tip = document.createElement("div");
tip.className = "tip";
tip.setAttribute("role", "tooltip");
tip.hidden = true;
tip.dir = document.documentElement.dir;
document.body.append(tip);

/** @type {Element | null} */
let told = null;

function hide() {
  tip.hidden = true;
  told = null;
}

/**
 * What has a text, at or around this.
 * @param {EventTarget | null} target
 */
function cardOf(target) {
  return target instanceof Element ? target.closest(".magic .slot[aria-describedby]") : null;
}

/** @param {Element} card */
function show(card) {
  const text = document.getElementById(card.getAttribute("aria-describedby") ?? "");
  if (!text) return;
  told = card;
  const body = /** @type {Element} */ (text.cloneNode(true));
  body.removeAttribute("id");
  tip.replaceChildren(body);
  const more = card.getAttribute("data-more");
  if (more) {
    const lines = document.createElement("p");
    lines.className = "tip-more";
    lines.textContent = more;
    tip.append(lines);
  }
  tip.hidden = false;
  const it = card.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  // Beside the card, never over it: above, below, or where there is room.
  const above = it.top - 8 - height;
  const left = Math.min(Math.max(it.left + it.width / 2 - width / 2, 8), document.documentElement.clientWidth - width - 8);
  tip.style.left = `${Math.round(left)}px`;
  tip.style.top = `${Math.round(above >= 4 ? above : Math.min(it.bottom + 8, innerHeight - height - 4))}px`;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const card = cardOf(event.target);
  if (card && card !== told) show(card);
  else if (!card && told && !told.matches(":focus-visible")) hide();
});
document.addEventListener("focusin", (event) => {
  const card = cardOf(event.target);
  if (card?.matches(":focus-visible")) show(card);
  else hide();
});
document.addEventListener("focusout", hide);
document.addEventListener("scroll", hide, { passive: true, capture: true });
/**
 * Closes the piles that were opened, but for the one that holds this; what was asked for stays.
 * @param {Node | null} inside
 */
function close(inside) {
  for (const heap of document.querySelectorAll(".heap[open]:not(.asked)")) {
    if (heap.contains(inside)) continue;
    const focused = heap.contains(document.activeElement);
    heap.removeAttribute("open");
    if (focused) heap.querySelector("summary")?.focus();
  }
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  hide();
  close(null);
});

/** A finger that rests on a card. */
let resting = 0;
/** Whether it looked closer, so that lifting it picks nothing. */
let looked = false;
document.addEventListener("pointerdown", (event) => {
  clearTimeout(resting);
  looked = false;
  if (event.pointerType !== "touch") {
    hide();
    return;
  }
  const card = cardOf(event.target);
  if (!card) hide();
  else resting = setTimeout(() => { looked = true; show(card); }, LONG);
});
for (const over of ["pointerup", "pointercancel"]) document.addEventListener(over, () => clearTimeout(resting));
document.addEventListener("contextmenu", (event) => { if (looked && cardOf(event.target)) event.preventDefault(); });
document.addEventListener("click", (event) => {
  if (looked && cardOf(event.target)) {
    event.preventDefault();
    event.stopPropagation();
  } else {
    hide();
    close(event.target instanceof Node ? event.target : null);
  }
  looked = false;
}, { capture: true });

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
  if (told && !told.isConnected) hide();
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
