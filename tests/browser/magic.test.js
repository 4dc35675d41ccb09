// Magic in the browser: targets that only their owner knows of, attack and
// defence by two browsers, trample; decks and cards that people bring. What is
// the same for every game is shown by the other tests.
//
// The decks are such that the hands are certain whatever is shuffled: cards of
// one's own that cost nothing.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { faults } from "./faults.js";
import { Hall, LIMIT, box, leave, middle, press, status, unfold } from "./hall.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ name?: string, names?: string[], seat?: string, deck1?: string, deck2?: string, cards?: string }} SetUp */

/** @type {Hall} */
let hall;
before(async () => { hall = await Hall.open(["--pause", "0"]); });
afterEach(() => hall.empty());
after(() => hall.close());

/** Cards of the rules, for nothing. */
const CARDS = `Angry Bear
  creature 0 green 3/2 trample
Soldier
  creature 0 white 1/1
Lightning Bolt
  sorcery 0 green
  deal 2 to target creature or player`;
/** Six of these are in hand at first: at least one of each. */
const BEARS = "5 Angry Bear\n5 Lightning Bolt";
const SOLDIERS = "10 Soldier";

/**
 * @param {Page} page
 * @param {string} option
 * @param {string} text
 */
async function fill(page, option, text) {
  await unfold(page);
  const area = page.locator(`#opt-${option}`);
  if (!(await area.isVisible())) await page.locator("details.code", { has: area }).locator("summary").first().click();
  await area.fill(text);
}

/**
 * @param {Page} page
 * @param {"here" | "computer" | "link"} how
 * @param {SetUp} [more]
 */
async function open(page, how, more = {}) {
  await page.goto("/play/magic");
  await page.locator(`[name=with][value=${how}]`).check();
  if (how === "computer") await page.locator("[name=level][value=newcomer]").check();
  if (more.seat) await page.locator(`[name=seat][value="${more.seat}"]`).check();
  if (more.name) await page.locator("[name=name]").fill(more.name);
  for (const [seat, one] of (more.names ?? []).entries()) await page.locator(`[name=name${seat}]`).fill(one);
  for (const option of /** @type {const} */ (["deck1", "deck2", "cards"])) {
    const text = more[option];
    if (text) await fill(page, option, text);
  }
  await page.locator(".setup-go button").click();
  await page.waitForURL(/\/table\//);
}

/**
 * Touches a place that is lit.
 * @param {Page} page
 * @param {string} place
 */
async function touch(page, place) {
  await page.locator(`.can[data-place="${place}"]`).first().click();
}

/**
 * The place of a card in play, by its name, on this side.
 * @param {Page} page
 * @param {number} seat
 * @param {string} name
 */
async function inPlay(page, seat, name) {
  const card = page.locator(`[data-side="${seat}"] .field .slot[aria-label^="${name}"]`).first();
  return (await card.getAttribute("data-place")) ?? "";
}

/** Goes on to the next phase. @param {Page} page @param {RegExp} label */
async function done(page, label) {
  await page.locator('.can[data-place="button:done"]', { hasText: label }).click();
}

/** @param {Page} page @param {number} seat @param {number} hp */
async function hasHp(page, seat, hp) {
  await page.locator(`[data-plate="${seat}"] .mage-hp b`, { hasText: new RegExp(`^${hp}$`) }).waitFor();
}

/** @param {Page} page @param {RegExp} text */
async function told(page, text) {
  await page.locator(".moves.told").filter({ hasText: text }).waitFor();
}

/** Everything that comes over the socket of a page. @param {Page} page */
function wire(page) {
  /** @type {string[]} */
  const frames = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** Notes every animation that the script starts. */
function noteAnimations() {
  const noted = /** @type {number[]} */ ([]);
  Object.assign(globalThis, { noted });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    noted.push(Number(typeof options === "object" ? options.duration : options));
    return animate.call(this, frames, options);
  };
}

/** @param {Page} page @returns {Promise<number[]>} */
function noted(page) {
  return page.evaluate(() => /** @type {any} */ (globalThis).noted);
}

test("by link: a target, a defence and a trample, and nobody learns more than the table shows", async () => {
  const ada = await hall.visitor();
  await open(ada, "link", { name: "Ada", seat: "0", deck1: BEARS, deck2: SOLDIERS, cards: CARDS });
  // Who wants no motion sees none; who does sees little.
  await ada.addInitScript(noteAnimations);
  await ada.reload();
  const bo = await hall.visitor({ reducedMotion: "no-preference", viewport: { width: 390, height: 800 }, hasTouch: true });
  await bo.addInitScript(noteAnimations);
  const heard = wire(bo);
  await bo.goto(ada.url());
  await bo.locator("#sit-name").fill("Bo");
  await leave(bo, bo.getByRole("button", { name: /Player 2/ }));
  const watcher = await hall.visitor();
  const overheard = wire(watcher);
  await watcher.goto(ada.url());
  await status(watcher, /You are watching/);
  assert.equal(await watcher.locator(".magic").getAttribute("data-near"), "1", "the first player is above");

  // Turn 1: a creature, and no attack.
  await touch(ada, "hand:angry-bear");
  const bear = await inPlay(ada, 0, "Angry Bear");
  await done(ada, /To combat/);
  await done(ada, /No attack/);
  await done(ada, /End turn/);
  // Turn 2: two defenders.
  for (const count of [1, 2]) {
    await touch(bo, "hand:soldier");
    await bo.locator('[data-side="1"] .creatures .slot').nth(count - 1).waitFor();
  }
  await done(bo, /To combat/);
  await done(bo, /No attack/);
  await done(bo, /End turn/);

  // Turn 3: a bolt that is thought better of, and then aimed at a soldier.
  await touch(ada, "hand:lightning-bolt");
  await ada.locator(".bar-asked", { hasText: "Which target" }).waitFor();
  const soldier = await inPlay(ada, 1, "Soldier");
  for (const place of [bear, soldier, "player:1", "player:2"]) await ada.locator(`.can[data-place="${place}"]`).waitFor();
  await touch(ada, "button:cancel");
  await ada.locator(".bar-asked", { hasText: "Play cards" }).waitFor();
  await touch(ada, "hand:lightning-bolt");
  await ada.locator(".slot.aimed").waitFor();
  await status(bo, /Waiting for .*Ada.* to play/);
  await touch(ada, soldier);
  for (const page of [ada, bo, watcher]) {
    await told(page, /Ada.* plays .*Lightning Bolt.* on .*Soldier/);
    assert.equal(await page.locator('[data-side="1"] .creatures .slot').count(), 1);
  }

  // The bear attacks, the other soldier defends, and two damage go through.
  await done(ada, /To combat/);
  await touch(ada, bear);
  await ada.locator(`.tapped.attacks[data-place="${bear}"]`).waitFor();
  await done(ada, /Attack with 1 creature/);
  await bo.locator(".bar-asked", { hasText: /Angry Bear.* attacks\. Who defends\?/ }).waitFor();
  assert.ok(await bo.locator(`.question[data-place="${bear}"]`).isVisible());
  await status(ada, /Waiting for .*Bo.* to choose a defender/);
  assert.equal(await ada.locator("#part-board .can").count(), 0, "it is for Bo to answer");
  await touch(bo, await inPlay(bo, 1, "Soldier"));
  for (const page of [ada, bo, watcher]) {
    await hasHp(page, 1, 13);
    const pair = page.locator(".pair.done");
    assert.match((await pair.textContent()) ?? "", /Soldier.* is destroyed\. 2 damage tramples through; .*Bo.* has 13 HP\./);
    assert.equal(await page.locator('[data-side="1"] .creatures .slot').count(), 0);
  }
  // It is still told in the next turn, and so is the end of this one.
  await done(ada, /End turn/);
  await touch(bo, "hand:soldier");
  for (const page of [ada, bo, watcher]) {
    await told(page, /End of Round 3.*Turn 4: .*Bo/);
    await page.locator(".pair.done").waitFor();
    await page.locator('[data-side="1"] .creatures .slot').waitFor();
  }
  // The discard can be looked into, and stays open while the table changes.
  await ada.locator("#discard-1 summary").click();
  assert.equal(await ada.locator("#discard-1 .slot").count(), 2);
  const before = await ada.locator('[data-side="1"] .creatures .slot').count();
  await touch(bo, "hand:soldier");
  await ada.locator('[data-side="1"] .creatures .slot').nth(before).waitFor();
  assert.ok(await ada.locator("#discard-1 .slot").first().isVisible());

  for (const [who, frames] of /** @type {const} */ ([["Bo", heard], ["who watches", overheard]])) {
    const all = frames.join("\n");
    assert.ok(all.includes("tramples"), "there was something to hear");
    assert.doesNotMatch(all, /hand:angry-bear|hand:lightning-bolt|"aiming"|"cancelled"|aim lightning/, `${who} knows no hand`);
    assert.doesNotMatch(all.replaceAll("soldier", ""), /"event":"drew"[^}]*"card":"[a-z]/, `${who} knows no card that another drew`);
  }
  assert.deepEqual(await noted(ada), []);
  const moved = await noted(bo);
  assert.ok(moved.length > 0 && moved.every((length) => length <= 250), `${moved}`);
  const inner = await bo.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(inner <= 390, `${inner}`);
});

test("by keyboard alone: cards are read, played, aimed, taken back and sent to attack", async () => {
  const page = await hall.visitor();
  await open(page, "computer", { name: "Shirin", seat: "0", deck1: BEARS, deck2: "10 Island", cards: CARDS });
  const tip = page.locator(".tip");
  await press(page, "hand:angry-bear");
  await page.locator('[data-side="0"] .creatures .slot').waitFor();
  const bear = await inPlay(page, 0, "Angry Bear");
  // A card that has the focus tells its text; Escape takes it away.
  await press(page, "hand:lightning-bolt");
  await page.locator(".bar-asked", { hasText: "Which target" }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-place")), bear, "the first target has the focus");
  await tip.filter({ hasText: /Angry Bear.*Creature, green.*Trample: Power above/ }).waitFor();
  await page.keyboard.press("Escape");
  await tip.waitFor({ state: "hidden" });
  await press(page, "button:cancel");
  await press(page, "hand:lightning-bolt");
  await press(page, "player:2");
  await hasHp(page, 1, 13);
  await press(page, "button:done");
  await press(page, bear);
  await page.locator(`.tapped[data-place="${bear}"]`).waitFor();
  await press(page, "button:done");
  await hasHp(page, 1, 10);
  await press(page, "button:done");
  await told(page, /End of Round 1/);
});

test("a card tells its text on hover, and what cannot be done says why", async () => {
  const page = await hall.visitor();
  await open(page, "computer", { seat: "0", deck1: "10 Werewolf", deck2: "10 Island" });
  const card = page.locator('[data-place="hand:werewolf"]').first();
  await card.hover();
  const tip = page.locator(".tip");
  await tip.filter({ hasText: /Werewolf.*4\/6.*Werewolf costs 2GW/ }).waitFor();
  await page.mouse.move(2, 2);
  await tip.waitFor({ state: "hidden" });
  await card.click();
  await page.locator("#refusal", { hasText: "Werewolf costs 2GW" }).waitFor();
  assert.match((await page.locator("#refusal a").getAttribute("href")) ?? "", /#MG-03$/);
  // Nothing was paid, and it can go on.
  await done(page, /Skip combat/);
  await done(page, /End turn/);
  await told(page, /End of Round 1/);
});

test("on a touch screen a long press reads a card and plays nothing", async () => {
  const page = await hall.visitor({ viewport: { width: 390, height: 800 }, hasTouch: true });
  await open(page, "computer", { seat: "0", deck1: "10 Forest", deck2: "10 Island" });
  const card = page.locator('.can[data-place="hand:forest"]').first();
  const touches = await page.context().newCDPSession(page);
  const at = [middle(await box(page, '.can[data-place="hand:forest"]', { scroll: true }))];
  await touches.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at });
  await page.locator(".tip", { hasText: "Gives one green mana." }).waitFor();
  await touches.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  assert.equal(await page.locator('[data-side="0"] .lands .slot').count(), 0);
  await card.tap();
  await page.locator('[data-side="0"] .lands .slot').waitFor();
  // By hand: the land is tapped, and its mana waits.
  await touch(page, await inPlay(page, 0, "Forest"));
  await page.locator(".pool .pip.green").waitFor();
});

test("a deck with faults is refused line by line, and nothing of the form is lost", async () => {
  const page = await hall.visitor();
  await page.goto("/play/magic");
  await page.locator("[name=with][value=here]").check();
  await page.locator("[name=name1]").fill("Deniz");
  const deck = "4 Soldier\n4 Dragon\nmany Guards\n3x Ghost";
  await fill(page, "deck1", deck);
  // The browser notes that the form was refused; it was meant to be.
  hall.forgive(/422/);
  await leave(page, page.locator(".setup-go button"));
  const problem = page.locator(".problem");
  await problem.waitFor();
  const lines = await problem.locator("li").allTextContents();
  assert.match(lines.join("\n"), /2: .*Dragon.*\n.*3: .*many Guards/);
  assert.equal(await page.locator("#opt-deck1").inputValue(), deck);
  assert.ok(await page.locator("#opt-deck1").isVisible());
  assert.equal(await page.locator("[name=name1]").inputValue(), "Deniz");
  assert.ok(await page.locator("[name=with][value=here]").isChecked());
  // The example is a deck that can be played, and so is a file.
  await page.locator('[data-example="opt-deck1"]').click();
  assert.match(await page.locator("#opt-deck1").inputValue(), /5 Plains[^]*1 Holy Light/);
  await page.locator("details.code", { has: page.locator("#opt-deck2") }).locator("summary").first().click();
  await page.locator('[data-file="opt-deck2"]').setInputFiles({ name: "deck.txt", mimeType: "text/plain", buffer: Buffer.from("4x Ghost\n6 Swamp\n") });
  await page.waitForFunction(() => /** @type {HTMLTextAreaElement} */ (document.getElementById("opt-deck2")).value.startsWith("4x Ghost"), undefined, { timeout: LIMIT });
  await page.locator(".setup-go button").click();
  await page.waitForURL(/\/table\//);
});

test("at one screen the hands are covered between the players", async () => {
  const page = await hall.visitor();
  await open(page, "here", { names: ["Ada", "Bo"], deck1: BEARS, deck2: SOLDIERS, cards: CARDS });
  const hands = () => page.locator(".mhand [data-place]").count();
  assert.equal(await hands(), 0);
  await page.locator("[data-do=look]").click();
  await touch(page, "hand:angry-bear");
  await done(page, /To combat/);
  await done(page, /No attack/);
  await done(page, /End turn/);
  await page.locator(".cover-words", { hasText: "Bo" }).waitFor();
  assert.equal(await hands(), 0);
  const raw = await (await page.context().request.get(page.url())).text();
  assert.doesNotMatch(raw, /data-place="hand:/, "nor in what the server sends");
  await page.locator("[data-do=look]").click();
  await page.locator('[data-place="hand:soldier"]').first().waitFor();
  assert.equal(await page.locator(".magic").getAttribute("data-near"), "1");
});

for (const [colorScheme, locale, dir, thirteen] of /** @type {const} */ ([["light", "tr-TR", "ltr", "13"], ["dark", "fa-IR", "rtl", "۱۳"]])) {
  test(`axe finds no serious fault, nothing overflows (${colorScheme}, ${locale})`, async () => {
    const page = await hall.visitor({ colorScheme, locale });
    // Each look takes its time: what is alike in both is looked at in one.
    const look = async (/** @type {string} */ what, /** @type {boolean} */ here) => {
      if (here) assert.deepEqual(await faults(page), [], what);
    };
    const light = colorScheme === "light";
    await page.goto("/rules/magic");
    await look("rules", light);
    await page.goto("/play/magic");
    await unfold(page);
    for (const summary of await page.locator("details.code > summary, details.example > summary").all()) await summary.click();
    await look("set-up", !light);
    await open(page, "here", { names: ["Shirin Farahani-Yılmazoğulları", "بو"], deck1: BEARS, deck2: SOLDIERS, cards: CARDS });
    await page.locator("[data-do=look]").click();
    await touch(page, "hand:angry-bear");
    await page.locator('[data-side="0"] .creatures .slot').waitFor();
    await touch(page, "hand:lightning-bolt");
    await page.locator(".slot.aimed").waitFor();
    await look("a target is asked for", light);
    await touch(page, "player:2");
    await page.locator('[data-plate="1"] .mage-hp b', { hasText: thirteen }).waitFor();
    await page.locator("#discard-0 summary").click();
    await look("the discard", light);
    await page.locator("#discard-0 summary").click();
    await touch(page, "button:done");
    await touch(page, (await page.locator('[data-side="0"] .creatures .slot').getAttribute("data-place")) ?? "");
    await page.locator(".pair").waitFor();
    await look("attack", !light);
    await touch(page, "button:done");
    await page.locator(".pair.done").waitFor();
    await look("fought", !light);
    assert.equal(await page.locator(".magic").getAttribute("dir"), "ltr", "the table is not mirrored");
    assert.equal(await page.evaluate(() => document.documentElement.dir), dir);
    for (const width of [360, 390, 900, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const inner = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(inner <= width, `${inner} > ${width}`);
      const boxes = await page.evaluate(() => [...document.querySelectorAll(".slot, .mage, .pair, .bar button")].map((one) => one.getBoundingClientRect().toJSON()));
      for (const box of boxes.filter(({ width }) => width > 0)) assert.ok(box.left >= -1 && box.right <= width + 1, JSON.stringify(box));
    }
    await page.context().close();
  });
}
