// What Duel adds to a table: the text of a card, the menu beside a picked card,
// going on over several phases, a list of names that can be searched, and what
// moves and sounds. Shorter than a quarter of a second in all.

import { tidy } from "../tips.js";

const COME = 220;
const TURN = 200;
const POP = 200;
const ROLL = 240;

/** @type {Record<string, number>} */
const PHASES = { draw: 0, standby: 1, main1: 2, battle: 3, main2: 4, end: 5 };

/** The phase that was asked for, and whose turn it was; null once one is there. @type {{ phase: string, turn: string } | null} */
let goal = null;
/** The life points that were shown last, by seat. @type {Map<string, number>} */
const lives = new Map();

/** @returns {HTMLElement | null} */
function table() {
  return document.querySelector("#part-board .duel");
}

/* The menu stands beside the card that was picked. */

function settleMenu() {
  const duel = table();
  const menu = duel?.querySelector(".dmenu");
  const picked = duel?.querySelector(".slot.picked");
  if (!duel || !(menu instanceof HTMLElement) || !picked || !menu.querySelector(".can")) return;
  const home = duel.getBoundingClientRect();
  const it = picked.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const left = Math.min(Math.max(it.left + it.width / 2 - width / 2, home.left), home.right - width);
  // Above the card: what follows on the other side stays in sight, and a thumb covers nothing.
  const above = it.top - height - 6;
  menu.style.left = `${Math.round(left - home.left)}px`;
  menu.style.top = `${Math.round((above >= 0 ? above : it.bottom + 6) - home.top)}px`;
}

const board = document.getElementById("part-board");
if (board) new MutationObserver(settleMenu).observe(board, { subtree: true, childList: true, attributeFilter: ["class"] });
addEventListener("resize", settleMenu);

/* A phase that is not the next one is gone to step by step. */

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const asked = target?.closest("[data-goal]")?.getAttribute("data-goal");
  const turn = table()?.dataset["turn"];
  if (asked && turn) goal = { phase: asked, turn };
  else if (target?.closest("[data-place]")) goal = null;
}, { capture: true });

/** Goes on by itself where nobody has to say that there is nothing to do. Somebody has to be looking. */
function pass() {
  const duel = table();
  if (duel?.dataset["idle"] === undefined || document.visibilityState !== "visible") return;
  const next = duel.querySelector('.bar .can[data-place="button:next"]');
  if (next instanceof HTMLElement) next.click();
}

/** Goes on towards the phase that was asked for; anything else that is asked for comes first. */
export function rest() {
  const duel = table();
  if (!goal) pass();
  if (!goal || !duel) return;
  const { turn, phase } = duel.dataset;
  const there = (PHASES[phase ?? ""] ?? 0) >= (PHASES[goal.phase] ?? 0);
  const next = duel.querySelector('.bar .can[data-place="button:next"]');
  if (turn !== goal.turn || there || !(next instanceof HTMLElement)) {
    goal = null;
    return;
  }
  const kept = goal;
  next.click();
  goal = kept;
}

/* A list of names that can be searched. */

/**
 * Letters that people do not tell apart when they search.
 * @param {string} text
 */
function plain(text) {
  return text.toLocaleLowerCase(document.documentElement.lang).normalize("NFKD").replace(/\p{M}/gu, "")
    .replaceAll("ı", "i").replaceAll("ي", "ی").replaceAll("ك", "ک").replace(/[\u200c\s'-]+/g, "");
}

function find() {
  const input = document.getElementById("duel-find");
  if (!(input instanceof HTMLInputElement)) return;
  const wanted = plain(input.value);
  for (const button of document.querySelectorAll(".name-list [data-name]")) {
    if (button instanceof HTMLElement) button.hidden = !plain(button.dataset["name"] ?? "").includes(wanted);
  }
  const list = document.querySelector(".name-list");
  const first = list?.querySelector("[data-name]:not([hidden])");
  if (!list || !first || list.querySelector('[tabindex="0"]:not([hidden])')) return;
  for (const other of list.querySelectorAll('[tabindex="0"]')) other.setAttribute("tabindex", "-1");
  first.setAttribute("tabindex", "0");
}
document.addEventListener("input", (event) => {
  if (event.target instanceof HTMLElement && event.target.id === "duel-find") find();
});

/* Cheats, where a match allows them: the forms go to the server, and the page stays. */

document.addEventListener("submit", async (event) => {
  const form = event.target instanceof HTMLFormElement && event.target.matches(".cheat") ? event.target : null;
  const said = form?.parentElement?.querySelector(".cheat-said");
  if (!form || !said) return;
  event.preventDefault();
  const fields = new FormData(form, event.submitter);
  /** @type {[string, string][]} */
  const sent = [...fields].map(([name, value]) => [name, String(value)]);
  const headers = { accept: "application/json" };
  const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(sent), headers }).catch(() => null);
  const told = answer?.headers.get("content-type")?.includes("json") ? await answer.json() : null;
  // Whatever else it is, the page of the server says it, or the browser that there is none.
  if (!told) {
    const [name, value] = sent.find(([name]) => name === "cheat") ?? ["", ""];
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
    HTMLFormElement.prototype.submit.call(form);
  }
  said.textContent = told?.said ?? "";
});

/* What moves. */

/**
 * What lies in a zone, or the zone itself.
 * @param {ParentNode} board
 * @param {number} seat
 * @param {string} spot
 */
function zone(board, seat, spot) {
  return board.querySelector(`[data-zone="${seat}-${spot}"]`);
}

/**
 * A short swelling that draws the eye.
 * @param {Element | null | undefined} element
 */
function pop(element) {
  element?.animate([{ scale: 1 }, { scale: 1.2 }, { scale: 1 }], { duration: POP });
}

/**
 * A card comes to its zone from its player.
 * @param {ParentNode} board
 * @param {number} seat
 * @param {string} spot
 */
function come(board, seat, spot) {
  const card = zone(board, seat, spot);
  const plate = board.querySelector(`[data-plate="${seat}"]`);
  if (!card || !plate) return;
  const down = plate.getBoundingClientRect().top > card.getBoundingClientRect().top ? 60 : -60;
  card.animate([{ translate: `0 ${down}px`, opacity: 0 }, { translate: "0 0", opacity: 1 }], { duration: COME, easing: "ease-out" });
}

/**
 * An attacker leaps at what it attacks.
 * @param {ParentNode} board
 * @param {{ seat: number, from: number, to: number | null }} attack
 */
function leap(board, { seat, from, to }) {
  const attacker = zone(board, seat, `monster-${from}`);
  const target = to === null ? board.querySelector(`[data-plate="${1 - seat}"]`) : zone(board, 1 - seat, `monster-${to}`);
  if (!attacker || !target) return;
  const [a, b] = [attacker.getBoundingClientRect(), target.getBoundingClientRect()];
  const [x, y] = [(b.left + b.width / 2 - a.left - a.width / 2) * 0.55, (b.top + b.height / 2 - a.top - a.height / 2) * 0.55];
  attacker.animate([{ translate: "0 0", zIndex: 5 }, { translate: `${x}px ${y}px`, zIndex: 5 }, { translate: "0 0", zIndex: 5 }], { duration: 240, easing: "ease-in-out" });
}

/**
 * Life points roll from what they were to what they are.
 * @param {Element} number
 * @param {number} from
 * @param {number} to
 */
function roll(number, from, to) {
  const digits = new Intl.NumberFormat(document.documentElement.lang, { useGrouping: false });
  const start = performance.now();
  const step = (/** @type {number} */ now) => {
    if (!number.isConnected) return;
    const part = Math.min((now - start) / ROLL, 1);
    number.textContent = digits.format(Math.round(from + (to - from) * part));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/**
 * @param {ParentNode} board
 * @param {boolean} moving
 */
function rollLives(board, moving) {
  for (const number of board.querySelectorAll("[data-life]")) {
    const seat = number.closest("[data-plate]")?.getAttribute("data-plate") ?? "";
    const life = Number(number.getAttribute("data-life"));
    const before = lives.get(seat);
    lives.set(seat, life);
    if (before === undefined || before === life || !moving) continue;
    roll(number, before, life);
    pop(number);
  }
}
if (board) rollLives(board, false);

/**
 * Shows what happened on a table that is already drawn as it is now.
 * @param {ParentNode} board
 * @param {any[]} events
 * @param {boolean} moving whether movement is wanted
 * @returns {string[]} the sounds that go with it
 */
export function happened(board, events, moving) {
  tidy();
  find();
  settleMenu();
  rollLives(board, moving);
  const sounds = new Set();
  for (const { event } of events) {
    if (["summoned", "set", "activated", "attacked"].includes(event)) sounds.add("place");
    if (["drew", "turned", "turned-up", "fought", "destroyed", "negated"].includes(event)) sounds.add("turn");
    if (["round-ended", "ended"].includes(event)) sounds.add("end");
  }
  if (!moving) return [...sounds];
  for (const event of events) {
    const { seat } = event;
    if (event.event === "summoned") come(board, seat, `monster-${event.zone}`);
    if (event.event === "set") come(board, seat, `${event.monster ? "monster" : "spell"}-${event.zone}`);
    if (event.event === "activated" && event.at.spot) pop(zone(board, event.at.seat, event.at.spot));
    if (event.event === "turned") zone(board, seat, `monster-${event.zone}`)?.firstElementChild?.animate([{ rotate: event.attacks ? "90deg" : "0deg" }, {}], { duration: TURN, easing: "ease-out" });
    if (event.event === "attacked") leap(board, event);
    if (event.event === "drew") pop(board.querySelector(`[data-deck="${seat}"]`));
    if (event.event === "destroyed") pop(board.querySelector(`#graveyard-${event.at.seat} summary`));
    if (event.event === "fought") for (const one of [event.attacker, event.target]) if (one.destroyed) pop(board.querySelector(`#graveyard-${one.seat} summary`));
  }
  return [...sounds];
}
