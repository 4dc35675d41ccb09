// How it looks and reads: languages, sizes, themes, movement, and what an
// accessibility checker finds.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { faults } from "./faults.js";
import { Hall, box, boxes, discs, leave, moves, myTurn, open, place, shown, status } from "./hall.js";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Hall} */
let hall;
before(async () => { hall = await Hall.open(); });
afterEach(() => hall.empty());
after(() => hall.close());

test("axe finds no serious fault on any page", async () => {
  const page = await hall.visitor();
  for (const address of ["/", "/play/othello", "/rules/othello", "/nowhere"]) {
    const answer = await page.goto(address);
    assert.equal(answer?.status(), address === "/nowhere" ? 404 : 200);
    assert.deepEqual(await faults(page), [], address);
  }
  // The browser itself reports the page that is not there.
  hall.forgive(/\/nowhere: .*404/);
  await open(page, "here", { names: ["Shirin", "Deniz"] });
  for (let move = 0; move < 5; move += 1) {
    await myTurn(page);
    await place(page);
  }
  assert.deepEqual(await faults(page), [], "the table");
  await page.locator("[data-place=d4]").click();
  await page.locator("#refusal").waitFor();
  assert.deepEqual(await faults(page), [], "a refusal");
  await page.locator("header [data-drawer=rules]").click();
  await page.locator("dialog[open] .rule").first().waitFor();
  assert.deepEqual(await faults(page), [], "the rules drawer");
  await page.locator("[data-close]").click();
  await page.locator("[data-do=resign]").click();
  await page.locator("[data-do=resign]").click();
  await page.locator("[data-do=rematch]").waitFor();
  assert.deepEqual(await faults(page), [], "the end");
  await page.goto("/");
  assert.deepEqual(await faults(page), [], "home with a game");
  await page.context().close();
});

test("in Persian the page is mirrored, the board is not", async () => {
  const page = await hall.visitor();
  await open(page, "here");
  await myTurn(page);
  await place(page);
  const sides = /** @type {[string, string]} */ (["#part-board", "#part-players"]);
  const [board, players] = await boxes(page, sides);
  assert.ok(board.x < players.x);

  await page.locator("details.menu summary").click();
  await leave(page, page.locator(".menu-body").getByRole("button", { name: "فارسی" }));
  assert.equal(await page.evaluate(() => document.documentElement.lang), "fa");
  assert.equal(await page.evaluate(() => document.documentElement.dir), "rtl");
  assert.equal(new URL(page.url()).pathname.startsWith("/table/"), true, "the switch comes back to the table");
  const [mirrored, beside, a1, h1] = await boxes(page, [...sides, "[data-place=a1]", "[data-place=h1]"]);
  assert.ok(mirrored.x > beside.x, "the side has changed places");
  assert.ok(a1.x < h1.x, "A stays on the left");
  await status(page, /نوبت سفید است/);
  assert.match((await page.locator(".move-number").first().textContent()) ?? "", /۱/);
  assert.match((await page.locator(".moves bdi").first().textContent()) ?? "", /^[A-H][1-8]$/);
  // Arrows go where they point, also on a mirrored page.
  await page.locator("[data-place=d4]").focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-place")), "e4");
  await page.locator("[data-place=a1]").click();
  await page.locator("#refusal", { hasText: "هیچ مهره‌ای را برنمی‌گرداند" }).waitFor();
  await myTurn(page);
  await place(page);
  await status(page, /نوبت سیاه است/);
});

test("the language follows the browser until it is chosen", async () => {
  const page = await hall.visitor({ locale: "tr-TR" });
  await page.goto("/");
  assert.equal(await page.evaluate(() => document.documentElement.lang), "tr");
  await leave(page, page.locator("footer").getByRole("button", { name: "English" }));
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
  await page.goto("/rules/othello");
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
});

test("light and dark follow the system until they are chosen", async () => {
  const page = await hall.visitor({ colorScheme: "dark" });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto("/");
  const dark = await paper();
  await page.emulateMedia({ colorScheme: "light" });
  const light = await paper();
  assert.notEqual(light, dark);
  await leave(page, page.locator("footer").getByRole("button", { name: "Dark", exact: true }));
  assert.equal(await page.evaluate(() => document.documentElement.dataset["theme"]), "dark");
  assert.equal(await paper(), dark);
});

test("nothing is wider than a phone, in any language", async () => {
  for (const [locale, width] of /** @type {const} */ ([["en-GB", 360], ["fa-IR", 360], ["tr-TR", 320]])) {
    const page = await hall.visitor({ locale, viewport: { width, height: 740 }, hasTouch: true, isMobile: true });
    const fits = async (/** @type {string} */ where) => {
      const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.ok(inner !== undefined && outer !== undefined && inner <= outer, `${where} in ${locale}: ${inner} > ${outer}`);
    };
    for (const address of ["/", "/play/othello", "/rules/othello"]) {
      await page.goto(address);
      await fits(address);
    }
    await open(page, "link", { seat: "0" });
    await fits("an invitation");
    await open(page, "here");
    await myTurn(page);
    await page.locator('[role="grid"] .can').first().tap();
    await shown(page, 1);
    await fits("a table");
    const square = await box(page, "[data-place=a1]");
    assert.ok(square.width >= 32, `a square is wide enough for a finger: ${square.width}`);
    await page.locator("[data-place=h8]").tap();
    await page.locator("#refusal").waitFor();
    await fits("a refusal in the corner");
    await page.context().close();
  }
});

/** Notes every animation that a page starts. */
function noteAnimations() {
  const noted = /** @type {number[]} */ ([]);
  Object.assign(globalThis, { noted });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const { delay = 0, duration = 0 } = typeof options === "object" ? options : { duration: options };
    noted.push(delay + Number(duration));
    return animate.call(this, frames, options);
  };
}

test("discs move briefly, and not at all where motion is unwanted", async () => {
  for (const reducedMotion of /** @type {const} */ (["no-preference", "reduce"])) {
    const page = await hall.visitor({ reducedMotion });
    await page.addInitScript(noteAnimations);
    await open(page, "here");
    for (let move = 0; move < 6; move += 1) {
      await myTurn(page);
      await place(page);
    }
    const noted = await page.evaluate(() => /** @type {any} */ (globalThis).noted);
    if (reducedMotion === "reduce") {
      assert.deepEqual(noted, []);
      assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
    } else {
      assert.ok(noted.length >= 12, "a disc drops in and others turn, with every move");
      assert.ok(Math.max(...noted) <= 250, `${Math.max(...noted)} ms`);
    }
  }
});

test("without scripts everything is shown and can be stepped through", async () => {
  const page = await hall.visitor();
  await open(page, "here");
  for (let move = 0; move < 3; move += 1) {
    await myTurn(page);
    await place(page);
  }
  const list = await moves(page);
  const plain = await hall.visitor({ javaScriptEnabled: false });
  await plain.goto(page.url());
  assert.deepEqual(await moves(plain), list);
  assert.equal(await discs(plain).count(), 7);
  await plain.getByRole("link", { name: "One move back" }).click();
  await plain.waitForURL(/\?at=2$/);
  assert.equal(await discs(plain).count(), 6);
  await plain.getByRole("link", { name: "Rules" }).first().click();
  await plain.waitForURL(/\/rules\/othello/);
});

test("sound is off until asked for, and remembered", async () => {
  const page = await hall.visitor();
  await open(page, "here");
  const button = page.locator("[data-sound]");
  assert.equal(await button.getAttribute("aria-pressed"), "false");
  await button.click();
  assert.equal(await button.getAttribute("aria-pressed"), "true");
  await page.reload();
  await page.locator('[data-sound][aria-pressed="true"]').waitFor();
});

test("a table page stays small on the wire, and breaks no rule of its own policy", async () => {
  const page = await hall.visitor();
  await open(page, "here");
  for (let move = 0; move < 6; move += 1) {
    await myTurn(page);
    await place(page);
  }
  // Somebody who has never been here, so that nothing is cached.
  const stranger = await hall.visitor();
  const sizes = /** @type {Promise<number>[]} */ ([]);
  stranger.on("requestfinished", (request) => {
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
  });
  const answer = await stranger.goto(page.url());
  await stranger.waitForLoadState("networkidle");
  const all = await Promise.all(sizes);
  const bytes = all.reduce((sum, size) => sum + size, 0);
  assert.ok(all.length >= 8 && bytes < 150_000, `${bytes} bytes in ${all.length} files`);
  const policy = (await answer?.allHeaders())?.["content-security-policy"] ?? "";
  assert.match(policy, /default-src 'self'/);
  assert.doesNotMatch(policy, /unsafe/);
});
