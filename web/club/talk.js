// Members talk: lines come by themselves, and one's own is sent without leaving the
// page. Without this script the form is sent as it is, and reloading shows what is new.

const lines = document.getElementById("talk-lines");
const form = document.querySelector(".talk-form");
const field = document.getElementById("say-text");
const lost = document.getElementById("talk-lost");

/** So many lines are shown; the server gives no more either. */
const MOST = 100;

const clock = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "short", timeStyle: "short" });

/** Tells times as the reader's own clock does. @param {ParentNode} page */
function retell(page) {
  for (const time of page.querySelectorAll("time[datetime]")) {
    const moment = new Date(time.getAttribute("datetime") ?? "");
    if (Number.isNaN(moment.getTime())) continue;
    time.textContent = clock.format(moment);
    time.removeAttribute("dir");
  }
}

/** The number of the last line that is here. */
const last = () => Number(lines?.lastElementChild?.getAttribute("data-said") ?? lines?.dataset["last"] ?? 0);

/** Puts lines below those that are here; what is here already stays. @param {ParentNode} page */
function take(page) {
  for (const line of page.querySelectorAll("[data-said]")) {
    if (!lines || Number(line.getAttribute("data-said")) <= last()) continue;
    retell(line);
    lines.append(line);
    if (lines.childElementCount > MOST) lines.firstElementChild?.remove();
  }
}

/** @param {string} html */
const parsed = (html) => new DOMParser().parseFromString(html, "text/html");

/** @type {EventSource | null} */
let live = null;

function listen() {
  if (live && live.readyState !== EventSource.CLOSED || !lines) return;
  live = new EventSource(`${lines.dataset["live"]}?after=${last()}`);
  live.addEventListener("open", () => { if (lost) lost.hidden = true; });
  live.addEventListener("message", (event) => take(parsed(JSON.parse(event.data))));
  // A browser comes back by itself, unless the server said that there is no use in it.
  live.addEventListener("error", () => { if (lost) lost.hidden = live?.readyState !== EventSource.CLOSED; });
}

// A browser has few connections to a server: pages that nobody looks at hold none.
document.addEventListener("visibilitychange", () => {
  if (document.hidden) live?.close();
  else listen();
});

/** Shows what the server said about a line. @param {Document} page */
function say(page) {
  for (const old of document.querySelectorAll(".club > .problem:not(#talk-lost)")) old.remove();
  const said = page.querySelector(".club > .problem:not(#talk-lost)");
  if (said) form?.before(said);
  return said !== null;
}

let sending = false;

form?.addEventListener("submit", async (event) => {
  if (!(form instanceof HTMLFormElement) || !(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (sending) return;
  sending = true;
  const text = field.value;
  try {
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams({ text }) });
    const page = parsed(await answer.text());
    if (!page.getElementById("talk-lines")) {
      // Signed out, or something is wrong: the server says it on a page of its own.
      location.reload();
      return;
    }
    take(page);
    // What was typed in the meantime stays.
    if (!say(page) && field.value === text) field.value = "";
    field.focus();
  } catch {
    if (lost) lost.hidden = false;
  } finally {
    sending = false;
  }
});

retell(document);
if (!document.hidden) listen();
