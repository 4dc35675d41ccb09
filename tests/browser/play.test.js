// Whole games, by mouse, by keyboard alone, and against the computer.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, afterEach, before, test } from "node:test";
import { Hall, LIMIT, boxes, discs, leave, moves, myTurn, open, place, shown, status } from "./hall.js";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Hall} */
let hall;
// Computers move at once here; the other files have them take their pause.
before(async () => { hall = await Hall.open(["--pause", "0"]); });
afterEach(() => hall.empty());
after(() => hall.close());

/** Short games: a side has no disc left. */
const BLACK_WINS = ["f5", "f6", "d3", "e3", "f3", "f4", "g7", "f7", "f8"];
const WHITE_WINS = ["f5", "d6", "c5", "f6", "e6", "f4", "c6", "b6", "b7", "a8"];

test("16, 20: a whole game by mouse at one screen, looked through by keys, and its record by its name", async () => {
  const page = await hall.visitor();
  await page.goto("/");
  await page.getByRole("link", { name: "Play Othello" }).click();
  await page.getByRole("radio", { name: /At this screen/ }).check();
  await page.getByRole("textbox", { name: "Black" }).fill("Shirin");
  await page.getByRole("textbox", { name: "White" }).fill("Deniz");
  await leave(page, page.getByRole("button", { name: "Sit down" }));
  await status(page, /Black to move: .*Shirin/);
  assert.equal(await page.locator('[role="grid"] .can').count(), 4);

  const played = [];
  for (const square of WHITE_WINS) played.push(await place(page, square));
  assert.equal(await myTurn(page), false, "it is over");

  await page.locator("[data-do=rematch]").waitFor();
  const list = (await moves(page)).filter((move) => move !== "Pass");
  assert.deepEqual(list, played);
  const total = await discs(page).count();
  assert.equal(total, 4 + played.length);
  const points = (await page.locator(".points").allTextContents()).map(Number);
  const black = await discs(page).and(page.locator(".black")).count();
  assert.deepEqual(points, [black, total - black]);
  await status(page, new RegExp(`The count: ${points[0]} – ${points[1]}`));

  // Stepping through it afterwards, and back to the end.
  await page.getByRole("link", { name: "To the start" }).click();
  await status(page, /You are looking at the start/);
  assert.equal(await discs(page).count(), 4);
  await page.getByRole("link", { name: "One move on" }).click();
  await status(page, /move 1 of/);
  assert.equal(await discs(page).count(), 5);
  assert.match(page.url(), /\?at=1$/);
  await page.reload();
  await status(page, /move 1 of/);
  await page.getByRole("link", { name: "To the last move" }).click();
  await status(page, /The count/);
  assert.equal(await discs(page).count(), total);

  // The same by keys, as soon as it is over (issue 16, point 16).
  await page.keyboard.press("Home");
  await status(page, /You are looking at the start/);
  await page.keyboard.press("ArrowRight");
  await status(page, /move 1 of/);
  await page.keyboard.press("End");
  await status(page, /The count/);
  await page.keyboard.press("ArrowLeft");
  await status(page, new RegExp(`move ${(await moves(page)).length - 1} of`));
  await page.keyboard.press("End");
  await status(page, /The count/);

  // The record can be taken home: a header, then one line an entry.
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save the record" }).click();
  const saved = await saving;
  assert.match(saved.suggestedFilename(), /^othello-Shirin-Deniz-\d{4}-\d\d-\d\d\.meydan$/);
  const lines = (await readFile(await saved.path(), "utf8")).trim().split("\n").map((line) => JSON.parse(line));
  assert.ok(lines.length > played.length);

  // A rematch swaps nothing away: a new table with the same two.
  const old = page.url();
  await page.locator("[data-do=rematch]").click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && url.href !== old);
  await myTurn(page);
  assert.deepEqual(await moves(page), []);
});

/**
 * Presses Tab until something has the focus.
 * @param {Page} page
 * @param {string} selector
 */
async function tabTo(page, selector) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not reach ${selector}`);
}

/**
 * Walks the board by arrows to a square, and takes it.
 * @param {Page} page
 * @param {string} to
 */
async function placeByKeys(page, to) {
  await page.locator(`[role="grid"] .can[data-place=${to}]`).waitFor();
  const from = await page.evaluate(() => document.activeElement?.getAttribute("data-place") ?? "");
  assert.ok(from, "the board keeps the focus");
  const across = to.charCodeAt(0) - from.charCodeAt(0);
  const down = to.charCodeAt(1) - from.charCodeAt(1);
  for (let step = 0; step < Math.abs(across); step += 1) await page.keyboard.press(across > 0 ? "ArrowRight" : "ArrowLeft");
  for (let step = 0; step < Math.abs(down); step += 1) await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
  const count = await page.locator(".moves li").count();
  await page.keyboard.press(count % 2 === 0 ? "Enter" : "Space");
  await shown(page, count + 1);
}

test("a whole game by keyboard alone, from the home page", async () => {
  const page = await hall.visitor();
  await page.goto("/");
  await tabTo(page, 'a[href="/play/othello"]');
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/play\/othello/);
  await tabTo(page, "[name=with]");
  await page.keyboard.press("ArrowDown");
  assert.ok(await page.locator("[name=with][value=here]").isChecked());
  await tabTo(page, ".setup-go button");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  await page.keyboard.press("ArrowDown");
  for (const square of BLACK_WINS) await placeByKeys(page, square);
  assert.equal(await myTurn(page), false, "it is over");
  assert.equal(await discs(page).count(), 4 + BLACK_WINS.length);
});

test("what is refused is explained beside the square, with the rule", async () => {
  const page = await hall.visitor();
  await open(page, "here");
  await page.locator("[data-place=a1]").click();
  const bubble = page.locator("#refusal");
  await bubble.filter({ hasText: "A disc on A1 would turn nothing over." }).waitFor();
  const [square, words] = await boxes(page, ["[data-place=a1]", "#refusal"]);
  assert.ok(words.y - (square.y + square.height) < 24, "it stands below the square");
  await bubble.getByRole("link", { name: "Rule OT-02" }).click();
  await page.locator("dialog[open] .rule.told", { hasText: "OT-02" }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.locator("[data-place=d4]").click();
  await bubble.filter({ hasText: "There is a disc on D4 already." }).waitFor();
  await page.keyboard.press("Escape");
  await bubble.waitFor({ state: "hidden" });
  assert.deepEqual(await moves(page), [], "nothing has changed");
});

test("15: against the computer: a hint that covers nothing, take back, resign, rematch", async () => {
  const page = await hall.visitor();
  await open(page, "computer", { level: "newcomer", seat: "0", name: "Shirin" });
  await status(page, /It is your turn/);
  await page.locator("[data-do=hint]").click();
  const hint = /Hint: .*[A-H][1-8].*For you: .*, (estimated|exact), depth \d+\./;
  await page.locator("#hint", { hasText: hint }).waitFor();
  const hinted = page.locator('[role="grid"] .hinted');
  assert.equal(await hinted.count(), 1);
  const [words, board] = await boxes(page, ["#hint", '[role="grid"]']);
  assert.ok(words.x >= board.x + board.width || words.y >= board.y + board.height, "it covers nothing of the board");
  const certainty = page.locator(".player .certainty");
  assert.equal(await certainty.count(), 0, "the computer has not thought yet");
  await hinted.click();
  await shown(page, 2);
  await myTurn(page);
  // With its move the computer told what it thinks, in the socket and on the page.
  assert.deepEqual(await certainty.allTextContents(), ["estimated"]);
  assert.match((await page.locator(".opinion").textContent()) ?? "", /for you (even|[+−]\d+ discs?) estimated depth \d+/);
  await page.reload();
  assert.deepEqual(await certainty.allTextContents(), ["estimated"]);
  await myTurn(page);

  await page.locator("[data-do=undo]").click();
  await page.waitForFunction(() => document.querySelectorAll(".moves li").length === 0, undefined, { timeout: LIMIT });
  assert.equal(await discs(page).count(), 4, "both moves are taken back at once");
  assert.equal(await certainty.count(), 0, "and what was thought of them");

  await place(page);
  await shown(page, 2);
  await myTurn(page);
  const resign = page.locator("[data-do=resign]");
  await resign.click();
  assert.match((await resign.textContent()) ?? "", /Really resign\?/);
  assert.equal(await page.locator("[data-do=rematch]").count(), 0, "one press does not resign");
  await resign.click();
  await status(page, /wins\. You lost this one\./);
  await status(page, /You resigned\./);

  const old = page.url();
  await page.locator("[data-do=rematch]").click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && url.href !== old);
  await myTurn(page);
});

test("the latest move stays in sight while the parts above the list change their height", async () => {
  const page = await hall.visitor({ viewport: { width: 1120, height: 600 } });
  await open(page, "computer", { level: "newcomer", seat: "0" });
  for (let round = 0; round < 10 && (await myTurn(page)); round += 1) {
    await place(page);
    await shown(page, 2 * round + 2);
    await myTurn(page);
    const hidden = await page.evaluate(() => {
      const list = document.querySelector(".moves")?.getBoundingClientRect();
      const latest = document.querySelector(".moves [aria-current]")?.getBoundingClientRect();
      return !list || !latest || latest.bottom > list.bottom || latest.top < list.top;
    });
    assert.ok(!hidden, `after ${round + 1} rounds`);
  }
});

test("the home page lists what goes on and what is over", async () => {
  const page = await hall.visitor();
  await open(page, "here", { names: ["Shirin", "Deniz"] });
  await myTurn(page);
  await place(page);
  await page.goto("/");
  const going = page.locator(".table-card", { hasText: "Continue" });
  assert.equal(await going.count(), 1);
  await going.click();
  await page.waitForURL(/\/table\//);
  assert.equal((await moves(page)).length, 1);
  await page.locator("[data-do=resign]").click();
  await page.locator("[data-do=resign]").click();
  await page.locator("[data-do=rematch]").waitFor();
  await page.goto("/");
  await page.locator(".table-card", { hasText: "Review" }).waitFor();
  assert.equal(await page.locator(".table-card", { hasText: "Continue" }).count(), 0);
});
