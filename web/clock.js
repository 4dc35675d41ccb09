// The clocks of a table, counted down by the server's time.
//
// Lives here: what the server's clock shows now, the digits, and what is said when little is left.
// Deliberately absent: any decision. When time is over, the server says so.

/** So often they are looked at; a second changes at once. */
const LOOK = 100;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on tenths of a second are shown. */
const TENTHS = 10 * SECOND;

const digits = new Intl.NumberFormat(document.documentElement.lang, { useGrouping: false });
const two = new Intl.NumberFormat(document.documentElement.lang, { useGrouping: false, minimumIntegerDigits: 2 });
const few = new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const days = new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit: "day", unitDisplay: "long" });

/**
 * What is left, as a clock shows it.
 * @param {number} left
 * @param {boolean} running
 */
function shown(left, running) {
  if (left >= DAY) return days.format(Math.ceil(left / DAY));
  if (running && left < TENTHS) {
    const tenths = Math.ceil(left / 100);
    return few.format(tenths / 10);
  }
  const all = Math.ceil(left / SECOND) * SECOND;
  const [hours, minutes, seconds] = [Math.floor(all / HOUR), Math.floor(all % HOUR / MINUTE), all % MINUTE / SECOND];
  return hours > 0
    ? `${digits.format(hours)}:${two.format(minutes)}:${two.format(seconds)}`
    : `${digits.format(minutes)}:${two.format(seconds)}`;
}

/** What the server's clock showed, less what ours did; nothing before it was told. @type {number | null} */
let ahead = null;
/** Who was told that little is left, by their keys, until there is more again. @type {Set<string>} */
const warned = new Set();

/**
 * The server's clock showed this a moment ago. A message that was slow on its way makes it look late: of
 * several the one that was quickest is right. Whose own clock stood still while the machine slept is told
 * by the next.
 * @param {number} now
 */
export function told(now) {
  const found = now - performance.now();
  ahead = ahead === null ? found : Math.max(ahead, found);
  show();
}

/** Shows all clocks as they stand. */
function show() {
  for (const clock of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".clock"))) tick(clock);
}

/** @param {HTMLElement} clock */
function tick(clock) {
  const { until, left: still, low, said, key = "" } = clock.dataset;
  const running = until !== undefined;
  if (running && ahead === null) return;
  const left = running ? Math.max(0, Number(until) - performance.now() - (ahead ?? 0)) : Number(still);
  const text = shown(left, running);
  // Whoever reads along is not interrupted for nothing.
  if (clock.textContent !== text) clock.textContent = text;
  const few = left <= Number(low);
  if (running) clock.classList.toggle("low", few);
  if (!few) warned.delete(key);
  else if (running && said !== undefined && !warned.has(key)) {
    warned.add(key);
    const spoken = document.getElementById("clock-said");
    if (spoken) spoken.textContent = said;
  }
}

told(Number(document.getElementById("table")?.dataset["now"]));
setInterval(show, LOOK);
document.addEventListener("visibilitychange", show);
