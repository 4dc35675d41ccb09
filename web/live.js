// The live socket of a table: what is seen comes in, commands go out.
//
// Lives here: connecting, connecting again, and sending what was not answered
// once more under the same id, so that nothing is lost and nothing done twice.
// Deliberately absent: anything on the page.

/** @typedef {{ seat: number, action: string, places: string[] }} Offer */
/** @typedef {{ seq: number, events: any[] }} EventsAt */
/** @typedef {{ value: number | null, certainty: "estimated" | "exact" | "proved", depth: number, nodes: number }} Opinion */
/** @typedef {Opinion & { seat: number, seq: number }} Told */
/** What can be done, by seat and first place: actions, each with the places that follow; 0 for one that is called like the place. @typedef {Record<string, Record<string, 0 | string[][]>>} Grouped */
/**
 * What is seen: what changed since version `base`, or everything where there is none.
 * @typedef {{
 *   t: "seen", of?: string, version: number, seq: number, after: number, offer: Grouped,
 *   events: EventsAt[], said?: { seq: number, own: boolean, said: string[] }[], opinions?: Told[], pending: number[], yours: number[], over: boolean, rematch?: string
 * } & import("./pieces.js").Changes} Seen
 */
/** @typedef {{ t: "time", now: number }} Time */
/** @typedef {{ t: "ack", id: string, seq: number }} Ack */
/** @typedef {{ t: "refused", id: string, code: string, rule: string, message: string }} Refused */
/** @typedef {{ t: "hint", id: string, action: string, places: string[], opinion: Opinion, text: string }} Hint */
/** @typedef {Ack | Refused | Hint} Answer */
/**
 * @typedef {{ do: "act", seat: number, action: string, seq: number }
 *   | { do: "touch", seat: number, places: string[], seq: number }
 *   | { do: "undo" | "draw" | "call-off" | "rematch" } | { do: "undo-answer" | "draw-answer", yes: boolean }
 *   | { do: "claim", claim: string } | { do: "fill", level: string } | { do: "resign" | "hint" | "look", seat: number }} Command
 */
/** @typedef {{ text: string, answered: (answer: Answer) => void, deadline: number }} Waiting */

/** The first wait before connecting again; it doubles up to the longest. */
const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** A command that is not answered for so long means that the connection is dead. */
const ANSWER_WITHIN = 8000;
/** A page that was hidden for so long asks for a new connection. */
const SLEPT = 30_000;

/**
 * Everything that can be done, one by one.
 * @param {Grouped} grouped
 * @returns {Offer[]}
 */
export function offers(grouped) {
  return Object.entries(grouped).flatMap(([seat, places]) => Object.entries(places).flatMap(([first, actions]) => {
    const all = actions === 0 ? [[first]] : actions;
    return all.map(([action = "", ...rest]) => ({ seat: Number(seat), action, places: [first, ...rest] }));
  }));
}

export class Live {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<string, Waiting>} */
  #waiting = new Map();
  #tries = 0;
  #timer = 0;
  #count = 0;
  #hidden = Date.now();
  #name = crypto.getRandomValues(new Uint32Array(2)).join("-");
  #address;
  #after;
  /** The version that was seen last on this connection, of each thing that is told. @type {Map<string, number>} */
  #versions = new Map();
  #tell;

  /**
   * @param {string} address where the socket is, without its query
   * @param {number} after the last entry that the page already shows
   * @param {{ seen: (seen: Seen) => void, time: (now: number) => void, connected: (yes: boolean) => void }} tell
   */
  constructor(address, after, tell) {
    this.#address = address;
    this.#after = after;
    this.#tell = tell;
    addEventListener("online", () => this.#afresh());
    addEventListener("pageshow", () => this.#now());
    document.addEventListener("visibilitychange", () => this.#looked());
    this.#connect();
  }

  /**
   * Sends a command; it arrives once, however often the connection breaks.
   * @param {Command} command
   * @returns {Promise<Answer>}
   */
  send(command) {
    this.#count += 1;
    const id = `${this.#name}-${this.#count}`;
    const text = JSON.stringify({ id, ...command });
    return new Promise((answered) => {
      const deadline = setTimeout(() => this.#afresh(), ANSWER_WITHIN);
      this.#waiting.set(id, { text, answered, deadline });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  /** Connects at once if a wait is running. */
  #now() {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Gives up a connection that may be dead, and makes another at once. */
  #afresh() {
    const socket = this.#socket;
    if (socket) {
      // Its own end can take a minute when nobody answers: it is not waited for.
      this.#socket = null;
      socket.close();
      this.#tell.connected(false);
    }
    this.#now();
  }

  /** A device that slept may have lost its connection without noticing. */
  #looked() {
    if (document.hidden) this.#hidden = Date.now();
    else if (Date.now() - this.#hidden > SLEPT) this.#afresh();
    else this.#now();
  }

  #connect() {
    const url = new URL(this.#address, location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    url.searchParams.set("after", String(this.#after));
    const socket = new WebSocket(url);
    this.#socket = socket;
    // What an abandoned connection still says does not count.
    socket.addEventListener("open", () => { if (socket === this.#socket) this.#opened(socket); });
    socket.addEventListener("message", ({ data }) => { if (socket === this.#socket) this.#heard(data); });
    socket.addEventListener("close", () => this.#closed(socket));
  }

  /** @param {WebSocket} socket */
  #opened(socket) {
    this.#tell.connected(true);
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.deadline);
      waiting.deadline = setTimeout(() => this.#afresh(), ANSWER_WITHIN);
      socket.send(waiting.text);
    }
  }

  /** @param {WebSocket} socket */
  #closed(socket) {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#tell.connected(false);
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    // Jitter: after a restart not everybody comes back in the same instant.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  /** @param {string} text */
  #heard(text) {
    /** @type {Seen | Time | Answer} */
    const message = JSON.parse(text);
    // Only a server that speaks has truly been reached.
    this.#tries = 0;
    if (message.t === "time") return this.#tell.time(message.now);
    if (message.t === "seen") {
      // Changes of something else than what is shown would make nonsense of it.
      const of = message.of ?? "";
      if (message.base !== undefined && message.base !== this.#versions.get(of)) return this.#afresh();
      this.#versions.set(of, message.version);
      this.#after = message.seq ?? 0;
      this.#tell.seen(message);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    clearTimeout(waiting.deadline);
    this.#waiting.delete(message.id);
    waiting.answered(message);
  }
}
