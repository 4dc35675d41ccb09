// What the server has drawn, as keyed pieces: the truth of the page, patched by every
// message, whether or not it is shown at the moment.
//
// A piece is an element without the pieces in it; where one of those stands, there is a
// hole. The list of what was done is kept apart, item by item.
//
// Deliberately absent: the page itself, which is patched in parts.js.

/** @typedef {{ key: string }} Hole */
/** @typedef {{ tag: string, attributes: Record<string, string>, inside: (string | Hole)[] }} Piece */
/**
 * What became of a piece: `t` a new element, `A` all attributes, `a` some of them, `i` what stands in it,
 * `c` the same as stood in that piece before, `s` from where on how many of what stands in it go and what comes.
 * @typedef {{ t?: string, A?: Record<string, string>, a?: Record<string, string>, i?: string, c?: string, s?: [number, number, string] }} Change
 */
/** @typedef {{ base?: number, set?: Record<string, Change>, gone?: string[], list?: [number, string[]] }} Changes */
/** @typedef {{ key: string, fresh: boolean, inside: boolean }} Changed */

const ITEM_END = "</li>";

/**
 * Markup and holes, in order.
 * @param {string} markup
 */
function read(markup) {
  /** @type {(string | Hole)[]} */
  const inside = [];
  markup.split(/<!--(.*?)-->/).forEach((part, at) => {
    if (at % 2 === 1) inside.push({ key: part });
    else if (part !== "") inside.push(part);
  });
  return inside;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** What one audience was shown. */
export class Pieces {
  /** @type {Map<string, Piece>} */
  #pieces = new Map();
  /** @type {string[]} */
  #items = [];

  /** Whether nothing was shown yet. */
  isEmpty() {
    return this.#pieces.size === 0;
  }

  /**
   * Takes in what changed; without a base it is everything.
   * @param {Changes} changes
   * @returns {Changed[]}
   */
  learn({ base, set = {}, gone = [], list }) {
    const pieces = this.#pieces;
    if (base === undefined) {
      pieces.clear();
      this.#items = [];
    }
    // What is copied is copied from what was.
    const copied = new Map(Object.entries(set).flatMap(([key, { c }]) => (c === undefined ? [] : [[key, pieces.get(c)?.inside ?? []]])));
    const changed = Object.entries(set).map(([key, change]) => {
      const before = pieces.get(key);
      const fresh = change.t !== undefined || before === undefined;
      const piece = fresh ? { tag: change.t ?? "", attributes: {}, inside: [] } : before;
      piece.attributes = { ...(change.A ?? piece.attributes), ...change.a };
      if (change.i !== undefined) piece.inside = read(change.i);
      if (change.s) piece.inside = piece.inside.toSpliced(change.s[0], change.s[1], ...read(change.s[2]));
      piece.inside = copied.get(key) ?? piece.inside;
      pieces.set(key, piece);
      return { key, fresh, inside: fresh || change.i !== undefined || change.s !== undefined || change.c !== undefined };
    });
    for (const key of gone) pieces.delete(key);
    if (list) {
      const [keep, come] = list;
      const last = this.#items[keep] ?? "";
      const whole = come.map((item) => (item.startsWith("+") ? last.slice(0, -ITEM_END.length) + item.slice(1) : item));
      this.#items = [...this.#items.slice(0, keep), ...whole];
    }
    return changed;
  }

  /**
   * The attributes of a piece.
   * @param {string} key
   */
  attributes(key) {
    return this.#pieces.get(key)?.attributes ?? {};
  }

  /** The items of the list of what was done. */
  listed() {
    return this.#items;
  }

  /** The names of all parts. */
  parts() {
    return [...this.#pieces.keys()].flatMap((key) => (key.startsWith("part:") ? [key.slice(5)] : []));
  }

  /**
   * What stands in a piece, with all pieces in it.
   * @param {string} key
   * @returns {string}
   */
  inside(key) {
    if (key === "list") return this.#items.join("");
    return (this.#pieces.get(key)?.inside ?? []).map((part) => (typeof part === "string" ? part : this.whole(part.key))).join("");
  }

  /**
   * A piece, with all pieces in it.
   * @param {string} key
   */
  whole(key) {
    const piece = this.#pieces.get(key);
    if (!piece) return "";
    const named = Object.entries(piece.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
    return `<${piece.tag}${named.join("")}>${this.inside(key)}</${piece.tag}>`;
  }
}
