// The card creator: what is typed is judged while one types, and lines are taken
// from the list of parts. Without this script a button asks for the judgement.

const form = document.querySelector("form[data-check]");
const verdict = document.getElementById("verdict");
const effect = document.getElementById("make-effect");

/** So long nothing was typed before it is judged, in milliseconds: a server takes so many forms a minute. */
const QUIET = 700;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;
let asked = 0;

/** Asks what is thought of the card; only the latest answer counts. */
async function judge() {
  if (!(form instanceof HTMLFormElement) || !verdict) return;
  asked += 1;
  const now = asked;
  const data = new URLSearchParams();
  for (const [name, value] of new FormData(form)) data.set(name, String(value));
  try {
    const answer = await fetch(form.dataset["check"] ?? "", { method: "POST", body: data });
    const text = await answer.text();
    // Whatever else is answered, a page says it when the card is made.
    if (!answer.ok || answer.redirected || now !== asked) return;
    const page = new DOMParser().parseFromString(text, "text/html");
    verdict.replaceChildren(...page.body.childNodes);
  } catch {
    // The server cannot be reached: the next try comes with the next letter.
  }
}

form?.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(judge, QUIET);
});

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-line]") : null;
  if (!(button instanceof HTMLElement) || !(effect instanceof HTMLTextAreaElement)) return;
  const line = button.dataset["line"] ?? "";
  // After the line in which the cursor stands.
  const at = effect.value.indexOf("\n", effect.selectionEnd);
  const before = at < 0 ? effect.value : effect.value.slice(0, at);
  const after = at < 0 ? "" : effect.value.slice(at);
  const start = before === "" || before.endsWith("\n") ? before : `${before}\n`;
  effect.value = `${start}${line}${after}`;
  const cursor = start.length + line.length;
  effect.setSelectionRange(cursor, cursor);
  effect.dispatchEvent(new Event("input", { bubbles: true }));
});
