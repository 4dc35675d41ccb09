// Pentago in the browser: turns of two parts, plates that turn, the line
// through a five. What is the same for every game is shown by the other tests.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { faults } from "./faults.js";
import { Hall, LIMIT, box, boxes, leave, moves, open, status } from "./hall.js";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Hall} */
let hall;
before(async () => { hall = await Hall.open(); });
afterEach(() => hall.empty());
after(() => hall.close());

/** A short game: red fills the first row. Block 3 is turned, which no marble of theirs stands on. */
const RED_WINS = [
  "r0c0", "turn:3:cw", "r5c3", "turn:3:ccw", "r0c1", "turn:3:cw", "r5c4", "turn:3:cw",
  "r0c2", "turn:3:cw", "r4c3", "turn:3:cw", "r0c3", "turn:3:cw", "r4c4", "button:skip", "r0c4",
];

/**
 * Waits until so many actions are listed.
 * @param {Page} page
 * @param {number} count
 */
async function listed(page, count) {
  await page.waitForFunction((least) => document.querySelectorAll("[data-entry]").length >= least, count, { timeout: LIMIT });
}

/**
 * Picks a place by mouse and waits until that is in the list.
 * @param {Page} page
 * @param {string} place
 */
async function pick(page, place) {
  const before = await page.locator("[data-entry]").count();
  await page.locator(`[data-place="${place}"].can`).click();
  await listed(page, before + 1);
}

/**
 * @param {Page} page
 * @param {string[]} places
 */
async function pickAll(page, places) {
  for (const place of places) await pick(page, place);
}

/** @param {Page} page */
function focused(page) {
  return page.evaluate(() => document.activeElement?.getAttribute("data-place") ?? "");
}

/** Where the marbles are, as places. @param {Page} page */
function marbles(page) {
  return page.locator("[data-place]:has(.marble)").evaluateAll((all) => all.map((one) => one.getAttribute("data-place")));
}

test("a whole game by mouse at one screen, and a look back", async () => {
  const page = await hall.visitor();
  await page.goto("/");
  await page.getByRole("link", { name: "Play Pentago" }).click();
  await page.getByRole("radio", { name: /At this screen/ }).check();
  await page.getByText("Who plays which colour is drawn by lot.").waitFor();
  await page.getByRole("textbox", { name: "Player 1" }).fill("Shirin");
  await page.getByRole("textbox", { name: "Player 2" }).fill("Deniz");
  await leave(page, page.getByRole("button", { name: "Sit down" }));
  await status(page, /^Red: place a marble\./);
  const about = (await page.locator(".player").allTextContents()).sort();
  assert.match(about.join("|"), /Deniz.*\|Shirin/);
  assert.deepEqual(about.map((text) => /Red|Black/.exec(text)?.[0]).sort(), ["Black", "Red"]);
  assert.equal(await page.locator('[role="grid"] .can').count(), 36);
  assert.equal(await page.locator('[role="toolbar"] .can').count(), 0);

  await pick(page, "r1c3");
  await status(page, /^Red: turn a block\./);
  assert.equal(await page.locator('[role="toolbar"] .can').count(), 8);
  assert.equal(await page.locator('[role="grid"] .can').count(), 0);
  await page.getByRole("button", { name: "Turn block 2 anticlockwise" }).click();
  await status(page, /^Black: place a marble\./);
  await status(page, /Red turned block 2 anticlockwise\./);
  assert.deepEqual(await marbles(page), ["r2c4"]);
  assert.equal(await page.locator(".square.last").getAttribute("data-place"), "r2c4", "the mark goes with the marble");
  assert.equal(await page.locator(".plate.turned").getAttribute("data-block"), "2");
  assert.deepEqual(await moves(page), ["1 3", "2 ↺"]);

  // Both parts are taken back, and another game is played to its end.
  while (await page.locator("[data-do=undo]").count()) {
    const left = await page.locator("[data-entry]").count();
    await page.locator("[data-do=undo]").click();
    await page.waitForFunction((now) => document.querySelectorAll("[data-entry]").length < now, left);
  }
  await pickAll(page, RED_WINS);
  await status(page, /wins\.\s*Five in a row by placing a marble\./);
  assert.equal(await page.locator(".can").count(), 0, "no turn is asked for");
  assert.equal(await page.locator(".player.won", { hasText: "Red" }).count(), 1);
  assert.equal(await page.locator(".fives .core").count(), 1);
  const [line, first, last] = await boxes(page, [".fives .core", "[data-place=r0c0]", "[data-place=r0c4]"]);
  for (const [end, square] of /** @type {const} */ ([[line.x, first], [line.x + line.width, last]])) {
    assert.ok(end > square.x && end < square.x + square.width && line.y > square.y && line.y < square.y + square.height,
      `the line ends in ${JSON.stringify(square)}`);
  }
  assert.equal(await page.locator(".moves li").count(), 9, "whole turns are listed");

  await page.getByRole("link", { name: "One move back" }).click();
  await status(page, /You are looking at move 8 of 9\./);
  assert.equal(await page.locator(".fives").count(), 0);
  assert.equal((await marbles(page)).length, 8);
});

/**
 * Walks by arrow keys to a place; the way is found as a person would, by looking where it lies.
 * @param {Page} page
 * @param {string} place
 */
async function walk(page, place) {
  for (let steps = 0; steps < 24; steps += 1) {
    if ((await focused(page)) === place) return;
    const key = await page.evaluate((wanted) => {
      const middle = (/** @type {Element | null} */ one) => {
        const box = one?.getBoundingClientRect();
        return box ? [box.left + box.width / 2, box.top + box.height / 2] : [0, 0];
      };
      const [x = 0, y = 0] = middle(document.activeElement);
      const [toX = 0, toY = 0] = middle(document.querySelector(`[data-place="${wanted}"]`));
      const [across, down] = [toX - x, toY - y];
      if (Math.abs(across) > Math.abs(down)) return across > 0 ? "ArrowRight" : "ArrowLeft";
      return down > 0 ? "ArrowDown" : "ArrowUp";
    }, place);
    await page.keyboard.press(key);
  }
  assert.fail(`arrows do not lead to ${place}, but to ${await focused(page)}`);
}

/**
 * Presses Tab until a place has the focus.
 * @param {Page} page
 * @param {string} place
 */
async function tabTo(page, place) {
  for (let presses = 0; presses < 10 && (await focused(page)) !== place; presses += 1) await page.keyboard.press("Tab");
  assert.equal(await focused(page), place);
}

test("a whole game by keyboard alone", async () => {
  const page = await hall.visitor();
  await open(page, "here", { game: "pentago" });
  await status(page, /Red: place a marble/);
  await page.keyboard.press("ArrowDown");
  assert.equal(await focused(page), "r0c0");
  for (const [index, place] of RED_WINS.entries()) {
    if (place.startsWith("button:")) await tabTo(page, place);
    else await walk(page, place);
    await page.keyboard.press(index % 2 === 0 ? "Enter" : "Space");
    await listed(page, index + 1);
  }
  await status(page, /Five in a row by placing a marble/);
});

test("arrows go over the edge of the grid to what lies there, Tab goes in and out", async () => {
  const page = await hall.visitor({ locale: "fa-IR" });
  await open(page, "here", { game: "pentago" });
  await status(page, /قرمز: مهره‌ای بگذارید/);
  const ways = /** @type {const} */ ([
    ["r0c1", "ArrowUp", "turn:1:cw"], ["r1c0", "ArrowLeft", "turn:1:ccw"], ["r0c3", "ArrowUp", "turn:2:ccw"],
    ["r5c4", "ArrowDown", "turn:4:cw"], ["r4c5", "ArrowRight", "turn:4:ccw"], ["turn:1:cw", "ArrowRight", "turn:2:ccw"],
    ["turn:1:cw", "ArrowLeft", "turn:1:ccw"], ["turn:2:cw", "ArrowLeft", "r0c5"], ["turn:3:ccw", "ArrowUp", "r5c0"],
    ["turn:1:cw", "ArrowUp", "turn:1:cw"], ["turn:1:cw", "End", "turn:4:ccw"], ["r2c2", "ArrowRight", "r2c3"],
  ]);
  for (const [from, key, to] of ways) {
    await page.locator(`[data-place="${from}"]`).focus();
    await page.keyboard.press(key);
    assert.equal(await focused(page), to, `${from} ${key}`);
  }
  // One stop in the grid, one at the arrows.
  await page.keyboard.press("Tab");
  assert.equal(await focused(page), "turn:4:ccw", "where it was left");
  await page.keyboard.press("Tab");
  assert.equal(await focused(page), "");
});

test("what is refused is explained where it was touched, in either part", async () => {
  const page = await hall.visitor();
  await open(page, "here", { game: "pentago" });
  await status(page, /place a marble/);
  const bubble = page.locator("#refusal");
  await page.locator('[data-place="turn:2:cw"]').click();
  await bubble.filter({ hasText: "A marble has to be placed first." }).waitFor();
  await bubble.getByRole("link", { name: "Rule PE-02" }).click();
  await page.locator("dialog[open] .rule.told", { hasText: "PE-02" }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await pick(page, "r1c4");
  await page.locator("[data-place=r0c0]").click();
  await bubble.filter({ hasText: "now a block has to be turned" }).waitFor();
  await pick(page, "turn:2:cw");
  await page.locator("[data-place=r1c4]").click();
  await bubble.filter({ hasText: "There is a marble on 1 4 already." }).waitFor();
  assert.deepEqual(await moves(page), ["1 4", "2 ↻"], "nothing has changed");
});

test("against the computer: it answers with both parts, hints say what they mean", async () => {
  const page = await hall.visitor();
  await open(page, "computer", { game: "pentago", level: "newcomer", name: "Shirin" });
  await status(page, /Your turn: place a marble\./);
  const first = await page.locator("[data-entry]").count();
  assert.ok(first === 0 || first === 2, "the computer has red, or has not moved");
  await page.locator("[data-do=hint]").click();
  await page.locator("#hint", { hasText: /Hint: .*row \d, column \d/ }).waitFor();
  await page.locator('[role="grid"] .hinted').click();
  await status(page, /Your turn: turn a block\./);
  await page.locator('[role="toolbar"] .can').first().click();
  await listed(page, first + 4);
  await status(page, /Your turn: place a marble\./);
  assert.equal((await marbles(page)).length, first / 2 + 2);
  assert.match((await page.locator(".opinion").textContent()) ?? "", /(even|out of 100) estimated depth \d+/);
  await page.locator("[data-do=undo]").click();
  await status(page, /Your turn: turn a block\./);
  assert.equal(await page.locator("[data-entry]").count(), first + 1, "back to the last part that was one's own");
  await page.locator("[data-do=resign]").click();
  await page.locator("[data-do=resign]").click();
  await status(page, /You lost this one\.\s*You resigned\./);
});

test("skip is offered only where some block is neutral", async () => {
  const page = await hall.visitor();
  await open(page, "here", { game: "pentago" });
  const skip = page.getByRole("button", { name: "Turn no block" });
  assert.equal(await skip.count(), 0, "not before the marble");
  // A marble in a corner of each block: none is neutral any more.
  for (const [index, place] of ["r0c0", "r0c5", "r5c0"].entries()) {
    await pick(page, place);
    assert.equal(await skip.count(), 1, `block ${4 - index} and others are empty`);
    await skip.click();
    await listed(page, 2 * index + 2);
  }
  await pick(page, "r5c5");
  assert.equal(await skip.count(), 0);
  assert.equal((await moves(page)).filter((move) => move === "–").length, 3);
});

/** Notes every animation that a page starts. */
function noteAnimations() {
  const noted = /** @type {{ place: string, all: number }[]} */ ([]);
  Object.assign(globalThis, { noted });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const { delay = 0, duration = 0 } = typeof options === "object" ? options : { duration: options };
    noted.push({ place: this.getAttribute("data-block") ?? this.getAttribute("class") ?? "", all: delay + Number(duration) });
    return animate.call(this, frames, options);
  };
}

test("a plate turns with its squares, briefly, and not at all where motion is unwanted", async () => {
  for (const reducedMotion of /** @type {const} */ (["no-preference", "reduce"])) {
    const page = await hall.visitor({ reducedMotion });
    await page.addInitScript(noteAnimations);
    await open(page, "here", { game: "pentago" });
    await pickAll(page, ["r0c3", "turn:2:cw", "r0c4", "turn:2:cw"]);
    await page.waitForFunction(() => document.getAnimations().every((one) => one.playState === "finished"));
    /** @type {{ place: string, all: number }[]} */
    const noted = await page.evaluate(() => /** @type {any} */ (globalThis).noted);
    if (reducedMotion === "reduce") {
      assert.deepEqual(noted, []);
    } else {
      assert.equal(noted.filter(({ place }) => place === "2").length, 20, "the plate and nine squares, twice");
      assert.ok(noted.every(({ all }) => all <= 250));
    }
    // Twice clockwise: the marble from the corner goes to the opposite corner, the other to the right side.
    assert.deepEqual(await marbles(page), ["r1c5", "r2c5"]);
    const [outer, inner] = await boxes(page, ["[data-place=r2c5]", "[data-place=r2c5] .marble"]);
    assert.ok(inner.x > outer.x && inner.y > outer.y && inner.x + inner.width < outer.x + outer.width);
  }
});

test("in Persian the page is mirrored, the board is not", async () => {
  const page = await hall.visitor({ locale: "fa-IR" });
  await open(page, "here", { game: "pentago" });
  assert.equal(await page.evaluate(() => document.documentElement.dir), "rtl");
  await pickAll(page, ["r0c0", "turn:4:cw"]);
  await status(page, /^سیاه: مهره‌ای بگذارید/);
  const [first, last, arrow, board, players] = await boxes(page, ["[data-place=r0c0]", "[data-place=r0c5]", '[data-place="turn:1:ccw"]', "#part-board", "#part-players"]);
  assert.ok(first.x < last.x);
  assert.ok(arrow.x < first.x);
  assert.ok(board.x > players.x);
  assert.equal(await page.locator("[data-place=r0c0]").getAttribute("aria-label"), "سطر ۰، ستون ۰، قرمز، آخرین مهره");
  await page.locator("[data-place=r0c0]").click();
  // The square is kept together, so that it is not read from the right.
  await page.locator("#refusal", { hasText: "\u20680 0\u2069" }).waitFor();
});

test("axe finds no serious fault", async () => {
  const page = await hall.visitor();
  for (const address of ["/play/pentago", "/rules/pentago"]) {
    await page.goto(address);
    assert.deepEqual(await faults(page), [], address);
  }
  await open(page, "here", { game: "pentago", names: ["Shirin", "Deniz"] });
  await pickAll(page, RED_WINS.slice(0, 3));
  assert.deepEqual(await faults(page), [], "a block is to be turned");
  await pickAll(page, RED_WINS.slice(3));
  assert.deepEqual(await faults(page), [], "the end");
  await page.context().close();
});

test("it fits a phone and fills a large screen", async () => {
  for (const [width, height, least, arrow] of /** @type {const} */ ([[360, 740, 34, 24], [2560, 1440, 120, 80]])) {
    const page = await hall.visitor({ locale: "tr-TR", viewport: { width, height }, hasTouch: width < 500 });
    await open(page, "here", { game: "pentago" });
    await pick(page, "r0c0");
    await box(page, '[data-place="turn:4:cw"]', { scroll: true });
    const inner = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(inner <= width, `${inner} > ${width}`);
    const square = await box(page, "[data-place=r0c0]");
    assert.ok(square.width >= least, `a square of ${square.width}`);
    for (const box of await page.locator(".arrow").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
      assert.ok(Math.min(box.width, box.height) >= arrow && box.left >= 0 && box.right <= width, JSON.stringify(box));
    }
    if (width < 500) {
      await page.locator('[data-place="turn:4:cw"]').tap();
      await listed(page, 2);
    }
    await page.context().close();
  }
});
