// The set-up page: texts of many lines can be taken from an example or a file.
// Without this script they are typed or pasted.

/** No file is read that is larger than any text may be. */
const MOST = 100_000;

/**
 * @param {string | undefined} name
 * @returns {HTMLTextAreaElement | null}
 */
function field(name) {
  const found = document.getElementById(name ?? "");
  return found instanceof HTMLTextAreaElement ? found : null;
}

/**
 * @param {HTMLTextAreaElement} area
 * @param {string} text
 */
function fill(area, text) {
  area.value = text;
  area.focus();
  area.setSelectionRange(0, 0);
  area.scrollTop = 0;
}

for (const loads of document.querySelectorAll("[data-loads]")) loads.removeAttribute("hidden");

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-example]") : null;
  if (!(button instanceof HTMLElement)) return;
  const name = button.dataset["example"];
  const area = field(name);
  const example = document.getElementById(`${name}-example`);
  if (area && example) fill(area, example.textContent ?? "");
});

document.addEventListener("change", async (event) => {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || input.dataset["file"] === undefined) return;
  const area = field(input.dataset["file"]);
  const file = input.files?.[0];
  if (area && file) fill(area, await file.slice(0, MOST).text());
  // The same file can be chosen again after it was changed.
  input.value = "";
});
