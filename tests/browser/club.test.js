// The duel club: register, buy, build a deck with the mouse and without, make a
// card, sign out and in again with everything still there.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { faults } from "./faults.js";
import { Hall, leave } from "./hall.js";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Hall} */
let hall;
before(async () => { hall = await Hall.open(["--rate", "100"]); });
afterEach(() => hall.empty());
after(() => hall.close());

/**
 * @param {Page} page
 * @param {string} name
 */
async function register(page, name) {
  await page.goto("/club");
  await page.locator("#new-username").fill(name);
  await page.locator("#new-nickname").fill(`${name}-nick`);
  await page.locator("#new-password").fill("secret-word");
  await leave(page, page.locator('form[action="/club/register"] button'));
}

/** @param {Page} page */
const coins = async (page) => Number(await page.locator("[data-coins]").getAttribute("data-coins"));

/**
 * How many of a card lie in a part of the editor.
 * @param {Page} page
 * @param {string} place
 * @param {string} card
 */
const row = (page, place, card) => page.locator(`.pile[data-place="${place}"] .row[data-card="${card}"]`);

test("register, buy, build a deck, sign out and in again with everything there", async () => {
  const page = await hall.visitor();
  await register(page, "shirin");
  await page.locator("main").getByText("shirin-nick").first().waitFor();
  assert.equal(await coins(page), 100_000);

  await page.goto("/club/shop");
  await page.locator("#search-text").fill("BATTLE o");
  assert.deepEqual(await page.locator(".good:visible h2").allTextContents(), ["Battle OX"]);
  await leave(page, page.locator("#card-battle-ox button[value='3']"));
  assert.equal(await page.locator("#search-text").inputValue(), "BATTLE o", "what was looked for is still looked for");
  assert.equal(await page.locator("#card-battle-ox [data-owned]").getAttribute("data-owned"), "3");
  await page.locator("#search-text").fill("");
  await page.locator("#search-kind").selectOption("spell");
  await leave(page, page.locator("#card-yami button[value='1']"));
  const left = await coins(page);
  assert.ok(left < 100_000);

  await page.goto("/club/decks");
  await page.locator("#create-name").fill("Oxen & co");
  await leave(page, page.locator('form[action="/club/decks/create"] button'));
  // By the mouse, then by buttons; the page is not left.
  await row(page, "stock", "Battle OX").dragTo(page.locator('.pile[data-place="main"]'));
  await row(page, "main", "Battle OX").and(page.locator('[data-count="1"]')).waitFor();
  await row(page, "stock", "Battle OX").locator("button[value=side]").click();
  await row(page, "side", "Battle OX").waitFor();
  await row(page, "side", "Battle OX").dragTo(page.locator('.pile[data-place="main"]'));
  await row(page, "main", "Battle OX").and(page.locator('[data-count="2"]')).waitFor();
  assert.equal(await row(page, "side", "Battle OX").count(), 0);
  await page.locator("#search-text").fill("yam");
  await row(page, "stock", "Battle OX").waitFor({ state: "hidden" });
  await row(page, "stock", "Yami").locator("button[value=main]").click();
  await row(page, "main", "Yami").waitFor();
  assert.equal(new URL(page.url()).pathname, "/club/deck");
  await page.goto("/club/decks");
  await leave(page, page.locator('form[action="/club/decks/activate"] button'));

  await leave(page, page.locator('form[action="/club/sign-out"] button'));
  await page.goto("/club/decks");
  assert.equal(new URL(page.url()).pathname, "/club", "who is signed out sees no decks");
  await page.locator("#in-username").fill("shirin");
  await page.locator("#in-password").fill("secret-word");
  await leave(page, page.locator('form[action="/club/sign-in"] button'));
  assert.equal(await coins(page), left);
  await page.locator(".club-facts").getByText("Oxen & co").waitFor();
  await page.goto("/club/deck?name=Oxen%20%26%20co");
  assert.equal(await row(page, "main", "Battle OX").getAttribute("data-count"), "2");
  assert.equal(await row(page, "main", "Yami").getAttribute("data-count"), "1");
  assert.equal(await row(page, "stock", "Battle OX").getAttribute("data-count"), "1");
});

test("a refused step is said in words, and two steps at once both count", async () => {
  hall.forgive(/422/);
  const page = await hall.visitor();
  await register(page, "deniz");
  await page.goto("/club/shop");
  for (const _ of [1, 2]) await leave(page, page.locator("#card-yami button[value='3']"));
  await page.goto("/club/decks");
  await page.locator("#create-name").fill("field");
  await leave(page, page.locator('form[action="/club/decks/create"] button'));
  const add = row(page, "stock", "Yami").locator("button[value=main]");
  await add.evaluate((button) => { if (button instanceof HTMLButtonElement) for (let step = 0; step < 3; step += 1) button.click(); });
  await row(page, "main", "Yami").and(page.locator('[data-count="3"]')).waitFor();
  await add.click();
  await page.getByRole("alert").getByText("Three copies").waitFor();
  assert.equal(await row(page, "stock", "Yami").getAttribute("data-count"), "3");
});

// DU-277: the card creator.
test("a card is judged while it is written, made, and used", async () => {
  const page = await hall.visitor();
  await register(page, "ada");
  await page.goto("/club/cards");
  await page.locator("#make-name").fill("Paper Tiger");
  await page.locator("#verdict").getByText("This makes sense").waitFor();
  await page.locator("#make-effect").fill("when flipped\nchoose 1 monsters\ndo dance");
  await page.locator("#verdict").getByText("dance").waitFor();
  await page.locator("#make-effect").fill("when flipped\nchoose 1 monsters");
  await page.locator(".parts summary").click();
  await page.locator('[data-line="do destroy chosen"]').click();
  assert.equal(await page.locator("#make-effect").inputValue(), "when flipped\nchoose 1 monsters\ndo destroy chosen");
  await page.locator("#verdict").getByText("This makes sense").waitFor();
  await leave(page, page.locator('form[action="/club/cards/make"] .button.main'));
  await page.getByText("Paper Tiger is in the shop").waitFor();
  await page.goto("/club/shop?q=tiger");
  await leave(page, page.locator("#card-paper-tiger button[value='1']"));
  assert.equal(await page.locator("#card-paper-tiger [data-owned]").getAttribute("data-owned"), "1");
});

test("search knows the letters of three languages, as the server does", async () => {
  const page = await hall.visitor();
  await register(page, "ece");
  for (const [lang, typed] of [["tr", "BUYÜ"], ["fa", "هيولا"]]) {
    await page.goto("/club/shop");
    await leave(page, page.locator(`footer button[name=lang][value=${lang}]`));
    await page.locator("#search-text").fill(String(typed));
    const typing = await page.locator(".good:visible").count();
    await leave(page, page.locator(".club-search button"));
    assert.equal(await page.locator(".good:visible").count(), typing, `${lang} ${typed}`);
    assert.ok(typing > 0 && typing < 76, `${lang} ${typed}: ${typing}`);
  }
});

test("nothing stands in the way of anybody, and nothing is wider than a phone", async () => {
  const page = await hall.visitor({ viewport: { width: 360, height: 740 } });
  const look = async (/** @type {string} */ path) => {
    await page.goto(path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 0, `${path} is ${wide} pixels too wide`);
    assert.deepEqual(await faults(page), [], path);
  };
  await look("/club");
  await register(page, "kian");
  await page.goto("/club/shop?q=ox");
  await leave(page, page.locator("#card-battle-ox button[value='3']"));
  await page.goto("/club/decks");
  await page.locator("#create-name").fill("one");
  await leave(page, page.locator('form[action="/club/decks/create"] button'));
  for (const path of ["/club", "/club/shop?q=ox", "/club/decks", "/club/deck?name=one", "/club/cards", "/club/scores"]) await look(path);
});
