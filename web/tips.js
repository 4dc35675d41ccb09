// The text of a card on hover, focus or a first tap, in a fixed place beside the
// board, and piles that open one at a time: for every table on which cards lie.
// What has a text is a .slot whose aria-describedby names it; what is told besides
// is its data-more.

/** A finger that rests for so long looks closer instead of picking. */
const LONG = 450;

/** The text that is shown, and of what. */
const tip = document.createElement("div");
tip.className = "tip";
tip.setAttribute("role", "tooltip");
tip.hidden = true;
tip.dir = document.documentElement.dir;
/** Where it is told, if the page has such a place; otherwise beside the card. */
const pane = document.getElementById("card-pane");
(pane ?? document.body).append(tip);

/** @type {Element | null} */
let told = null;

/** Takes the text away. */
export function hide() {
  tip.hidden = true;
  pane?.classList.remove("told");
  told = null;
}

/**
 * What has a text, at or around this.
 * @param {EventTarget | null} target
 */
function cardOf(target) {
  return target instanceof Element ? target.closest(".slot[aria-describedby]") : null;
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
  pane?.classList.add("told");
  // What comes up over the table keeps away from the card.
  pane?.classList.toggle("above", card.getBoundingClientRect().top > innerHeight / 2);
  if (pane) return;
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
document.addEventListener("scroll", () => {
  // What is looked at may have been scrolled to just now: its text goes along.
  if (told?.matches(":focus-visible, :hover")) show(told);
  else hide();
}, { passive: true, capture: true });
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
/** What a finger touched last, and what was told then. @type {Element | null} */
let tapped = null;
document.addEventListener("click", (event) => {
  const card = cardOf(event.target);
  const touch = event instanceof PointerEvent && event.pointerType === "touch";
  // The first tap shows the card; where that would already do something, the second does it.
  const first = touch && card !== null && tapped !== card;
  tapped = touch ? card : null;
  if (card && (looked || first && card.classList.contains("ends"))) {
    event.preventDefault();
    event.stopPropagation();
    show(card);
  } else if (touch && card) {
    show(card);
  } else if (!pane?.contains(event.target instanceof Node ? event.target : null)) {
    hide();
    close(event.target instanceof Node ? event.target : null);
  }
  looked = false;
}, { capture: true });

/** Takes the text away if what it belongs to is gone. */
export function tidy() {
  if (told && !told.isConnected) hide();
}
