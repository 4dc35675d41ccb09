// Issue 16, what a stranger meets in the first hour, by its points. Several checks share one visit.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { faults } from "./faults.js";
import { Hall, leave, myTurn, open, place, shown } from "./hall.js";

/** @type {Hall} */
let hall;
before(async () => { hall = await Hall.open(["--pause", "0", "--rate", "100"]); });
afterEach(() => hall.empty());
after(() => hall.close());

const GAMES = ["othello", "pentago", "chess", "uno", "magic", "duel"];
/** Pages that an accessibility checker sees in no other test. */
const UNCHECKED = ["/rules/chess", "/rules/magic", "/play/duel"];

test("19: rules have contents, pictures and a way to play; no page is wider than a phone", async () => {
  const page = await hall.visitor({ viewport: { width: 360, height: 740 } });
  const pages = GAMES.flatMap((game) => [`/rules/${game}`, `/play/${game}`]);
  for (const address of ["/", "/nowhere", "/club", ...pages]) {
    await page.goto(address);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${address} is ${wide} too wide`);
    if (UNCHECKED.includes(address)) assert.deepEqual(await faults(page), [], address);
  }
  hall.forgive(/\/nowhere: .*404/);
  await page.goto("/rules/pentago");
  await page.locator(".rules-contents a", { hasText: "Five in a row" }).click();
  await page.waitForFunction(() => {
    const top = document.querySelector("#PE-04")?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight;
  });
  // Every picture has its size, and none is cut off.
  for (const picture of await page.locator("figure.diagram svg").all()) {
    const box = await picture.boundingBox();
    assert.ok(box && box.width >= 80 && box.x >= 0 && box.x + box.width <= 360, JSON.stringify(box));
  }
  await page.locator(".rules-head .button").click();
  await page.waitForURL(/\/play\/pentago$/);
});

test("16, 18: a review says that the game went on, what happened is listed, a pace is remembered", async () => {
  const [host, friend] = [await hall.visitor(), await hall.visitor()];
  await open(host, "link", { seat: "0", name: "Shirin" });
  await friend.goto(host.url());
  await friend.locator("form[action$=\"/sit\"] button").first().click();
  await myTurn(host);
  await place(host);
  assert.equal(await host.locator("#since").isVisible(), false, "nothing but the own move has happened");
  await shown(friend, 1);
  await place(friend);
  await host.locator("#since").click();
  await host.locator("#since li").first().waitFor();
  await myTurn(host);
  await place(host);
  await host.locator("#since").waitFor({ state: "hidden" });
  await host.locator(".steps [data-at]").first().click();
  await host.locator("#part-status", { hasText: "the start" }).waitFor();
  assert.equal(await host.locator("#went-on").isVisible(), false);
  await shown(friend, 3);
  await place(friend);
  await host.locator("#went-on", { hasText: "gone on" }).waitFor();
  assert.match((await host.locator("#part-status").textContent()) ?? "", /the start/, "what is looked at stays");
  await host.locator("#went-on a").click();
  await host.locator("#went-on").waitFor({ state: "hidden" });
  await shown(host, 4);

  for (const pace of ["at-once", "calm", "brisk"]) {
    const button = host.locator(`.menu-body [name=pace][value=${pace}]`);
    await host.locator("details.menu summary").click();
    await leave(host, button);
    assert.equal(await button.getAttribute("aria-pressed"), "true", pace);
  }
});

test("21: on a touch screen the first tap shows a card, the second does what it does", async () => {
  const page = await hall.visitor({ viewport: { width: 390, height: 800 }, hasTouch: true });
  await page.goto("/play/magic");
  await page.locator("details.more").evaluateAll((all) => { for (const one of all) one.setAttribute("open", ""); });
  await page.locator("details.code").evaluateAll((all) => { for (const one of all) one.setAttribute("open", ""); });
  for (const deck of ["deck1", "deck2"]) await page.locator(`[name=opt-${deck}]`).fill("10 Forest");
  await leave(page, page.locator(".setup-go button"));
  const forest = page.locator('.can[data-place="hand:forest"]').first();
  await forest.tap();
  await page.locator(".tip, #card-pane .zoom").filter({ hasText: "Gives one green mana." }).first().waitFor();
  assert.equal(await page.locator('[data-side="0"] .lands .slot').count(), 0, "nothing is done yet");
  await forest.tap();
  await page.locator('[data-side="0"] .lands .slot').waitFor();
});

test("13: a round of UNO that ends is counted below the table on a phone on its side", async () => {
  const page = await hall.visitor({ viewport: { width: 844, height: 390 } });
  await open(page, "computer", { game: "uno", level: "newcomer" });
  for (let times = 0; times < 2; times += 1) await page.locator("[data-do=resign]").click();
  await page.locator(".score").waitFor();
  const [felt, score] = await page.evaluate(() => [".felt", ".score"].map((one) => document.querySelector(one)?.getBoundingClientRect()));
  assert.ok(felt && score && felt.height > 120 && score.top >= felt.bottom, `${felt?.height}, ${felt?.bottom}, ${score?.top}`);
});
