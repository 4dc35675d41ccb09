// Input by places with actions of several places, as later games have them.
// The page and the server are made up here: the modules know no game, so any
// board of places must do.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { after, afterEach, before, test } from "node:test";
import { LIMIT, boxes, launch, middle } from "./hall.js";

/** @typedef {import("playwright-core").Page} Page */

const WEB = path.join(import.meta.dirname, "../../web");
const ORIGIN = "http://toy.test";

const OFFERS = [
  { seat: 0, action: "a1-b1", places: ["a1", "b1"] },
  { seat: 0, action: "a1-c1", places: ["a1", "c1"] },
  { seat: 0, action: "b2-c2", places: ["b2", "c2"] },
  { seat: 0, action: "a3", places: ["a3"] },
  { seat: 0, action: "a3-b3", places: ["a3", "b3"] },
  { seat: 0, action: "knock", places: ["button:knock"] },
];

const square = (/** @type {string} */ place) => `<button role="gridcell" data-place="${place}" tabindex="-1"><i data-lift>${place}</i></button>`;
const row = (/** @type {number} */ number) => `<div role="row">${["a", "b", "c"].map((column) => square(`${column}${number}`)).join("")}</div>`;
const attribute = (/** @type {unknown} */ value) => JSON.stringify(value).replaceAll('"', "&quot;");
/** What is offered as a server writes it: by seat and first place. @param {typeof OFFERS} offers */
function grouped(offers) {
  const seats = /** @type {Record<string, Record<string, string[][]>>} */ ({});
  for (const { seat, action, places: [first = "", ...rest] } of offers) ((seats[seat] ??= {})[first] ??= []).push([action, ...rest]);
  return seats;
}
const draw = (/** @type {typeof OFFERS} */ offers) => `<!DOCTYPE html><html lang="en"><title>Toy</title><body>
  <div id="table" data-base="/table/t" data-game="toy" data-seq="4" data-offer="${attribute(grouped(offers))}"
    data-pending="[0]" data-yours="[0]" data-words="${attribute({ dismiss: "ok", rule: "RULE", rules: "/rules/toy" })}">
    <div id="part-board"><div role="grid">${[1, 2, 3].map(row).join("")}</div></div>
    <div id="part-buttons"><button data-place="button:knock">Knock</button></div>
    <div id="part-status"></div><div id="refusal" hidden></div><p id="hint" hidden></p>
  </div>
  <script type="module" src="/assets/table.js"></script></body></html>`;

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => { browser = await launch(); });
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
after(() => browser.close());

/** A toy table; `sent` fills with what the page sends, `tell` lets the page hear of something. */
async function toy(offers = OFFERS) {
  const page = await browser.newPage();
  page.setDefaultTimeout(LIMIT);
  const sent = /** @type {any[]} */ ([]);
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.startsWith("/assets/")) return route.fulfill({ contentType: "text/html", body: draw(offers) });
    const body = await readFile(path.join(WEB, pathname.slice("/assets/".length))).catch(() => null);
    return body ? route.fulfill({ contentType: "text/javascript", body }) : route.fulfill({ status: 404 });
  });
  /** @type {import("playwright-core").WebSocketRoute | null} */
  let line = null;
  await page.routeWebSocket(/\/live\?after=4$/, (socket) => {
    line = socket;
    socket.onMessage((text) => {
      const message = JSON.parse(String(text));
      sent.push(message);
      // The rules of this game have something to say of column c only.
      const code = message.places?.at(-1).startsWith("c") ? "no" : "nothing-there";
      const refused = { t: "refused", id: message.id, code, rule: "TOY-1", message: "No." };
      // Only picking something up makes an entry here, so that nothing else waits for a picture.
      const seq = message.action?.startsWith("touch-") ? 5 : 4;
      socket.send(JSON.stringify(message.do === "touch" ? refused : { t: "ack", id: message.id, seq }));
    });
  });
  await page.goto(`${ORIGIN}/table/t`);
  await page.locator(".can").first().waitFor();
  const lit = () => page.locator(".can").evaluateAll((all) => all.map((one) => one.getAttribute("data-place")));
  const click = (/** @type {string} */ place) => page.locator(`[data-place="${place}"]`).click();
  /** @param {number} count */
  const arrived = async (count) => {
    const end = Date.now() + LIMIT;
    while (sent.length < count && Date.now() < end) await page.evaluate(() => new Promise(requestAnimationFrame));
    return sent.map((message) => message.action ?? message.places.join("+"));
  };
  /** How it stands now: as before, but for the status. @param {string} status */
  const tell = async (status) => {
    const nothing = { version: 1, seq: 4, after: 4, events: [], over: false };
    const set = { "part:status": { t: "", i: status } };
    line?.send(JSON.stringify({ t: "seen", ...nothing, set, offer: grouped(offers), pending: [0], yours: [0] }));
    await page.locator("#part-status", { hasText: status }).waitFor();
  };
  return { page, sent, lit, click, arrived, tell };
}

test("picking lights what can follow, and the last pick acts", async () => {
  const { page, sent, lit, click, arrived } = await toy();
  assert.deepEqual(await lit(), ["a1", "b2", "a3", "button:knock"]);
  await click("a1");
  assert.deepEqual(await lit(), ["b1", "c1"]);
  assert.equal(await page.locator('.picked[aria-selected="true"]').getAttribute("data-place"), "a1");
  await click("c1");
  assert.deepEqual(await arrived(1), ["a1-c1"]);
  assert.deepEqual({ ...sent[0], id: "" }, { id: "", do: "act", seat: 0, action: "a1-c1", seq: 4 });
  assert.match(sent[0].id, /^[0-9-]{3,64}$/);
});

test("Escape takes a pick back, another beginning begins anew", async () => {
  const { page, lit, click, arrived } = await toy();
  await click("a1");
  await page.keyboard.press("Escape");
  assert.deepEqual(await lit(), ["a1", "b2", "a3", "button:knock"]);
  await click("a1");
  await click("b2");
  assert.deepEqual(await lit(), ["c2"]);
  await click("c2");
  assert.deepEqual(await arrived(1), ["b2-c2"]);
});

test("an action that begins another is ended by picking its last place again", async () => {
  const { lit, click, arrived } = await toy();
  await click("a3");
  assert.deepEqual(await lit(), ["b3"]);
  await click("a3");
  assert.deepEqual(await arrived(1), ["a3"]);
});

test("a drag picks both places, a button beside the board is a place too", async () => {
  const { page, click, arrived } = await toy();
  await page.locator("[data-place=a1]").dragTo(page.locator("[data-place=b1]"));
  assert.deepEqual(await arrived(1), ["a1-b1"]);
  await click("button:knock");
  assert.deepEqual(await arrived(2), ["a1-b1", "knock"]);
});

test("arrows, Home and End walk; Enter and the space bar pick", async () => {
  const { page, lit, arrived } = await toy();
  await page.locator("[data-place=b1]").focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  assert.deepEqual(await lit(), ["b1", "c1"]);
  await page.keyboard.press("End");
  await page.keyboard.press("Space");
  assert.deepEqual(await arrived(1), ["a1-c1"]);
});

test("a place that begins nothing is asked about, and what follows does not wait", async () => {
  const { page, sent, click, arrived } = await toy();
  await click("c3");
  assert.deepEqual(await arrived(1), ["c3"]);
  assert.deepEqual({ ...sent[0], id: "" }, { id: "", do: "touch", seat: 0, places: ["c3"], seq: 4 });
  await page.locator("#refusal", { hasText: "No." }).waitFor();
  await click("c3");
  await click("a3");
  await click("b3");
  assert.deepEqual(await arrived(3), ["c3", "c3", "a3-b3"]);
});

test("where the rules have nothing to say, nothing is said", async () => {
  const { page, click, arrived } = await toy();
  await click("b3");
  await click("button:knock");
  assert.deepEqual(await arrived(2), ["b3", "knock"]);
  assert.equal(await page.locator("#refusal").isVisible(), false);
});

const TOUCHES = [
  ...OFFERS,
  { seat: 0, action: "touch-a1", places: ["touch:a1"] },
  { seat: 0, action: "touch-c3", places: ["touch:c3"] },
];

test("picking up can be an action itself: done once, and what follows waits for it", async () => {
  const { page, sent, lit, click, arrived } = await toy(TOUCHES);
  await click("a1");
  // At once, without waiting for any answer.
  await click("b1");
  assert.deepEqual(await arrived(2), ["touch-a1", "a1-b1"]);
  assert.deepEqual(sent.map(({ seq }) => seq), [4, 5], "what follows knows of it");
  // The page is not told anything new here, so the same is not picked up twice.
  await click("a1");
  assert.deepEqual(await lit(), ["b1", "c1"]);
  await page.keyboard.press("Escape");
  // What cannot go anywhere is picked up all the same.
  await click("c3");
  assert.deepEqual(await arrived(3), ["touch-a1", "a1-b1", "touch-c3"]);
});

test("a place that does not go on from a pick is attempted, and the pick stays", async () => {
  const { lit, click, arrived } = await toy();
  await click("b2");
  await click("c1");
  assert.deepEqual(await arrived(1), ["b2+c1"]);
  assert.deepEqual(await lit(), ["c2"]);
  // Another beginning begins anew.
  await click("a1");
  assert.deepEqual(await lit(), ["b1", "c1"]);
  await click("button:knock");
  assert.deepEqual(await arrived(2), ["b2+c1", "knock"]);
});

test("two seats at one screen that are asked the same answer one after the other", async () => {
  const both = [0, 1].map((seat) => ({ seat, action: "knock", places: ["button:knock"] }));
  const { sent, click, arrived } = await toy(both);
  await click("button:knock");
  await arrived(1);
  assert.deepEqual(sent.map(({ seat, action }) => [seat, action]), [[0, "knock"]]);
});

test("what is dragged follows the pointer and is put down", async () => {
  const { page, arrived } = await toy(TOUCHES);
  const [a1, c1] = await boxes(page, ["[data-place=a1]", "[data-place=c1]"]);
  const [from, to] = [middle(a1), middle(c1)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  assert.equal(await page.locator(".ghost").textContent(), "a1");
  assert.equal(await page.locator(".over").getAttribute("data-place"), "c1");
  assert.deepEqual(await arrived(1), ["touch-a1"]);
  await page.mouse.up();
  assert.deepEqual(await arrived(2), ["touch-a1", "a1-c1"]);
  await page.locator(".ghost").waitFor({ state: "detached" });
});

test("what is pressed can be dragged although the page hears of something before it moves", async () => {
  const { page, arrived, tell } = await toy();
  const [a1, b1] = await boxes(page, ["[data-place=a1]", "[data-place=b1]"]);
  const [from, to] = [middle(a1), middle(b1)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await tell("Somebody watches.");
  await page.mouse.move(to.x, to.y, { steps: 5 });
  assert.equal(await page.locator(".ghost").textContent(), "a1");
  await tell("Somebody else watches.");
  await page.mouse.up();
  assert.deepEqual(await arrived(1), ["a1-b1"]);
  await page.locator(".ghost").waitFor({ state: "detached" });
});
