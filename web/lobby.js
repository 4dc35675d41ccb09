// The lobby: what changes in the hall and of one's own is put in place as it comes, and what is done there is sent
// without leaving the page. Without this script forms are sent as they are, and a reload shows what is new.

import { Live } from "./live.js";
import { dress, refill, replace } from "./patch.js";
import { Pieces } from "./pieces.js";

const home = document.getElementById("lobby");
const said = document.getElementById("lobby-said");
const refused = document.getElementById("lobby-refused");
const lost = document.getElementById("lobby-lost");

/** What was drawn, of the hall and of the reader's own. @type {Record<string, Pieces>} */
const all = { hall: new Pieces(), own: new Pieces() };

/** Where this browser has been led to already: who goes back is not led there again. */
const LED = "meydan-led";

/** @param {string} key */
function find(key) {
  return key.startsWith("part:") ? document.getElementById(`part-${key.slice(5)}`) : document.querySelector(`[data-key="${CSS.escape(key)}"]`);
}

/** What there is to say, by the piece that says it. @returns {Map<string, string>} */
function sayings() {
  const pieces = document.querySelectorAll("[data-key][data-say]");
  return new Map([...pieces].map((one) => [one.getAttribute("data-key") ?? "", one.getAttribute("data-say") ?? ""]));
}

/** Says what is new. @param {Map<string, string>} before */
function speak(before) {
  const news = [...sayings()].filter(([key, text]) => before.get(key) !== text).map(([, text]) => text);
  if (said && news.length > 0) said.textContent = news.join(" ");
}

/** Whoever had the focus in what is gone goes on where it was. @param {Element | null} part */
function refocus(part) {
  if (!part || document.activeElement !== document.body) return;
  const next = part.querySelector("button, a[href]") ?? document.querySelector("main h1");
  if (!(next instanceof HTMLElement)) return;
  if (next.matches("h1")) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/** @param {any} message */
function show(message) {
  const pieces = all[message.of];
  if (!pieces) return;
  const first = message.base === undefined && pieces.isEmpty();
  const before = sayings();
  const focused = document.activeElement?.closest('[id^="part-"]') ?? null;
  const changed = pieces.learn(message);
  if (message.base === undefined) {
    for (const name of pieces.parts()) {
      const part = document.getElementById(`part-${name}`);
      if (part) refill(part, pieces.inside(`part:${name}`));
    }
  } else {
    for (const { key, fresh } of changed) {
      const element = fresh ? find(key) : null;
      if (element && !key.startsWith("part:")) replace(element, pieces.whole(key));
    }
    for (const { key, fresh, inside } of changed) {
      const element = fresh && !key.startsWith("part:") ? null : find(key);
      if (!element) continue;
      if (!key.startsWith("part:")) dress(element, pieces.attributes(key));
      if (inside) refill(element, pieces.inside(key));
    }
  }
  refocus(focused);
  // What stood on the page when it was opened was read there.
  if (!first) speak(before);
  if (message.go) lead(message.go);
}

/** Leads to where one is expected, once. @param {string} way */
function lead(way) {
  if (sessionStorage.getItem(LED) === way) return;
  sessionStorage.setItem(LED, way);
  location.assign(way);
}

/** @param {string} text */
function refuse(text) {
  if (!refused) return;
  refused.textContent = text;
  refused.hidden = text === "";
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-lobby]")) return;
  event.preventDefault();
  const button = event.submitter;
  if (form.getAttribute("aria-busy") === "true") return;
  form.setAttribute("aria-busy", "true");
  refuse("");
  const fields = new URLSearchParams();
  if (button instanceof HTMLButtonElement && button.name) fields.set(button.name, button.value);
  try {
    const answer = await fetch(form.action, { method: "POST", body: fields, headers: { Accept: "application/json" } });
    const told = await answer.json();
    if (told.error) refuse(told.error.message);
    else if (told.go) {
      sessionStorage.setItem(LED, told.go);
      location.assign(told.go);
    }
  } catch {
    if (lost) lost.hidden = false;
  } finally {
    form.removeAttribute("aria-busy");
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") refuse("");
});

if (home) {
  new Live(home.dataset["live"] ?? "", 0, {
    seen: show,
    time: () => {},
    connected: (yes) => { if (lost) lost.hidden = yes; },
  });
}
