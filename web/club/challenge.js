// A challenge that waits: as soon as somebody has accepted it, its maker is led to
// the table. Without this script the page is loaded again by hand.

import { copy } from "../copy.js";

/** So often it is asked, in milliseconds. */
const EVERY = 1500;

const waiting = document.querySelector("[data-waiting]");
const state = waiting instanceof HTMLElement ? (waiting.dataset["waiting"] ?? "") : "";

/** Asks once how it stands; goes where it leads, or asks again later. */
async function look() {
  try {
    const answer = await fetch(state, { headers: { accept: "application/json" } });
    if (answer.ok) {
      const { to } = await answer.json();
      if (typeof to === "string") {
        location.assign(to);
        return;
      }
    } else if (answer.status === 404) {
      // Withdrawn in another window: the page says so.
      location.reload();
      return;
    }
  } catch {
    // The server cannot be reached now; it may be later.
  }
  setTimeout(look, EVERY);
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
  if (button instanceof HTMLElement) void copy(button, button.dataset["copied"] ?? "");
});

if (state) void look();
