// Playing Duel in a page, and listening to what comes to it.

import { readFile } from "node:fs/promises";
import path from "node:path";
import { LIMIT } from "./hall.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * What a player does who only wants the duel to go on: `deeds` are what is done with
 * a card, the first that can be; it stops at what `until` selects, or when the list
 * says `said`. Who is `bold` attacks whatever is there, and not only what is weaker.
 * @typedef {{ deeds?: string[], until?: string, said?: string, attacks?: boolean, bold?: boolean }} Way
 */

/**
 * Plays in the page itself, by clicks on what is lit: a duel has hundreds of them.
 * @param {Page} page
 * @param {Way} [way]
 * @returns {Promise<string>} `over`, or `there`
 */
export function drive(page, way = {}) {
  return page.evaluate(async ({ deeds, until, said, attacks, bold, limit }) => {
    const lit = (/** @type {string} */ within) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`${within} .can[data-place]:not(.drop)`)]);
    const name = (/** @type {HTMLElement} */ one) => one.dataset["place"] ?? "";
    const moment = () => Number(document.querySelector(".duel")?.getAttribute("data-moment"));
    const worth = (/** @type {HTMLElement} */ one) => Number((one.querySelector(".dnumbers .counts")?.textContent ?? "1500").replace(/[۰-۹]/g, (digit) => String("۰۱۲۳۴۵۶۷۸۹".indexOf(digit))));
    const told = () => said !== "" && new RegExp(said).test(document.querySelector(".moves.told")?.textContent ?? "");
    const ends = () => ((until && document.querySelector(until)) || told() ? "there" : document.querySelector(".dbanner.final") ? "over" : "");
    /** What is left alone in this phase. @type {Set<string>} */
    const left = new Set();
    /** Does one thing; tells whether something was sent. */
    const act = () => {
      const all = lit("#part-board");
      const press = (/** @type {HTMLElement | undefined} */ one) => { one?.click(); return true; };
      const sure = all.find((one) => /^button:(yes|attack|done|keep)$/.test(name(one))) ?? all.find((one) => /^(tributes|amount|card):/.test(name(one)));
      if (sure) return press(sure);
      const cards = all.filter((one) => !name(one).startsWith("button:") && !left.has(name(one)));
      const next = lit(".phases")[0];
      if (!next) {
        const chosen = cards.find((one) => name(one).startsWith("opponent-")) ?? cards[0];
        if (!chosen) return press(all.find((one) => name(one) !== "button:cancel"));
        chosen.click();
        const activate = lit(".dmenu")[0];
        return activate ? press(activate) : true;
      }
      // What could be done was done in the first main phase.
      const card = document.querySelector('.duel[data-phase="main2"]') ? undefined : cards[0];
      if (!card) {
        left.clear();
        return press(next);
      }
      left.add(name(card));
      const strength = worth(card);
      card.click();
      const menu = lit(".dmenu");
      const weak = attacks ? lit(".far").find((one) => bold || worth(one) < strength) : undefined;
      const deed = [...(attacks ? ["direct"] : []), ...deeds].map((one) => menu.find((button) => name(button) === `button:${one}`)).find((one) => one) ?? weak;
      if (deed) return press(deed);
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      return false;
    };
    let end = performance.now() + limit;
    let [last, seen, frames] = [-1, -1, 0];
    while (!ends()) {
      if (performance.now() > end) throw new Error(`stuck: ${document.querySelector(".bar")?.textContent}`);
      if (moment() > last && lit("#part-board").length > 0) {
        if (moment() > seen) end = performance.now() + limit;
        last = seen = moment();
        while (!act());
        frames = 0;
      }
      // A touch while another is on its way counts for nothing: it is made again.
      frames += 1;
      if (frames % 300 === 0) last = -1;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return ends();
  }, { deeds: way.deeds ?? ["summon", "activate", "use", "flip", "set"], until: way.until ?? "", said: way.said ?? "", attacks: way.attacks ?? true, bold: way.bold ?? false, limit: LIMIT });
}

/** Everything that comes to a page of a table: over the socket, and as answers. @param {Page} page */
export function wire(page) {
  /** @type {string[]} */
  const heard = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  page.on("response", (response) => {
    if (/\/table\//.test(response.url()) && response.ok()) void response.text().then((text) => heard.push(text), () => undefined);
  });
  return heard;
}

/** The names of all cards, as the pages say them in English. */
export async function allNames() {
  const file = path.join(import.meta.dirname, "../../crates/words/texts/en/duel-cards.ftl");
  const lines = (await readFile(file, "utf8")).split("\n");
  return lines.flatMap((line) => /^duel-card-.*(?<!-text) = (.*)$/.exec(line)?.[1] ?? []);
}

/**
 * The cards that a text speaks of. A name within a longer one is not meant.
 * @param {string} text
 * @param {string[]} names
 */
export function spokenOf(text, names) {
  const found = names.filter((name) => text.includes(name));
  return found.filter((name) => !found.some((other) => other !== name && other.includes(name)));
}

/** The names in a hand. @param {Page} page */
export function inHand(page) {
  return page.locator(".dhand .slot").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")?.split(", ")[0] ?? ""));
}
