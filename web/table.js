// The table page: wires the live socket, the input by places, the list of
// moves, the drawer and the notices together. What a game adds to it is in
// games/<game>.js and is optional.

import { Bubble } from "./bubble.js";
import { copy } from "./copy.js";
import { Live, offers } from "./live.js";
import { newest, settle, showNow, showPast, take } from "./parts.js";
import { Picks } from "./picks.js";
import * as sound from "./sound.js";

/** @typedef {import("./live.js").Seen} Seen */
/** @typedef {import("./live.js").Command} Command */
/** @typedef {{ happened: (board: ParentNode, events: any[], moving: boolean) => string[], rest?: () => void }} GameModule */

/** How long a button asks once more before it forgets. */
const SURE_FOR = 5000;
/** A connection that comes back sooner than this is not worth a notice. */
const NOTICE_AFTER = 400;

const table = /** @type {HTMLElement} */ (document.getElementById("table"));
const base = table.dataset["base"] ?? "";
const words = JSON.parse(table.dataset["words"] ?? "{}");
const wentOn = document.getElementById("went-on");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const hint = /** @type {HTMLElement} */ (document.getElementById("hint"));
const bubble = new Bubble(/** @type {HTMLElement} */ (document.getElementById("refusal")), words);

/** The earlier moment that is looked at; null is now. @type {string | null} */
let step = table.dataset["step"] ?? null;
/** The last entry that the page has shown. */
let seq = Number(table.dataset["seq"] ?? 0);
/** What the socket said last. @type {Seen | null} */
let now = null;
/** Set by whoever pressed the button for a rematch: follow it when it is there. */
let rematch = false;
/** An action that is on its way: one at a time. @type {Promise<import("./live.js").Answer> | null} */
let acting = null;
/** Whether that only picks something up or is refused: what follows need not be pressed again. */
let picking = false;
/** The last entry that an own action was answered with. */
let acked = 0;

/** @type {GameModule | null} */
let game = null;
const ready = import(`./games/${table.dataset["game"]}.js`).then((module) => { game = module; }, () => {
  // A game without a module of its own is played without movement.
});

const picks = new Picks(table, act, sure);

/** Takes away what was said beside the board; tells whether there was anything. */
function hush() {
  const was = !hint.hidden;
  hint.hidden = true;
  return bubble.hide() || was;
}

/**
 * Who is asked when a place belongs to no action.
 * @param {number[]} pending
 * @param {number[]} yours
 */
function asked(pending, yours) {
  return yours.find((seat) => pending.includes(seat)) ?? yours[0] ?? -1;
}

/**
 * @param {number} seat
 * @param {import("./picks.js").Wanted} wanted
 * @param {string} place
 * @param {boolean} [touch] whether it only picks something up
 * @returns {Promise<boolean | null>} whether it was done; null if the rules have nothing to say
 */
async function act(seat, wanted, place, touch = false) {
  // Who only picked something up goes on at once; anything else is shown first, so that two quick touches of one
  // button are not two acts.
  if (step !== null || ((acting || seq < acked) && !picking)) return false;
  const before = acting;
  picking = touch || "places" in wanted;
  hush();
  const send = async () => {
    await before;
    const known = Math.max(seq, acked);
    return live.send("places" in wanted ? { do: "touch", seat, ...wanted, seq: known } : { do: "act", seat, ...wanted, seq: known });
  };
  const mine = send();
  acting = mine;
  const answer = await mine;
  if (acting === mine) acting = null;
  if (answer.t === "ack") acked = answer.seq;
  if (answer.t !== "refused") {
    rest();
    return true;
  }
  if (answer.code === "nothing-there") return null;
  const beside = document.querySelector(`[data-place="${CSS.escape(place)}"]`);
  if (beside) bubble.refuse(beside, answer.message, answer.rule);
  sound.play("refuse");
  return false;
}

/** Tells the game when what was done is shown and nothing is on its way, so that it may go on by itself. */
function rest() {
  if (!acting && seq >= acked && step === null) game?.rest?.();
}

/** @param {Seen} seen */
function seen(seen) {
  const before = seq;
  now = seen;
  seq = seen.seq;
  if (rematch && seen.rematch) {
    // Once: a second change of address would break off the first.
    rematch = false;
    location.assign(seen.rematch);
    return;
  }
  note((seen.said ?? []).filter((one) => one.seq > before));
  take(seen, step === null, light);
  if (step !== null) {
    if (wentOn && seq > before) wentOn.hidden = false;
    void look(step);
    return;
  }
  shown(seen.events.filter((entry) => entry.seq > before).flatMap((entry) => entry.events));
}

/** So many lines are kept of what happened since the own last act. */
const MOST_LINES = 200;

/**
 * Notes what happened since the reader's own last act.
 * @param {NonNullable<Seen["said"]>} said
 */
function note(said) {
  const since = document.getElementById("since");
  const list = since?.querySelector("ol");
  if (!since || !list) return;
  for (const { own, said: lines } of said) {
    if (own) list.replaceChildren();
    else for (const line of lines) list.append(Object.assign(document.createElement("li"), { textContent: line }));
  }
  while (list.children.length > MOST_LINES) list.firstElementChild?.remove();
  since.hidden = list.children.length === 0;
}

/** Marks what can be done now. */
function light() {
  if (!now || step !== null) return picks.light();
  const { over, offer, pending, yours } = now;
  picks.offer(over ? [] : offers(offer), over ? -1 : asked(pending, yours));
}

/**
 * The present is shown.
 * @param {any[]} events what happened since it was last shown
 */
function shown(events) {
  retitle();
  if (events.length === 0) return;
  hush();
  const board = document.getElementById("part-board");
  const sounds = board && game ? game.happened(board, events, !still.matches) : [];
  for (const name of sounds) sound.play(name);
  rest();
}

/** The ways of a review, by their keys: what lies before is where the list begins. @type {Record<string, string>} */
const WAYS = document.dir === "rtl"
  ? { ArrowRight: "previous", ArrowLeft: "next", Home: "first", End: "last" }
  : { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };

/**
 * Steps through the moves by keys: while an earlier moment is looked at, once the game is over, and from the list.
 * @param {KeyboardEvent} event
 */
function review(event) {
  const way = WAYS[event.key];
  const here = event.target instanceof Element ? event.target : null;
  if (!way || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  if (here?.closest("input, select, textarea, dialog, summary, [role=radiogroup]")) return;
  if (step === null && !now?.over && !here?.closest("#part-moves")) return;
  event.preventDefault();
  event.stopPropagation();
  const link = document.querySelector(`a[data-step="web-step-${way}"]`);
  if (link instanceof HTMLElement) void look(link.dataset["at"] ?? "now");
}
document.addEventListener("keydown", review, { capture: true });

/** Tells in the browser's tab who sits here and when the game waits for the reader. */
function retitle() {
  const told = table.querySelector("[data-title]")?.getAttribute("data-title");
  if (told) document.title = words.title.replace("PAGE", told);
}

/**
 * Looks at an earlier moment, or at now again.
 * @param {string} at
 */
async function look(at) {
  hush();
  if (at === "now") {
    step = null;
    if (wentOn) wentOn.hidden = true;
    history.replaceState(null, "", base);
    if (now) {
      showNow(light);
      shown([]);
    } else location.assign(base);
    return;
  }
  step = at;
  picks.offer([], -1);
  const answer = await fetch(`${base}/at/${encodeURIComponent(at)}`).catch(() => null);
  // Meanwhile another moment may have been asked for.
  if (!answer?.ok || step !== at) return;
  const { html } = await answer.json();
  if (step !== at) return;
  history.replaceState(null, "", `${base}?at=${encodeURIComponent(at)}`);
  showPast(html, () => picks.light());
}

/**
 * The command of a button.
 * @param {DOMStringMap} data
 * @returns {Command | null}
 */
function command(data) {
  const seat = Number(data["seat"]);
  const todo = data["do"];
  switch (todo) {
    case "undo":
    case "draw":
    case "call-off":
    case "rematch": return { do: todo };
    case "undo-answer":
    case "draw-answer": return { do: todo, yes: data["yes"] === "true" };
    case "claim": return { do: "claim", claim: data["claim"] ?? "" };
    case "fill": return { do: "fill", level: chosen(data["level"] ?? "") };
    case "resign":
    case "hint":
    case "look": return { do: todo, seat };
    default: return null;
  }
}

/**
 * What is chosen in a list.
 * @param {string} id
 */
function chosen(id) {
  const list = document.getElementById(id);
  return list instanceof HTMLSelectElement ? list.value : "";
}

/**
 * What cannot be taken back is asked for once more.
 * @param {HTMLElement} button
 * @returns {boolean} whether it is sure
 */
function sure(button) {
  const question = button.dataset["sure"];
  const label = button.querySelector("[data-label]") ?? button.querySelector("span");
  if (!question || !label || button.classList.contains("sure")) return true;
  const before = label.textContent;
  button.classList.add("sure");
  label.textContent = question;
  const forget = () => {
    button.classList.remove("sure");
    label.textContent = before;
  };
  const timer = setTimeout(forget, SURE_FOR);
  button.addEventListener("blur", () => {
    clearTimeout(timer);
    // What is being pressed must not move away before it is let go.
    if (document.querySelector(":active")) document.addEventListener("pointerup", () => setTimeout(forget), { once: true });
    else forget();
  }, { once: true });
  return false;
}

/** @param {HTMLElement} button */
async function press(button) {
  const wanted = command(button.dataset);
  if (!wanted || button.getAttribute("aria-busy") === "true" || !sure(button)) return;
  hush();
  if (wanted.do === "rematch") rematch = true;
  button.setAttribute("aria-busy", "true");
  const answer = await live.send(wanted);
  button.removeAttribute("aria-busy");
  if (answer.t === "refused") {
    rematch = false;
    bubble.refuse(button.isConnected ? button : table, answer.message, answer.rule);
    sound.play("refuse");
  } else if (answer.t === "hint" && step === null) {
    picks.light();
    const places = answer.places.map((place) => document.querySelector(`[data-place="${CSS.escape(place)}"]`));
    for (const place of places) place?.classList.add("hinted");
    hint.textContent = answer.text;
    hint.hidden = false;
  }
}

/** Brings the rules into their drawer, from the page that they are; its pictures stay there. @param {Element} body */
async function fill(body) {
  const page = new DOMParser().parseFromString(await (await fetch(words.rules)).text(), "text/html");
  for (const picture of page.querySelectorAll("figure")) picture.remove();
  body.replaceChildren(...page.querySelectorAll(".rules > .lead, .rules > .rule"));
}

/** @param {HTMLAnchorElement} link */
async function open(link) {
  const drawer = document.getElementById(link.dataset["drawer"] ?? "");
  if (!(drawer instanceof HTMLDialogElement)) return;
  for (const told of drawer.querySelectorAll(".told")) told.classList.remove("told");
  if (!drawer.open) drawer.showModal();
  const body = drawer.querySelector(".rules");
  // Without a line they cannot be had now.
  if (body && !body.firstChild) await fill(body).catch(() => drawer.close());
  const rule = link.hash ? document.getElementById(link.hash.slice(1)) : null;
  rule?.classList.add("told");
  if (rule) rule.scrollIntoView({ block: "nearest" });
  else drawer.scrollTop = 0;
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(target)) menu.removeAttribute("open");
  }
  const control = target?.closest("[data-do], [data-at], [data-drawer], [data-copy], [data-close], a[data-sure]");
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(control instanceof HTMLElement)) {
    // A click beside a drawer closes it.
    if (target instanceof HTMLDialogElement) target.close();
    return;
  }
  const { do: todo, at, drawer, copy: what } = control.dataset;
  if (todo !== undefined) void press(control);
  else if (at !== undefined) {
    event.preventDefault();
    // The newest moment is now.
    void look(step === null && control === newest() ? "now" : at);
  }
  else if (drawer !== undefined && control instanceof HTMLAnchorElement) { event.preventDefault(); void open(control); }
  else if (what !== undefined) void copy(control, words.copied);
  else if (control instanceof HTMLAnchorElement) { if (!sure(control)) event.preventDefault(); }
  else control.closest("dialog")?.close();
});

document.addEventListener("keydown", (event) => {
  // An open drawer takes the key for itself.
  if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
  if (hush() || picks.back()) event.preventDefault();
  for (const menu of document.querySelectorAll("details.menu[open]")) menu.removeAttribute("open");
});

const notice = document.getElementById("connection");
let noticeTimer = 0;

/** @param {boolean} yes */
function connected(yes) {
  clearTimeout(noticeTimer);
  if (!notice) return;
  if (yes) notice.hidden = true;
  else noticeTimer = setTimeout(() => { notice.hidden = false; }, NOTICE_AFTER);
}

const clocks = table.dataset["now"] ? import("./clock.js") : null;
const live = new Live(`${base}/live`, seq, { seen, time: (now) => clocks?.then(({ told }) => told(now)), connected });
picks.offer(
  step === null ? offers(JSON.parse(table.dataset["offer"] ?? "{}")) : [],
  step === null ? asked(JSON.parse(table.dataset["pending"] ?? "[]"), JSON.parse(table.dataset["yours"] ?? "[]")) : -1,
);
settle();
retitle();
void ready.then(rest);
const soundButton = document.querySelector("[data-sound]");
if (soundButton instanceof HTMLElement) sound.switchBy(soundButton, words);
