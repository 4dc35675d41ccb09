// Parts of a table page that are drawn anew, or left alone: what a person is in
// the middle of survives either way.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { Hall, LIMIT, moves, myTurn, open, place, unfold } from "./hall.js";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Hall} */
let hall;
before(async () => { hall = await Hall.open(); });
afterEach(() => hall.empty());
after(() => hall.close());

/** Counts what the socket says and what is fetched, and notes the parts in which anything is put or taken away. */
function noteChanges() {
  const noted = { heard: 0, fetched: 0, drawn: /** @type {string[]} */ ([]) };
  Object.assign(globalThis, { noted });
  // First in line, and so counted in the same turn in which the page hears of it.
  globalThis.WebSocket = class extends WebSocket {
    /** @param {ConstructorParameters<typeof WebSocket>} given */
    constructor(...given) {
      super(...given);
      this.addEventListener("message", () => { noted.heard += 1; });
    }
  };
  const json = Response.prototype.json;
  Response.prototype.json = async function () {
    const read = await json.call(this);
    // Once the page has done with it what it does.
    setTimeout(() => { noted.fetched += 1; });
    return read;
  };
  document.addEventListener("DOMContentLoaded", () => {
    const home = (/** @type {Node} */ node) => /** @type {Element} */ (node).closest('[id^="part-"]')?.id ?? "";
    const observer = new MutationObserver((changes) => noted.drawn.push(...changes.map(({ target }) => home(target))));
    for (const part of document.querySelectorAll('[id^="part-"]')) observer.observe(part, { childList: true, subtree: true });
  });
}

/**
 * The parts that were drawn since the page was opened, once the socket has said so much.
 * @param {Page} page
 * @param {number} least
 * @returns {Promise<string[]>}
 */
async function drawn(page, least) {
  await page.waitForFunction((least) => /** @type {any} */ (globalThis).noted.heard >= least, least, { timeout: LIMIT });
  return page.evaluate(() => /** @type {any} */ (globalThis).noted.drawn);
}

test("what the socket says first is on the page already, and is not drawn again", async () => {
  for (const game of ["othello", "pentago", "uno", "chess", "magic"]) {
    const page = await hall.visitor();
    await page.addInitScript(noteChanges);
    await open(page, "here", { game });
    assert.deepEqual(await drawn(page, 1), [], game);
    await page.context().close();
  }
});

test("who comes back after a move or looks at an earlier one finds nothing drawn twice, and then what is new", async () => {
  const page = await hall.visitor();
  await page.addInitScript(noteChanges);
  await open(page, "here");
  for (let move = 0; move < 2; move += 1) {
    await myTurn(page);
    await place(page);
  }
  assert.ok((await drawn(page, 3)).includes("part-board"), "moves are drawn");
  await page.reload();
  assert.deepEqual(await drawn(page, 1), [], "now");
  await myTurn(page);
  await place(page);
  assert.ok((await drawn(page, 2)).includes("part-board"), "what came after");
  assert.equal((await moves(page)).length, 3);
  await page.goto(`${page.url()}?at=1`);
  await page.waitForFunction(() => /** @type {any} */ (globalThis).noted.fetched > 0, undefined, { timeout: LIMIT });
  assert.deepEqual(await drawn(page, 1), [], "then");
});

test("the focus stays on what is only there while something is picked", async () => {
  const page = await hall.visitor();
  /** What the server says while it is not listened to. @type {(() => void)[] | null} */
  let held = null;
  await page.routeWebSocket(/\/live\?/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const pass = () => socket.send(message);
      if (held) held.push(pass);
      else pass();
    });
  });
  await page.goto("/play/chess");
  await page.locator("[name=with][value=here]").check();
  await unfold(page);
  await page.locator("details.code summary").click();
  await page.locator("[name=opt-position]").fill("4k3/1P6/8/8/8/8/8/4K3 w - - 0 20 turn 39");
  await page.locator(".setup-go button").click();
  await page.waitForURL(/\/table\//);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-place") ?? "");
  await page.locator("[data-place=b7].can").focus();
  held = [];
  for (const key of ["Enter", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  assert.equal(await focused(), "button:queen");
  // The board comes anew, because the pawn was touched.
  for (const pass of held) pass();
  held = null;
  await page.locator("[data-place=b7].touched").waitFor();
  assert.equal(await focused(), "button:queen");
  await page.keyboard.press("Enter");
  await page.locator("[data-place=b8].end").waitFor();
});
