// Soft sounds, made on the spot: no file is fetched. Off until asked for, and
// remembered in this browser.

const KEY = "meydan-sound";

/** @type {AudioContext | null} */
let audio = null;

/** @returns {boolean} */
export function wanted() {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    // Storage can be forbidden; then sound stays off after a reload.
    return false;
  }
}

/** @param {boolean} yes */
function remember(yes) {
  try {
    localStorage.setItem(KEY, yes ? "on" : "off");
  } catch {
    // See above.
  }
}

/**
 * A short knock: a sine that falls a little and fades.
 * @param {AudioContext} context
 * @param {number} pitch in Hz
 * @param {number} after in seconds
 * @param {number} length in seconds
 * @param {number} loud
 */
function knock(context, pitch, after, length, loud) {
  const at = context.currentTime + after;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = "sine";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** @type {Record<string, (context: AudioContext) => void>} */
const SOUNDS = {
  place: (context) => { knock(context, 330, 0, 0.12, 0.25); knock(context, 990, 0, 0.04, 0.08); },
  turn: (context) => { knock(context, 520, 0.07, 0.08, 0.1); knock(context, 600, 0.12, 0.08, 0.08); },
  refuse: (context) => knock(context, 150, 0, 0.16, 0.2),
  end: (context) => { for (const [at, pitch] of [392, 494, 587].entries()) knock(context, pitch, at * 0.14, 0.5, 0.14); },
};

/**
 * Plays a sound, if sound is wanted.
 * @param {string} name
 */
export function play(name) {
  if (!wanted()) return;
  audio ??= new AudioContext();
  // A browser holds sound back until the page has been touched.
  if (audio.state === "suspended") void audio.resume();
  SOUNDS[name]?.(audio);
}

/**
 * Makes a button switch the sound.
 * @param {HTMLElement} button
 * @param {{ soundOn: string, soundOff: string }} words
 */
export function switchBy(button, words) {
  const show = () => {
    const on = wanted();
    button.setAttribute("aria-pressed", String(on));
    button.title = on ? words.soundOn : words.soundOff;
  };
  button.hidden = false;
  show();
  button.addEventListener("click", () => {
    remember(!wanted());
    show();
    play("place");
  });
}
