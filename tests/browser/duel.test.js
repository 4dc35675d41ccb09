// Duel in the browser: a whole duel against the computer, a trap in the other's
// turn by two browsers, what goes over the wire, the keyboard, the phone. What is
// the same for every game is shown by the other tests.
//
// Nobody knows how the decks are shuffled, so the players here do what is offered:
// whatever is lit, in an order that brings a duel to its end.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { allNames, drive, inHand, spokenOf, wire } from "./duelling.js";
import { faults } from "./faults.js";
import { Hall, LIMIT, boxes, open, press, status } from "./hall.js";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Hall} */
let hall;
before(async () => { hall = await Hall.open(["--pause", "0"]); });
after(() => hall.close());
afterEach(() => hall.empty());

// DU-275: a graphical interface on the same rules.
test("a whole duel against the computer, to its end", async () => {
  const page = await hall.visitor();
  await open(page, "computer", { game: "duel", level: "newcomer", seat: "0", name: "Shirin" });
  await page.locator(".moves.told", { hasText: "goes first" }).waitFor();
  assert.equal(await drive(page), "over");
  assert.match((await page.locator(".dbanner.final").textContent()) ?? "", /wins the match 1–0/);
  await page.locator("[data-do=rematch]").waitFor();
  const lives = await page.locator("[data-life]").allTextContents();
  assert.ok(lives.includes("0") || /empty deck/.test((await page.locator(".dbanner").textContent()) ?? ""), `${lives}`);
  // An earlier moment can be looked at again: the end is not yet there, and nothing can be done.
  await page.locator(".moves.told .told-entry").first().click();
  await page.locator(".dbanner.final").waitFor({ state: "detached" });
  assert.equal(await page.locator(".duel .can").count(), 0);
});

// Between the answer and the picture that it brings, a button still says what it said before.
test("two quick touches of one button are one act", async () => {
  const page = await hall.visitor();
  let [holding, acts] = [false, 0];
  /** @type {(() => void)[]} */
  const held = [];
  /** @type {() => void} */
  let answered = () => undefined;
  const promise = new Promise((resolve) => { answered = () => resolve(null); });
  await page.routeWebSocket(/\/live\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      if (JSON.parse(String(text)).do === "act") acts += 1;
      server.send(text);
    });
    server.onMessage((text) => {
      const kind = JSON.parse(String(text)).t;
      if (holding && kind === "seen") held.push(() => socket.send(text));
      else socket.send(text);
      if (kind === "ack") answered();
    });
  });
  await open(page, "computer", { game: "duel", level: "newcomer", seat: "0", name: "Shirin" });
  const main = '.duel[data-turn="0"][data-phase="main1"]';
  await drive(page, { until: `${main} .bar .can[data-place="button:next"]` });
  const next = page.locator('.bar [data-place="button:next"]').first();
  [holding, acts] = [true, 0];
  await next.click();
  await promise;
  // What the page makes of the answer comes before this.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await next.click({ force: true });
  holding = false;
  for (const send of held) send();
  await page.locator(main).waitFor({ state: "detached" });
  assert.equal(acts, 1);
});

/** What Bo is asked when he can answer with a set card. */
const MAY_ANSWER = '.bar .can[data-place="button:pass"]';

// DU-278: the rules are the server's; a browser is told what its player may know.
test("by link: a set card answers in the other's turn, and nobody learns more than the table shows", async () => {
  const names = await allNames();
  assert.equal(names.length, 76);
  // Who is never dealt a trap in a whole duel plays another.
  for (let duels = 0, answered = false; !answered; duels += 1) {
    assert.ok(duels < 6, "somebody is dealt a trap some time");
    const ada = await hall.visitor();
    await open(ada, "link", { game: "duel", name: "Ada", seat: "0" });
    const bo = await hall.visitor({ viewport: { width: 390, height: 800 }, hasTouch: true });
    const heard = wire(bo);
    await bo.goto(ada.url());
    await bo.locator("#sit-name").fill("Bo");
    await bo.getByRole("button", { name: /Player 2/ }).click();
    const watcher = await hall.visitor();
    const overheard = wire(watcher);
    await watcher.goto(ada.url());
    await status(watcher, /You are watching/);
    assert.equal(await watcher.locator(".duel").getAttribute("data-near"), "1", "the first player is above");

    // Ada sets what she can and shows nothing.
    const dealt = await inHand(ada);
    assert.equal(dealt.length, 6);
    await drive(ada, { deeds: ["set"], attacks: false, until: '.duel[data-turn="1"]' });
    await bo.locator('.duel[data-turn="1"] .phases .can').first().waitFor();
    await watcher.locator('.duel[data-turn="1"]').waitFor();
    const own = await inHand(bo);
    const down = await bo.locator('[data-side="0"] .dzone.down').count();
    assert.ok(down > 0 && (await ada.locator('[data-side="0"] .dzone.down').count()) === down);
    assert.ok((await ada.locator('[data-side="0"] .dpeek').count()) === down, "who set them knows them");
    assert.equal(await bo.locator('[data-side="0"] .dpeek').count(), 0);
    for (const [who, frames, known] of /** @type {[string, string[], string[]][]} */ ([["Bo", heard, own], ["who watches", overheard, []]])) {
      const all = frames.join("\n");
      assert.match(all, /sets a (monster|card)/, `${who} hears of it`);
      assert.deepEqual(spokenOf(all, names).filter((name) => !known.includes(name)), [], `${who} reads no hidden card's name`);
      assert.doesNotMatch(all, /"event":"(drew|set|to-hand)","seat":0[^}]*"card":\d/, `${who} hears no hidden card's number`);
      assert.doesNotMatch(all, /"event":"dealt","seat":0[^}]*"cards":\[/);
    }

    // Bo sets, Ada summons and attacks, until a card of Bo's can answer.
    const stop = "[data-stop]";
    const both = [
      drive(bo, { deeds: ["set"], attacks: false, until: `${MAY_ANSWER}, ${stop}` }),
      drive(ada, { deeds: ["summon", "flip", "activate"], bold: true, until: stop }),
    ];
    answered = (await both[0]) === "there";
    if (answered) {
      await bo.locator(".bar-asked", { hasText: /answer .*with a set card, or pass/i }).waitFor();
      await status(ada, /Waiting for .*Bo.* to answer or pass/);
      assert.equal(await ada.locator("#part-board .can").count(), 0, "it is for Bo to answer");
      const set = bo.locator('.near .can[data-place^="spell:"]').first();
      const name = (await set.getAttribute("aria-label"))?.split(", ")[0] ?? "";
      assert.ok(names.includes(name), name);
      await set.tap();
      await bo.locator('.dmenu .can[data-place="button:activate"]').tap();
      // It may ask for a target first; what is lit will do.
      const said = `Bo\\W* activates \\W*${name.replace(/[^\w ]/g, ".")}`;
      await drive(bo, { said });
      for (const page of [bo, ada, watcher]) await page.locator(".moves.told").filter({ hasText: new RegExp(said) }).waitFor();
    }
    await ada.evaluate(() => { document.body.dataset["stop"] = ""; });
    await both[1];
    const inner = await bo.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(inner <= 390, `${inner}`);
    await hall.empty();
  }
});

test("by keyboard alone: cards are read, set, summoned, and phases gone over", async () => {
  const page = await hall.visitor();
  await open(page, "computer", { game: "duel", level: "newcomer", seat: "0", name: "Shirin" });
  // Draw and standby, in which nothing can be done, pass by themselves (issue 16, point 21).
  await page.locator('.duel[data-phase="main1"] .dhand .can').first().waitFor();
  await page.locator(".bar-asked", { hasText: /Main phase 1\. What you can do: .*; or go on\./ }).waitFor();
  await page.keyboard.press("ArrowDown");
  const tip = page.locator(".tip");
  await tip.filter({ hasText: /(ATK|Spell|Trap)/ }).waitFor();
  await page.keyboard.press("Escape");
  await tip.waitFor({ state: "hidden" });
  const card = await page.locator(".dhand .can").first().getAttribute("data-place");
  const held = await page.locator(".dhand .slot").count();
  await press(page, card ?? "");
  // What can be done with it stands beside it and has the focus; Escape thinks better of it.
  await page.locator(".dmenu .can").first().waitFor();
  assert.ok(await page.evaluate(() => document.activeElement?.closest(".dmenu") !== null));
  await page.keyboard.press("Escape");
  await page.locator(".dmenu").waitFor({ state: "hidden" });
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-place")), card);
  await page.keyboard.press("Enter");
  const set = page.locator('.dmenu .can[data-place="button:set"]');
  if (await set.count()) await press(page, "button:set");
  else await page.keyboard.press("Enter");
  await page.waitForFunction((before) => document.querySelectorAll(".dhand .slot").length !== before || document.querySelector(".dtray, .near .slot.can") !== null, held, { timeout: LIMIT });
  await page.locator('.bar .can[data-place="button:next"]').first().waitFor();
  // To the end of the turn, over the battle and the second main phase.
  await press(page, "button:next");
  await page.locator('.duel[data-phase="battle"]').waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-goal")), "main2", "the focus stays where one goes on");
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-goal")), "end");
  await page.keyboard.press("Enter");
  await page.locator(".moves.told", { hasText: /It is the turn of .*Computer/ }).waitFor();
});

test("a match of rounds: given up, the exchange between them, and the score", async () => {
  const page = await hall.visitor();
  await page.goto("/play/duel");
  await page.locator("[name=with][value=here]").check();
  await page.locator("#opt-rounds, [name=opt-rounds][value='3']").last().evaluate((one) => {
    if (one instanceof HTMLSelectElement) one.value = "3";
    else if (one instanceof HTMLInputElement) one.checked = true;
  });
  for (const [seat, name] of ["Ada", "Bo"].entries()) await page.locator(`[name=name${seat}]`).fill(name);
  await page.locator(".setup-go button").click();
  await page.waitForURL(/\/table\//);
  // At one screen the hands are covered between the players, also in what the server sends.
  assert.equal(await page.locator(".dhand").count(), 0);
  const raw = await (await page.context().request.get(page.url())).text();
  assert.doesNotMatch(raw, /data-place="hand:/);
  await page.locator("[data-do=look]").click();
  await page.locator(".dhand .slot").first().waitFor();
  const giveUp = page.locator('[data-place="button:surrender"]');
  await giveUp.click();
  await giveUp.filter({ hasText: "Give up the round?" }).click();
  // Both may exchange a card of the side deck, the challenger first.
  for (const [who, exchanges] of /** @type {const} */ ([["Ada", true], ["Bo", false]])) {
    if (who === "Bo") {
      await page.locator(".cover-words", { hasText: who }).waitFor();
      await page.locator("[data-do=look]").click();
    }
    await page.locator(".dbanner", { hasText: /Bo.* wins the round\. Rounds: 1–0/ }).waitFor();
    if (exchanges) {
      await page.locator('.exchange .can[data-place^="main:"]').first().click();
      await page.locator('.exchange .can[data-place^="side:"]').first().click();
      await page.locator(".moves.told", { hasText: /Ada.* exchanges/ }).waitFor();
    } else await page.locator('.can[data-place="button:keep"]').click();
  }
  // The loser begins the second round.
  await page.locator(".cover-words", { hasText: "Ada" }).waitFor();
  await page.locator("[data-do=look]").click();
  await page.locator(".dbanner", { hasText: /Round 2 begins; .*Ada.* goes first/ }).waitFor();
  assert.match((await page.locator('[data-plate="1"] .duelist-wins').textContent()) ?? "", /●○/);
  await giveUp.click();
  await giveUp.filter({ hasText: "Give up the round?" }).click();
  await page.locator(".dbanner.final", { hasText: /Bo.* wins the match 2–0/ }).waitFor();
});

test("what cannot be done says why, a card tells its text, and can be dragged to the field", async () => {
  const page = await hall.visitor();
  await open(page, "computer", { game: "duel", level: "newcomer", seat: "0" });
  const first = page.locator('[data-place="hand:1"]');
  await page.locator('.duel[data-phase="main1"]').waitFor();
  await first.hover();
  const name = (await first.getAttribute("aria-label"))?.split(", ")[0] ?? "";
  await page.locator("#card-pane .zoom", { hasText: name }).waitFor();
  const [pane, table] = await boxes(page, ["#card-pane", ".duel"]);
  assert.ok(pane.x >= table.x + table.width, "it stands beside the board");
  await page.locator('.phases [data-goal="battle"]').click();
  await page.locator('.duel[data-phase="battle"]').waitFor();
  await first.click();
  await page.locator("#refusal", { hasText: /phase/ }).waitFor();
  assert.match((await page.locator("#refusal a").getAttribute("href")) ?? "", /#DU-138$/);
  await page.locator('.phases [data-goal="main2"]').click();
  await page.locator('.duel[data-phase="main2"] .dhand .can').first().waitFor();
  const spell = page.locator(".dhand .can:is(.spell, .trap)").first();
  const monster = page.locator(".dhand .can.monster").first();
  const [card, zone] = (await monster.count()) ? [monster, ".near .drop.monster"] : [spell, ".near .drop.spell"];
  const held = await page.locator(".dhand .slot").count();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - 40, { steps: 4 });
  await page.locator(`${zone}.can`).waitFor();
  const to = await page.locator(zone).boundingBox();
  assert.ok(to);
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction((before) => document.querySelectorAll(".dhand .slot").length < before || document.querySelector(".bar .can[data-place='button:cancel']") !== null, held, { timeout: LIMIT });
});

for (const [colorScheme, locale, dir] of /** @type {const} */ ([["light", "tr-TR", "ltr"], ["dark", "fa-IR", "rtl"]])) {
  test(`axe finds no serious fault, nothing overflows (${colorScheme}, ${locale})`, async () => {
    const page = await hall.visitor({ colorScheme, locale });
    const light = colorScheme === "light";
    if (light) {
      await page.goto("/rules/duel");
      assert.deepEqual(await faults(page), [], "rules");
    }
    await open(page, "computer", { game: "duel", level: "newcomer", seat: "0", name: "Shirin Farahani-Yılmazoğulları" });
    // A few turns on, with something on both sides and in a graveyard if anything fell.
    await drive(page, { until: '.duel[data-phase="main1"]:has(.far .slot.dzone):has(.near .slot.monster) .phases .can' });
    assert.deepEqual(await faults(page), [], "the table");
    const lit = page.locator(".dhand .can").first();
    if (await lit.count()) {
      await lit.click();
      await page.locator(".dmenu .can").first().waitFor();
      if (!light) assert.deepEqual(await faults(page), [], "the menu");
      await page.keyboard.press("Escape");
    }
    await page.locator("#graveyard-0 summary").click();
    if (light) assert.deepEqual(await faults(page), [], "the graveyard");
    await page.locator("#graveyard-0 summary").click();
    assert.equal(await page.locator(".duel").getAttribute("dir"), "ltr", "the table is not mirrored");
    assert.equal(await page.evaluate(() => document.documentElement.dir), dir);
    for (const width of [360, 390, 900, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const inner = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(inner <= width, `${inner} > ${width}`);
      const boxes = await page.evaluate(() => [...document.querySelectorAll(".slot, .dzone, .duelist, .phases li, .bar button, .dmenu button")].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().toJSON()));
      for (const box of boxes.filter(({ width: wide }) => wide > 0)) assert.ok(box.left >= -1 && box.right <= width + 1, `${width}: ${JSON.stringify(box)}`);
    }
  });
}
