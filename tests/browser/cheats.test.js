// Cheats at a table of the club: there where the server allows them, and nowhere else.
// A long chain is arranged with their help, to see that the hand stays in sight.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { drive } from "./duelling.js";
import { faults } from "./faults.js";
import { Hall, boxes, leave } from "./hall.js";
import { FIGHTERS, coins, equip, join } from "./members.js";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Hall} */
let hall;
before(async () => { hall = await Hall.open(["--cheats", "--rate", "100", "--pause", "0"]); });
afterEach(() => hall.empty());
after(() => hall.close());

const OWN_TURN = '.duel[data-turn="0"][data-phase="main1"] .phases .can';

/**
 * Sends a form and gives where it led.
 * @param {Page} page
 * @param {string} path
 * @param {Record<string, string>} form
 */
async function led(page, path, form) {
  const answer = await page.context().request.post(path, { form });
  assert.ok(answer.ok(), `${path}: ${answer.status()}`);
  return answer.url();
}

/**
 * A member at a table with the computer, to whom it is to play.
 * @param {Page} page
 * @param {string} name
 */
async function atTable(page, name) {
  await join(page, name);
  await equip(page, FIGHTERS);
  await page.goto(await led(page, "/club/duels", { with: "computer", rounds: "1", level: "newcomer" }));
  await drive(page, { deeds: ["none"], attacks: false, until: OWN_TURN });
}

const life = (/** @type {Page} */ page, /** @type {number} */ points) => page.locator(`[data-plate="0"] [data-life="${points}"]`).waitFor();
const said = (/** @type {Page} */ page, /** @type {string | RegExp} */ text) => page.locator(".cheat-said", { hasText: text }).waitFor();
const button = (/** @type {Page} */ page, /** @type {string} */ cheat) => page.locator(`.cheat button[value="${cheat}"]`);

test("coins are in the purse by a form of the club", async () => {
  const page = await hall.visitor();
  await join(page, "midas");
  const before = await coins(page);
  await page.goto("/club");
  await page.locator(".cheats summary").click();
  assert.deepEqual(await faults(page), []);
  await page.locator("#cheat-coins").fill("2500");
  await leave(page, page.locator('form[action="/club/coins"] button'));
  await page.locator(".club-done").waitFor();
  assert.equal((await coins(page)) - before, 2500);
});

// DU-264, DU-265: a server takes cheats where it was told so.
test("whoever plays cheats by forms, by the keyboard and without a script", async () => {
  const page = await hall.visitor();
  await atTable(page, "ada");
  const before = Number(await page.locator('[data-plate="0"] [data-life]').getAttribute("data-life"));
  const amount = page.locator("#cheat-amount");
  assert.equal(await amount.isVisible(), false, "they are folded away");
  await page.locator("#duel-cheats summary").focus();
  await page.keyboard.press("Enter");
  await amount.fill("500");
  await amount.press("Enter");
  await life(page, before + 500);
  await said(page, "Done.");

  const held = await page.locator(".dhand .slot").count();
  await page.locator("#cheat-card").selectOption({ label: "Trap Hole" });
  await button(page, "take").click();
  await page.locator('.dhand .slot[aria-label^="Trap Hole"]').waitFor();
  assert.equal(await page.locator(".dhand .slot").count(), held + 1);
  const buried = page.locator('#graveyard-0 .heap-faces [aria-label="Trap Hole"]');
  await button(page, "bury").click();
  await buried.waitFor({ state: "attached" });
  await button(page, "unbury").click();
  await buried.waitFor({ state: "detached" });
  assert.equal(await page.locator("#cheat-card").evaluate((one) => /** @type {HTMLSelectElement} */ (one).selectedOptions[0]?.label), "Trap Hole", "what was chosen stays chosen");
  await said(page, "Done.");
  await button(page, "unbury").click();
  await said(page, /no card/i);
  await button(page, "skip").click();
  await said(page, "Done.");
  assert.deepEqual(await faults(page), []);

  const script = { javaScriptEnabled: false, storageState: await page.context().storageState() };
  const plain = await hall.visitor(script);
  await plain.goto(page.url());
  await plain.locator("#duel-cheats summary").click();
  await plain.locator("#cheat-amount").fill("7");
  await button(plain, "life").click();
  await plain.waitForURL(page.url());
  await life(plain, before + 507);
  await life(page, before + 507);

  const purse = await coins(page);
  await page.locator(".cheat button", { hasText: "ada-nick" }).click();
  await page.locator(".dbanner.final").waitFor();
  await amount.waitFor({ state: "hidden" });
  await page.locator("[data-gains]").waitFor();
  assert.equal((await coins(page)) - purse, 1000 + before + 507);
});

for (const [locale, colorScheme, title] of /** @type {const} */ ([["fa-IR", "dark", "تقلب‌ها"], ["tr-TR", "light", "Hileler"]])) {
  test(`axe finds no serious fault in them, nothing overflows (${locale}, ${colorScheme})`, async () => {
    const page = await hall.visitor({ locale, colorScheme });
    await atTable(page, locale);
    await page.locator("#duel-cheats summary", { hasText: title }).click();
    assert.deepEqual(await faults(page), []);
    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 700 });
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `${width}`);
    }
  });
}

test("a server that was not told so has none, and takes none", async () => {
  const strict = await Hall.open(["--rate", "100", "--pause", "0"]);
  try {
    const page = await strict.visitor();
    await atTable(page, "bob");
    assert.equal(await page.locator("#duel-cheats, .cheat").count(), 0);
    assert.equal((await page.context().request.post("/club/coins", { form: { amount: "1" } })).status(), 404);
    const before = await page.locator('[data-plate="0"] [data-life]').getAttribute("data-life");
    const request = page.context().request;
    const cheat = `${page.url()}/cheat`;
    const answer = await request.post(cheat, { form: { cheat: "life", amount: "500" }, maxRedirects: 0 });
    assert.equal(answer.status(), 409);
    assert.match(await answer.text(), /allows no cheats/);
    await page.reload();
    assert.equal(await page.locator('[data-plate="0"] [data-life]').getAttribute("data-life"), before);
  } finally {
    await strict.close();
  }
});

/**
 * Takes four cards that answer whatever is activated, and sets them.
 * @param {Page} page
 * @param {number} seat
 */
async function gather(page, seat) {
  await drive(page, { deeds: ["none"], attacks: false, until: `.duel[data-turn="${seat}"][data-phase="main1"] .phases .can` });
  const card = page.locator("#cheat-card option").getByText(/^(Mystical space typhoon|توفان رازآلود فضا)$/);
  const [value, name] = [(await card.getAttribute("value")) ?? "", (await card.textContent()) ?? ""];
  const down = page.locator(`[data-side="${seat}"] .dzone.spell.down`);
  for (const count of [1, 2, 3, 4]) {
    await led(page, `${page.url()}/cheat`, { cheat: "take", card: value });
    await page.locator(`.dhand .can[aria-label^="${name}"]`).click();
    await page.locator('.dmenu .can[data-place="button:set"]').click();
    await down.nth(count - 1).waitFor();
  }
  await drive(page, { deeds: ["none"], attacks: false, until: `.duel[data-turn="${1 - seat}"]` });
}

/**
 * Answers with one of them, aimed at whatever is lit on the other side.
 * @param {Page} page
 */
async function answer(page) {
  const links = await page.locator(".link").count();
  await page.locator('.near .can[data-place^="spell:"]').first().click();
  await page.locator('.dmenu .can[data-place="button:activate"]').click();
  await page.locator('.far .can[data-place^="opponent-spell:"]').first().click();
  await page.locator(".link").nth(links).waitFor();
}

// Section 21: both answer each other, and see what they could do without looking for it.
test("a long chain leaves the hand and the question in sight", async () => {
  const [ada, bo] = [await hall.visitor(), await hall.visitor({ locale: "fa-IR" })];
  for (const [page, name] of /** @type {const} */ ([[ada, "cleo"], [bo, "dora"]])) {
    await join(page, name);
    await equip(page, FIGHTERS);
  }
  const challenge = await led(ada, "/club/duels", { with: "link", rounds: "1" });
  await bo.goto(await led(bo, `${challenge}/accept`, {}));
  await ada.goto(challenge);
  await ada.waitForURL(/\/table\//);
  await gather(ada, 0);
  await gather(bo, 1);
  await drive(ada, { deeds: ["none"], attacks: false, until: OWN_TURN });
  for (const page of [ada, bo, ada, bo, ada, bo]) await answer(page);
  await ada.locator('.bar .can[data-place="button:pass"]').waitFor();
  for (const page of [ada, bo]) {
    assert.equal(await page.locator(".link").count(), 6);
    for (const [width, height] of /** @type {const} */ ([[1280, 720], [1024, 600], [390, 844]])) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      const [bar, hand, chain] = await boxes(page, [".bar", ".dhand .slot", ".dchain"]);
      assert.ok(chain.height < 190, `${width}: the chain is ${chain.height} high`);
      assert.ok(bar.y + bar.height <= height + 1, `${width}: the question ends at ${bar.y + bar.height}`);
      assert.ok(hand.y + hand.height * 0.8 <= height, `${width}: the hand begins at ${hand.y}`);
    }
  }
  assert.deepEqual(await faults(bo), []);
  // What is not in sight is reached by the keyboard.
  await ada.locator("#duel-chain").focus();
  await ada.keyboard.press("End");
  await ada.waitForFunction(() => (document.getElementById("duel-chain")?.scrollTop ?? 0) > 0);
});
