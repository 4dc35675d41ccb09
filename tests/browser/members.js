// Members of the duel club for the tests: registered and equipped by forms alone,
// where a test is about something else.

import assert from "node:assert/strict";

/** @typedef {import("playwright-core").Page} Page */

/** Kinds of which three each make a deck: monsters that anybody can summon. */
export const FIGHTERS = [
  "Alexandrite Dragon", "Leotron", "Warrior Dai Grepher", "Dark Blade", "Battle OX", "Axe Raider", "Feral Imp",
  "Horn Imp", "Haniwa", "Silver Fang", "Hero of the east", "Baby dragon", "Wattkid", "Flame manipulator",
];

/**
 * Sends a form as the page's browser would.
 * @param {Page} page
 * @param {string} path
 * @param {Record<string, string>} form
 */
export async function send(page, path, form) {
  const answer = await page.context().request.post(path, { form, maxRedirects: 0 });
  assert.equal(answer.status(), 303, `${path} ${JSON.stringify(form)}`);
}

/**
 * Registers a member; the browser is signed in then.
 * @param {Page} page
 * @param {string} name
 */
export async function join(page, name) {
  await send(page, "/club/register", { username: name, nickname: `${name}-nick`, password: `secret-${name}` });
}

/**
 * Buys three of each kind and makes a deck of them that is played with.
 * @param {Page} page
 * @param {string[]} kinds
 */
export async function equip(page, kinds) {
  for (const card of kinds) await send(page, "/club/shop", { card, count: "3" });
  await send(page, "/club/decks/import", { deck: "mine", text: kinds.map((card) => `3 ${card}\n`).join("") });
  await send(page, "/club/decks/activate", { deck: "mine" });
}

/**
 * A number that a page carries, such as the coins in the purse.
 * @param {Page} page
 * @param {string} path
 * @param {string} attribute
 */
export async function numberOn(page, path, attribute) {
  const answer = await page.context().request.get(path);
  const found = new RegExp(`${attribute}="(-?\\d+)"`).exec(await answer.text());
  assert.ok(found, `${attribute} on ${path}`);
  return Number(found[1]);
}

/** @param {Page} page */
export const coins = (page) => numberOn(page, "/club", "data-coins");
