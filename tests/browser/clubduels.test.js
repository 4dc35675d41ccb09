// Duels of the club's members: from an empty purse to a reward, with cards of one's
// own, by link in two browsers, at one screen, and over a power cut. What is on the
// wire is listened to through a whole duel.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { allNames, drive, spokenOf } from "./duelling.js";
import { faults } from "./faults.js";
import { Hall, LIMIT, leave, status } from "./hall.js";
import { FIGHTERS, coins, equip, join, send } from "./members.js";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Hall} */
let hall;
before(async () => {
  hall = await Hall.open(["--rate", "100", "--pause", "0"]);
  hall.forgive(/422|409|WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET/);
});
afterEach(() => hall.empty());
after(() => hall.close());

/** A browser whose pages keep still. */
const visitor = () => hall.visitor();

/** @param {string} card */
const code = (card) => card.toLowerCase().replaceAll(" ", "-");

/**
 * Begins a duel by the form, against the computer.
 * @param {Page} page
 */
async function challengeComputer(page) {
  await page.goto("/club/duels");
  await page.locator("[name=with][value=computer]").check();
  await page.locator("[name=rounds][value='1']").check();
  await page.locator("[name=level][value=newcomer]").check();
  await leave(page, page.locator(".setup-go button"));
  await page.waitForURL(/\/table\//);
}

/**
 * Gives up, by the button that asks once more.
 * @param {Page} page
 */
async function giveUp(page) {
  for (const _ of [1, 2]) await page.locator("[data-do=resign]").click();
}

/**
 * What a seat got, as the table tells it.
 * @param {Page} page
 * @param {number} seat
 */
const gains = (page, seat) => page.locator(`[data-gains="${seat}"] dd`);

/** @param {number} number */
const said = (number) => number.toLocaleString("en-GB");

/** The score on the board, of who reads it. @param {Page} page */
async function score(page) {
  await page.goto("/club/scores");
  return Number(await page.locator(".scores .own td").last().textContent());
}

/** @typedef {{ coins: number, score: number }} Standing */

/** @param {Page} page @returns {Promise<Standing>} */
async function standing(page) {
  return { coins: await coins(page), score: await score(page) };
}

/**
 * Table, purse, scoreboard and list of duels say the same of a duel with the computer that has just ended.
 * @param {Page} page
 * @param {Standing} before
 */
async function rewarded(page, before) {
  const got = (await gains(page, 0).textContent()) ?? "";
  const won = (await page.locator('.player.won[data-seat="0"]').count()) === 1;
  const life = Number(await page.locator('[data-plate="0"] [data-life]').getAttribute("data-life"));
  const turns = ((await page.locator(".moves.told").textContent()) ?? "").split("the turn of").length - 1;
  if (turns < 10) {
    assert.match(got, /^No reward/, "five turns each make a duel");
    assert.deepEqual(await standing(page), before);
    return;
  }
  assert.equal(got, won ? `+1,000 score, +${said(1000 + life)} coins` : "+100 coins");
  assert.equal(await page.locator("[data-gains]").count(), 1, "the computer gets nothing");
  assert.equal(await page.locator("[data-do=rematch]").count(), 1, "HA-25");
  const [score, coins] = won ? [1000, 1000 + life] : [0, 100];
  assert.deepEqual(await standing(page), { coins: before.coins + coins, score: before.score + score });
  await page.goto("/club/duels");
  const [line, ...more] = await page.locator(".ended li").allTextContents();
  assert.ok(line?.includes(`${won ? "Won" : "Lost"} ${got}`) && more.length === 0, line);
}

test("register, buy, build a deck, duel the computer to the end, and be rewarded", async () => {
  const page = await visitor();
  await page.goto("/");
  await leave(page, page.locator(".club-strip a"));
  await page.locator("#new-username").fill("shirin");
  await page.locator("#new-nickname").fill("Shirin");
  await page.locator("#new-password").fill("secret-word");
  await leave(page, page.locator('form[action="/club/register"] button'));
  await leave(page, page.locator('.club-facts a[href="/club/duels"]'));
  await page.locator(".duel-deck.missing").waitFor();
  assert.equal(await page.locator("[name=rounds]").count(), 0, "without a deck nothing can be begun");

  await page.goto("/club/shop");
  for (const card of FIGHTERS) await leave(page, page.locator(`#card-${code(card)} button[value='3']`));
  await page.goto("/club/decks");
  await page.locator("#import-name").fill("mine");
  await page.locator("#import-text").fill(FIGHTERS.slice(1).map((card) => `3 ${card}`).join("\n"));
  await leave(page, page.locator('form[action="/club/decks/import"] .button:not(.small)'));
  const row = (/** @type {string} */ place) => page.locator(`.pile[data-place="${place}"] .row[data-card="${FIGHTERS[0]}"]`);
  for (const count of [1, 2, 3]) {
    await row("stock").locator("button[value=main]").click();
    await row("main").and(page.locator(`[data-count="${count}"]`)).waitFor();
  }
  await page.goto("/club/decks");
  await leave(page, page.locator('form[action="/club/decks/activate"] button'));

  const before = await standing(page);
  await challengeComputer(page);
  await page.locator(".club-mark").waitFor();
  assert.equal(await page.locator("[data-do=hint], [data-do=undo]").count(), 0);
  await page.locator('.player[data-seat="0"] .avatar').waitFor();
  assert.equal(await drive(page), "over");
  await rewarded(page, before);
  // What was not paid at the very moment of its end is paid at the next start, and nothing twice.
  const after = await standing(page);
  await hall.kill();
  await hall.start();
  assert.deepEqual(await standing(page), after);
});

test("a card is imported, another made, both are bought and used in a duel", async () => {
  const page = await visitor();
  await join(page, "maker");
  // Spells that bring a monster from the deck, and spells of which two win a duel.
  const named = (/** @type {string} */ name, /** @type {number} */ count) => [...Array(count).keys()].map((number) => `${name} ${number + 1}`);
  const [lanterns, sparks] = [named("Lantern", 6), named("Spark", 4)];
  const search = ["activate", "if at least 1 monsters of own in deck", "do search monsters of own in deck"];
  const burn = ["activate", "pay lp 3000", "do opponent loses 4000"];
  const spell = (/** @type {number} */ price, /** @type {string[]} */ effect) => (/** @type {string} */ name) => ({ name, kind: "spell", property: "Normal", price, effect });
  await page.goto("/club/cards");
  await page.locator("#cards-text").fill(JSON.stringify([...lanterns.map(spell(2200, search)), ...sparks.map(spell(3500, burn))]));
  await leave(page, page.locator('form[action="/club/cards/import"] .button:not(.small)'));
  await page.locator(".club-done", { hasText: "10 cards are imported" }).waitFor();

  await page.goto("/club/cards");
  await page.locator("#make-name").fill("Paper Tiger");
  await page.locator("#make-level").fill("4");
  await page.locator("#make-atk").fill("1000");
  await page.locator("#make-def").fill("500");
  await page.locator("#verdict").getByText("This makes sense").waitFor();
  await leave(page, page.locator('form[action="/club/cards/make"] .button.main'));
  await page.getByText("Paper Tiger is in the shop").waitFor();
  await page.goto("/club/shop?q=tiger");
  await leave(page, page.locator("#card-paper-tiger button[value='3']"));
  await equip(page, [...lanterns, ...sparks, "Haniwa", "Curtain of the dark ones", "Man-Eater Bug"]);
  await page.goto("/club/deck?name=mine");
  await page.locator('.pile[data-place="stock"] .row[data-card="Paper Tiger"] button[value=main]').click();
  await page.locator('.pile[data-place="main"] .row[data-card="Paper Tiger"]').waitFor();

  const before = await standing(page);
  await challengeComputer(page);
  const tiger = page.locator('.dhand .can[aria-label^="Paper Tiger"]').first();
  const lantern = page.locator('.dhand .can[aria-label^="Lantern"]').first();
  for (let turns = 1; (await tiger.count()) === 0; turns += 1) {
    assert.ok(turns < 12, "some turn brings a lantern");
    assert.equal(await drive(page, { deeds: ["none"], attacks: false, until: '.duel[data-turn="0"][data-phase="main1"] .phases .can' }), "there");
    if (await tiger.count()) break;
    if (await lantern.count()) {
      await lantern.click();
      await page.locator('.dmenu .can[data-place="button:activate"]').click();
      await page.locator('.dtray .can[aria-label^="Paper Tiger"]').click();
      await page.locator(".moves.told", { hasText: /activates \W*Lantern/ }).waitFor();
      await tiger.waitFor();
    } else {
      // On to the own next turn, over the other's.
      const begun = ((await page.locator(".moves.told").textContent()) ?? "").split("the turn of").length - 1;
      await drive(page, { deeds: ["none"], attacks: false, said: `(the turn of[^]*){${begun + 2}}` });
    }
  }
  await tiger.click();
  await page.locator('.dmenu .can[data-place="button:summon"]').click();
  await page.locator(".moves.told", { hasText: /summons \W*Paper Tiger/ }).waitFor();
  // Two sparks are a win: the scoreboard has it.
  assert.equal(await drive(page, { deeds: ["activate", "summon"] }), "over");
  await page.locator(".moves.told", { hasText: /activates \W*Spark/ }).waitFor();
  await rewarded(page, before);
});

/** Few kinds of cards, so that there is always a trap to answer with; none of them is in the other deck. */
const TRAPS = [
  "Trap Hole", "Mirror Force", "Magic Cylinder", "Torrential Tribute", "Time Seal", "Negate Attack", "Solemn Warning",
  "Call of The Haunted", "Magic Jammer",
];
const WALLS = ["Curtain of the dark ones", "Man-Eater Bug", "Yomi Ship", "Battle warrior", "Exploder Dragon"];

/** @typedef {{ text: string, open: string }} Heard what came, and what of it is for everybody to see */

/**
 * Everything that comes to a browser from now on, over sockets and as answers, in its order.
 * @param {Page} page
 */
function listen(page) {
  /** @type {Heard[]} */
  const heard = [];
  // What is told of the moves, and what lies on the field with its face up.
  const openIn = (/** @type {string} */ moves, /** @type {string} */ board) => {
    const zones = [...board.matchAll(/<button class="slot dzone ([^"]*)"[^>]*? aria-label="([^"]*)"/g)];
    return [moves, ...zones.flatMap(([, kind, label]) => (kind?.includes("down") ? [] : [label]))].join("\n");
  };
  /** @type {Map<string, Record<string, string>>} */
  const zones = new Map();
  const open = (/** @type {string} */ text) => {
    try {
      const { base, set = {}, gone = [], list } = JSON.parse(text);
      if (base === undefined) zones.clear();
      for (const [key, { A, a }] of /** @type {[string, { A?: {}, a?: {} }][]} */ (Object.entries(set))) zones.set(key, { ...(A ?? zones.get(key)), ...a });
      for (const key of gone) zones.delete(key);
      const lying = [...zones.values()].filter((zone) => zone["class"]?.includes("dzone") && !zone["class"].includes("down"));
      return [...(list?.[1] ?? []), ...lying.map((zone) => zone["aria-label"])].join("\n");
    } catch {
      return openIn(/id="part-moves">(.*?)<\/section>/s.exec(text)?.[1] ?? "", text);
    }
  };
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => {
    const text = String(payload);
    heard.push({ text, open: open(text) });
  }));
  page.on("response", (response) => {
    if (response.url().includes("/assets/")) return;
    // Its place is where it began to come; its text is filled in.
    const item = { text: "", open: "" };
    heard.push(item);
    void response.text().then((text) => { item.text = text; item.open = open(text); }, () => undefined);
  });
  return heard;
}

/**
 * Whatever was heard of these cards was shown to everybody by then: what was heard too soon.
 * @param {Heard[]} heard
 * @param {string[]} names
 */
function tooSoon(heard, names) {
  /** @type {Set<string>} */
  const shown = new Set();
  /** @type {string[]} */
  const early = [];
  for (const [index, { text, open }] of heard.entries()) {
    for (const name of spokenOf(open, names)) shown.add(name);
    for (const name of spokenOf(text, names)) if (!shown.has(name)) early.push(`${name} in message ${index}: ${text.slice(Math.max(0, text.indexOf(name) - 200), text.indexOf(name) + 100)}`);
  }
  return { early, shown };
}

test("by link: a trap answers in the other's turn, and no browser hears of a card before it is shown", async () => {
  const names = await allNames();
  for (const card of [...TRAPS, ...WALLS, ...FIGHTERS]) assert.ok(names.includes(card), card);
  const [ada, bo, watcher] = [await visitor(), await visitor(), await visitor()];
  await join(ada, "ada");
  await equip(ada, FIGHTERS);
  await ada.goto("/club/duels");
  await ada.locator("[name=with][value=link]").check();
  await leave(ada, ada.locator(".setup-go button"));
  const link = await ada.locator("#challenge-link").inputValue();
  await ada.locator("[data-copy]").click();
  await ada.locator("[data-copy]", { hasText: "Copied" }).waitFor();

  // Who is no member yet becomes one and comes back.
  await bo.goto(link);
  await bo.locator("#new-username").fill("bob");
  await bo.locator("#new-nickname").fill("Bo");
  await bo.locator("#new-password").fill("secret-word");
  await leave(bo, bo.locator('form[action="/club/register"] button'));
  assert.equal(bo.url(), link);
  await bo.locator(".duel-deck.missing").waitFor();
  await equip(bo, [...TRAPS, ...WALLS]);
  const ears = [ada, bo, watcher].map(listen);
  const [adas, bos, watchers] = /** @type {[Heard[], Heard[], Heard[]]} */ (ears);
  await bo.goto(link);
  await bo.locator('form[action$="/accept"] button').click();
  // Who waits is led to the table too.
  for (const page of [bo, ada]) await page.waitForURL(/\/table\//);
  assert.equal(ada.url(), bo.url());
  await watcher.goto(ada.url());
  await status(watcher, /You are watching/);

  // Bo sets traps; Ada summons and attacks, wall or not, until one of them can answer.
  const MAY_ANSWER = '.bar .can[data-place="button:pass"]';
  const stop = "[data-stop]";
  const attacking = drive(ada, { deeds: ["summon", "flip"], bold: true, until: stop });
  assert.equal(await drive(bo, { deeds: ["set"], attacks: false, until: MAY_ANSWER }), "there");
  await status(ada, /Waiting for .*Bo.* to answer or pass/);
  const set = bo.locator('.near .can[data-place^="spell:"]').first();
  const trap = (await set.getAttribute("aria-label"))?.split(", ")[0] ?? "";
  assert.ok(TRAPS.includes(trap), trap);
  for (const heard of [adas, watchers]) assert.ok(!heard.some(({ text }) => text.includes(trap)), `${trap} is not known before`);
  await set.click();
  await bo.locator('.dmenu .can[data-place="button:activate"]').click();
  const activates = new RegExp(`Bo\\W* activates \\W*${trap}`);
  await drive(bo, { said: activates.source });
  for (const page of [bo, ada, watcher]) await page.locator(".moves.told").filter({ hasText: activates }).waitFor();

  // A few turns more, with whatever that brings to light; who is not beaten by then gives up.
  const defending = drive(bo, { deeds: ["set"], attacks: false, until: stop });
  await watcher.waitForFunction((last) => {
    const turn = /\d+$/.exec(document.querySelector(".turn-of")?.textContent?.trim() ?? "");
    return document.querySelector(".dbanner.final") !== null || Number(turn?.[0]) > last;
  }, 8, { timeout: 4 * LIMIT });
  for (const page of [ada, bo]) await page.evaluate(() => { document.body.dataset["stop"] = ""; });
  await Promise.all([attacking, defending]);
  if ((await bo.locator(".dbanner.final").count()) === 0) await giveUp(bo);
  for (const page of [ada, bo, watcher]) await gains(page, 1).waitFor();
  const others = /** @type {const} */ ([["Ada", adas, [...TRAPS, ...WALLS]], ["Bo", bos, FIGHTERS], ["who watches", watchers, names]]);
  for (const [who, heard, secret] of others) {
    const { early, shown } = tooSoon(heard, [...secret]);
    assert.deepEqual(early, [], `${who} hears of no card before it is shown`);
    assert.ok(shown.size > 0 && heard.length > 20, `${who} heard ${shown.size} names in ${heard.length} messages`);
  }
  assert.ok(tooSoon(bos, [...TRAPS, ...WALLS]).early.length > 0, "who holds them hears of them");
  for (const { text } of [...adas, ...watchers]) assert.doesNotMatch(text, /"event":"(drew|set|to-hand)","seat":1[^}]*"card":\d/, "nor of their numbers");
  const { shown } = tooSoon(watchers, names);
  const never = [...TRAPS, ...WALLS].filter((card) => !shown.has(card));
  assert.deepEqual(never.filter((card) => adas.some(({ text }) => text.includes(card))), [], "what was never shown is never heard of");
  assert.ok(shown.has(trap));
});

test("at one screen: the other member's password is asked for, and both hands are covered", async () => {
  const [page, other] = [await visitor(), await visitor()];
  await join(page, "kian");
  await equip(page, FIGHTERS);
  await join(other, "ece");
  await equip(other, FIGHTERS);
  await page.goto("/club/duels");
  const begin = async (/** @type {string} */ password) => {
    await page.locator("[name=with][value=here]").check();
    await page.locator("#other-username").fill("ece");
    await page.locator("#other-password").fill(password);
    await leave(page, page.locator(".setup-go button"));
  };
  await begin("wrong");
  await page.getByRole("alert").getByText("do not match").waitFor();
  assert.equal(await page.locator("#other-username").inputValue(), "ece");
  assert.equal(await page.locator("#other-password").inputValue(), "", "a password never comes back");
  await page.goto("/club/duels");
  assert.equal(await page.locator(".table-card").count(), 0, "nothing has begun");
  await begin("secret-ece");
  await page.waitForURL(/\/table\//);
  await page.locator(".cover-words", { hasText: "kian-nick" }).waitFor();
  assert.equal(await page.locator(".dhand").count(), 0);
  await page.locator("[data-do=look]").click();
  await page.locator(".dhand .slot").first().waitFor();
  // The other goes on elsewhere, with the own seat alone.
  await other.goto("/club/duels");
  await leave(other, other.locator(".table-card"));
  await status(other, /Waiting for .*kian-nick/);
  assert.equal(await other.locator("#table").getAttribute("data-yours"), "[1]");
});

test("a power cut in the middle of a duel: it goes on", async () => {
  const page = await visitor();
  await join(page, "zahra");
  await equip(page, FIGHTERS);
  const purse = await coins(page);
  await challengeComputer(page);
  await drive(page, { until: '.duel[data-turn="0"] .near .slot.monster' });
  const held = await page.locator(".dhand .slot").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")?.split(", ")[0]));
  await hall.kill();
  await hall.start();
  await page.goto("/club/duels");
  await leave(page, page.locator(".table-card"));
  await page.locator(".near .slot.monster").first().waitFor();
  const after = await page.locator(".dhand .slot").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")?.split(", ")[0]));
  assert.deepEqual(after, held, "the same hand");
  await giveUp(page);
  await page.locator(".dbanner.final").waitFor();
  await page.goto("/club/duels");
  await page.locator(".ended li", { hasText: "Lost No reward" }).waitFor();
  assert.equal(await coins(page), purse, "who gives up at once gets nothing");
});

for (const [colorScheme, locale] of /** @type {const} */ ([["light", "tr-TR"], ["dark", "fa-IR"]])) {
  test(`nothing stands in anybody's way, and nothing is wider than a phone (${colorScheme}, ${locale})`, async () => {
    const page = await hall.visitor({ viewport: { width: 360, height: 740 }, colorScheme, locale });
    const look = async (/** @type {string} */ path) => {
      if (path) await page.goto(path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(wide <= 0, `${page.url()} is ${wide} pixels too wide`);
      assert.deepEqual(await faults(page), [], page.url());
    };
    await join(page, `look-${locale}`);
    await look("/club/duels");
    await equip(page, FIGHTERS);
    await send(page, "/club/duels", { with: "link", rounds: "3" });
    await send(page, "/club/duels", { with: "computer", rounds: "1", level: "newcomer" });
    await look("/club/duels");
    await page.locator("[name=with][value=here]").check();
    await look("");
    const challenge = await page.locator("[data-challenge]").getAttribute("data-challenge");
    await look(`/club/challenge/${challenge}`);
    await page.goto("/club/duels");
    await leave(page, page.locator(".table-card"));
    await page.locator(".dhand .slot").first().waitFor();
    await giveUp(page);
    await gains(page, 0).waitFor({ timeout: LIMIT });
    await look("");
    await look("/club/duels");
    await look("/");
    const invited = await hall.visitor({ viewport: { width: 360, height: 740 }, colorScheme, locale });
    await invited.goto(`/club/challenge/${challenge}`);
    assert.deepEqual(await faults(invited), [], "to who is not signed in");
    await join(invited, `guest-${locale}`);
    await invited.goto(`/club/challenge/${challenge}`);
    assert.deepEqual(await faults(invited), [], "without a deck");
  });
}
