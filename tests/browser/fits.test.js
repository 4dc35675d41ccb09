// Issue 16, points 13 and 17: whatever the window, the whole board is in it, tables and set-up pages need no
// scrolling where there is room, and nothing is written too small to be read.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { Hall, open } from "./hall.js";

/** @type {Hall} */
let hall;
before(async () => { hall = await Hall.open(["--pause", "0", "--rate", "100"]); });
afterEach(() => hall.empty());
after(() => hall.close());

const GAMES = ["othello", "pentago", "chess", "uno", "magic", "duel"];
/** A small laptop, a desk, a phone on its side, a page at twice its size, phones upright. @type {[number, number][]} */
const SIZES = [[1366, 768], [1440, 900], [844, 390], [683, 384], [390, 844], [360, 640]];
/** Nothing is written smaller than this, in pixels. */
const LEAST = 11;

/** How much is outside of the window, and what is written smallest. Runs in the page. */
function measure() {
  // Hands of UNO are counted below its table, as many cards as there are.
  const counted = document.querySelector(".score") !== null;
  const board = document.querySelector(counted ? ".felt" : "#part-board")?.getBoundingClientRect();
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let least = 99;
  let small = "";
  while (all.nextNode()) {
    const text = all.currentNode.textContent?.trim() ?? "";
    const within = all.currentNode.parentElement;
    if (!text || !within?.checkVisibility({ visibilityProperty: true }) || within.closest(".unseen, .symbols, noscript")) continue;
    const matrix = within instanceof SVGGraphicsElement ? within.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(within).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (size < least) [least, small] = [size, `${text} (in ${within.closest("[class]:not(svg)")?.getAttribute("class")})`];
  }
  const page = document.documentElement;
  return {
    board: board ? { top: board.top, left: board.left, bottom: innerHeight - board.bottom, right: innerWidth - board.right } : null,
    high: counted ? 0 : page.scrollHeight - innerHeight, wide: page.scrollWidth - innerWidth, least, small,
  };
}

/**
 * The page as it stands, in every window.
 * @param {import("playwright-core").Page} page
 * @param {string} what
 */
async function fits(page, what) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const { board, high, wide, least, small } = await page.evaluate(measure);
    const where = `${what} in ${width}×${height}`;
    assert.ok(wide <= 0, `${where} is ${wide} too wide`);
    assert.ok(least >= LEAST - 0.05, `${where}: “${small}” has ${least} px`);
    if (width < height || !board) continue;
    for (const [side, room] of Object.entries(board)) assert.ok(room >= -0.5, `${where}: ${-room} px of the board are off the ${side}`);
    if (width > 1000) assert.ok(high <= 0, `${where} is ${high} too high`);
  }
}

for (const [lang, games] of /** @type {const} */ ([["en-GB", GAMES], ["fa-IR", ["chess", "uno", "duel"]]])) {
  test(`13: the whole board is in every window (${lang})`, async () => {
    const page = await hall.visitor({ locale: lang });
    for (const game of games) {
      await page.setViewportSize({ width: 1366, height: 768 });
      await open(page, "computer", { game, level: "newcomer" });
      await fits(page, game);
    }
  });
}

test("13: in the middle of a game and at its end too", async () => {
  for (const game of ["uno", "magic", "duel"]) {
    const page = await hall.visitor({ viewport: { width: 1366, height: 768 } });
    await open(page, "computer", { game, level: "newcomer" });
    // Whatever can be done, but neither passing nor giving up while there is something else.
    for (let times = 0; times < 10; times += 1) {
      const can = page.locator(".table .can:visible");
      const over = page.locator("[data-do=rematch]");
      await can.or(over).first().waitFor();
      if (await over.isVisible()) break;
      // Looked for and pressed at one moment: the computer's move may come at any time.
      const before = await page.evaluate(() => {
        const all = [...document.querySelectorAll(".table .can")].filter((one) => one.checkVisibility());
        const was = document.querySelector("#part-board")?.innerHTML;
        const one = all.find((one) => !one.getAttribute("data-place")?.startsWith("button:")) ?? all[0];
        one?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        return was;
      });
      await page.waitForFunction((was) => document.querySelector("#part-board")?.innerHTML !== was, before);
    }
    await fits(page, `${game}, begun`);
    if (await page.locator("[data-do=resign]").isVisible()) {
      for (let times = 0; times < 2; times += 1) await page.locator("[data-do=resign]").click();
    }
    await page.locator("[data-do=rematch]").waitFor();
    await fits(page, `${game}, over`);
    await page.context().close();
  }
});

test("13: set-up pages are not wider than any phone, in Persian", async () => {
  const page = await hall.visitor({ locale: "fa-IR" });
  for (const game of GAMES) {
    await page.goto(`/play/${game}`);
    for (const width of [360, 375, 390, 412]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${game} is ${wide} too wide at ${width}`);
    }
  }
});

test("17: set-up pages fit one screen, with the rest folded away", async () => {
  const page = await hall.visitor({ viewport: { width: 1440, height: 900 } });
  for (const game of GAMES) {
    await page.goto(`/play/${game}`);
    for (const how of ["computer", "here", "link"]) {
      await page.locator(`[name=with][value=${how}]`).check();
      const high = await page.evaluate(() => document.querySelector(".setup-go button")?.getBoundingClientRect().bottom ?? 9999);
      assert.ok(high <= 900, `${game}, ${how}: the button ends at ${high}`);
    }
  }
});
