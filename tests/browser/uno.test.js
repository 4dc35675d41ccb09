// UNO in the browser: hands that nobody else sees, a table for many, a cover
// between people at one screen. What is the same for every game is shown by
// the other tests.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { faults } from "./faults.js";
import { Hall, LIMIT, leave, status } from "./hall.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ seats?: number, people?: number, name?: string, names?: string[] }} SetUp */

/** @type {Hall} */
let hall;
/** One where nobody waits long for anybody. @type {Hall} */
let hasty;
/** One where computers move at once. @type {Hall} */
let quick;
before(async () => {
  [hall, hasty, quick] = await Promise.all([Hall.open(), Hall.open(["--patience", "1"]), Hall.open(["--pause", "0"])]);
});
afterEach(() => Promise.all([hall.empty(), hasty.empty(), quick.empty()]));
after(() => Promise.all([hall.close(), hasty.close(), quick.close()]));

/** No round of these tests goes on for longer. */
const MOST = 400;

/**
 * @param {Page} page
 * @param {"here" | "computer" | "link"} how
 * @param {SetUp} more
 */
async function open(page, how, { seats = 3, people, name, names = [] }) {
  await page.goto("/play/uno");
  await page.locator(`[name=with][value=${how}]`).check();
  await page.locator(`[name=seats][value="${seats}"]`).check();
  if (people) await page.locator(`[name=people][value="${people}"]`).check();
  await page.locator("[name=level][value=newcomer]").check();
  if (name) await page.locator("[name=name]").fill(name);
  for (const [seat, one] of names.entries()) await page.locator(`[name=name${seat}]`).fill(one);
  await page.locator(".setup-go button").click();
  await page.waitForURL(/\/table\//);
}

/** The own cards, as they lie. @param {Page} page */
function hand(page) {
  return page.locator(".hand [data-place]").evaluateAll((all) => all.map((one) => one.getAttribute("data-place")?.replace("hand:", "") ?? ""));
}

/** @param {Page} page */
function entries(page) {
  return page.locator("[data-entry]").count();
}

/**
 * How much the page shows and what it waits for, both at one moment: an own action, somebody to ask for the cards,
 * the others, or nothing more.
 * @param {Page} page
 * @returns {Promise<{ entries: number, asks: "can" | "look" | "over" | "wait" }>}
 */
function stand(page) {
  return page.evaluate(() => {
    const entries = document.querySelectorAll("[data-entry]").length;
    if (document.querySelector("[data-do=rematch]")) return { entries, asks: "over" };
    if (document.querySelector("[data-do=look]")) return { entries, asks: "look" };
    return { entries, asks: document.querySelector("#part-board .can") ? "can" : "wait" };
  });
}

/** What the page waits for. @param {Page} page */
async function asks(page) {
  return (await stand(page)).asks;
}

/** Waits until something is asked for. @param {Page} page */
async function asked(page) {
  await page.waitForFunction(
    () => document.querySelector("#part-board .can, [data-do=look], [data-do=rematch]"), undefined, { timeout: LIMIT },
  );
  return asks(page);
}

/**
 * Does the first thing that is offered, and waits until it is in the list.
 * @param {Page} page
 */
async function act(page) {
  const before = await entries(page);
  // What is offered may be done by the hall itself: a drawn card that does not go is kept.
  const place = await page.evaluate(() => {
    const found = document.querySelector("#part-board .can");
    if (found instanceof HTMLElement) found.click();
    return found?.getAttribute("data-place");
  });
  if (!place) return;
  await page.waitForFunction((count) => document.querySelectorAll("[data-entry]").length > count, before, { timeout: LIMIT });
}

test("by link: three browsers and a computer play, each with the own cards only", async () => {
  const ada = await quick.visitor();
  await open(ada, "link", { seats: 4, people: 3, name: "Ada" });
  const pages = [ada];
  for (const name of ["Bo", "Cem"]) {
    const page = await quick.visitor();
    await page.goto(ada.url());
    await page.locator("#sit-name").fill(name);
    await leave(page, page.getByRole("button", { name: "Sit down" }));
    await page.locator(".hand").waitFor();
    pages.push(page);
  }
  const watcher = await quick.visitor();
  await watcher.goto(ada.url());
  await status(watcher, /You are watching/);
  for (const page of pages) await status(page, /Your turn|Waiting for (?!somebody)|is thinking/);
  for (const [seat, page] of pages.entries()) {
    assert.equal(await page.locator(".uno").getAttribute("data-front"), String(seat));
    assert.equal(await page.locator(".others .plate").count(), 3);
  }
  assert.deepEqual(await ada.locator(".others .plate-name").allTextContents(), ["Bo", "Cem", "Computer 4"], "clockwise from the left");
  let moves = 0;
  // Four rounds of the table; to the very end others play.
  for (let turns = 0; moves < 12 && turns < 4 * MOST; turns += 1) {
    const now = await Promise.all(pages.map(stand));
    if (now.some((one) => one.asks === "over")) break;
    // Pages are looked at one after the other: only those that show as much can be compared.
    const latest = Math.max(...now.map(({ entries }) => entries));
    const turn = now.filter((one) => one.asks === "can" && one.entries === latest);
    assert.ok(turn.length <= 1, "one at a time");
    assert.deepEqual(await hand(watcher), [], "who watches sees no hand");
    const mine = pages[now.findIndex((one) => one === turn[0])];
    if (mine) {
      await act(mine);
      moves += 1;
    } else {
      await Promise.any(pages.map(asked));
    }
  }
  assert.ok(moves >= 7, `${moves} moves of people`);
  const list = (await watcher.locator(".moves li").allTextContents()).join("|");
  assert.match(list, /Ada(?=.*(red|green|blue|yellow|Wild|draws|takes))/);
});

/**
 * Ada at a table by link for two people and a computer, and Bo who sits down there.
 * @param {Hall} at
 */
async function two(at) {
  const ada = await at.visitor();
  await open(ada, "link", { seats: 3, people: 2, name: "Ada" });
  const bo = await at.visitor();
  await bo.goto(ada.url());
  await bo.locator("#sit-name").fill("Bo");
  await leave(bo, bo.getByRole("button", { name: "Sit down" }));
  await bo.locator(".hand").waitFor();
  return { ada, bo };
}

test("who closes the page comes back to the same hand", async () => {
  const { bo } = await two(hall);
  const cards = await hand(bo);
  assert.ok(cards.length >= 7);
  const [context, url] = [bo.context(), bo.url()];
  await bo.close();
  const again = await context.newPage();
  await again.goto(url);
  await again.locator(".hand").waitFor();
  // A penalty from the start may lie with it; nothing is gone, for nobody moves for Bo here.
  const now = await hand(again);
  assert.ok(cards.every((card) => now.includes(card)), `${cards} → ${now}`);
});

test("who stays away is stood in for; the others are told, and so is who comes back", async () => {
  const { ada, bo } = await two(hasty);
  const [context, url] = [bo.context(), bo.url()];
  await bo.close();
  const told = () => ada.evaluate(() => document.querySelector('[data-plate="1"]')?.textContent?.includes("the computer plays") ?? false);
  for (let moves = 0; moves < MOST && !(await told()); moves += 1) {
    await ada.waitForFunction(
      () => document.querySelector("#part-board .can, [data-do=rematch]")
        || document.querySelector('[data-plate="1"]')?.textContent?.includes("the computer plays"),
      undefined, { timeout: LIMIT },
    );
    if (!(await told()) && (await asks(ada)) === "can") await act(ada);
  }
  assert.ok(await told(), "Ada sees who plays for Bo");
  const back = await context.newPage();
  await back.goto(url);
  assert.match((await back.locator("[data-stood-in]").textContent()) ?? "", /While you were away, the computer made/);
  await back.locator(".hand").waitFor();
});

test("at one screen the next hand is not on the page before its owner asks for it", async () => {
  const page = await hall.visitor();
  await open(page, "here", { seats: 3, people: 3, names: ["Ada", "Bo", "Cem"] });
  /** @type {string[]} */
  const shown = [];
  for (let moves = 0; moves < 12; moves += 1) {
    const now = await asked(page);
    if (now === "over") break;
    if (now === "look") {
      const text = (await page.locator(".cover-words").textContent()) ?? "";
      const name = /Ada|Bo|Cem/.exec(text)?.[0] ?? "";
      assert.deepEqual(await hand(page), [], "covered");
      assert.equal(await page.locator("#part-board .can").count(), 0);
      assert.equal(await page.locator("[data-do=hint]").count(), 0);
      const raw = await (await page.context().request.get(page.url())).text();
      assert.doesNotMatch(raw, /data-place="hand:/, "nor in what the server sends");
      await page.getByRole("button", { name: `I am ⁨${name}⁩: show my cards` }).click();
      await page.locator(".hand").waitFor();
      assert.equal(await page.locator(".self .plate-name").textContent(), name);
      shown.push(name);
    } else {
      await act(page);
    }
  }
  assert.ok(new Set(shown).size > 1, `${shown}`);
  await page.reload();
  if ((await asked(page)) !== "over") assert.deepEqual(await hand(page), [], "covered again");
});

/**
 * The arrow that leads towards a place: along a field, or from one to another.
 * @param {Page} page
 * @param {string} place
 */
function way(page, place) {
  return page.evaluate((wanted) => {
    const here = document.activeElement;
    const there = document.querySelector(`[data-place="${wanted}"]`);
    const field = here?.closest("[role=grid], [role=toolbar]");
    if (!here || !there || !field) return "ArrowDown";
    const [from, to] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
    if (!field.contains(there)) return to.top < from.top ? "ArrowUp" : "ArrowDown";
    return here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING ? "ArrowLeft" : "ArrowRight";
  }, place);
}

/**
 * Asks for the covered cards.
 * @param {Page} page
 */
async function look(page) {
  await page.locator("[data-do=look]").click();
  await page.locator(".hand").waitFor();
}

test("a whole game by keyboard against computers", async () => {
  const page = await quick.visitor();
  await open(page, "computer", { seats: 3, name: "Shirin" });
  for (let moves = 0; moves < MOST; moves += 1) {
    if ((await asked(page)) === "over") break;
    const before = await entries(page);
    const wanted = await page.evaluate(() => document.querySelector("#part-board .can")?.getAttribute("data-place") ?? "");
    if (wanted === "") continue;
    const now = () => page.evaluate(() => ({
      entries: document.querySelectorAll("[data-entry]").length,
      focused: document.activeElement?.getAttribute("data-place") ?? "",
    }));
    let here = await now();
    // A card that does not go is kept by itself.
    for (let steps = 0; steps < 60 && here.entries === before && here.focused !== wanted; steps += 1) {
      await page.keyboard.press(await way(page, wanted));
      here = await now();
    }
    if (here.entries > before) continue;
    assert.equal(here.focused, wanted);
    await page.keyboard.press("Enter");
    await page.waitForFunction((count) => document.querySelectorAll("[data-entry]").length > count, before, { timeout: LIMIT });
  }
  await page.locator(".score").waitFor();
  const points = await page.locator(".score tbody .sum").allTextContents();
  assert.deepEqual(points, [...points].sort((one, other) => Number(one) - Number(other)), "fewest first");
  const cards = await page.locator(".score tbody tr").evaluateAll((rows) => rows.map((row) => row.querySelectorAll(".open-card").length));
  assert.ok(cards.includes(0) || (await entries(page)) >= 2000, "somebody laid the last card");
  const won = await page.locator(".score tr.won").count();
  assert.equal(won, points.filter((one) => one === points[0]).length);
  await status(page, /wins\.|You win\.|share the first place/);
});

test("arrows lead from the hand to the stock and back, and a refusal names the card", async () => {
  const page = await hall.visitor();
  const refused = page.locator(".hand [data-place]:not(.can), .stock [data-place]:not(.can)").first();
  // Once in a few thousand hands every card goes.
  for (let tries = 0; tries < 3; tries += 1) {
    await open(page, "computer", { seats: 3 });
    await asked(page);
    if ((await refused.count()) > 0) break;
  }
  await page.locator(".hand [data-place]").first().focus();
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-place")), "stock");
  await page.keyboard.press("ArrowDown");
  assert.match((await page.evaluate(() => document.activeElement?.getAttribute("data-place"))) ?? "", /^hand:/);
  // Whatever cannot be done now is explained, in words and not in codes.
  await refused.dispatchEvent("click");
  await page.locator("#refusal", { hasText: /\w/ }).waitFor();
  assert.doesNotMatch((await page.locator("#refusal p").first().textContent()) ?? "", /\b[rgby]-?\d|-draw|-skip/);
});

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

test("cards fly, briefly, and not at all where motion is unwanted", async () => {
  for (const reducedMotion of /** @type {const} */ (["no-preference", "reduce"])) {
    const page = await hall.visitor({ reducedMotion });
    await page.addInitScript(noteAnimations);
    await open(page, "computer", { seats: 3 });
    for (let moves = 0; moves < 2 && (await asked(page)) === "can"; moves += 1) await act(page);
    /** @type {number[]} */
    const noted = await page.evaluate(() => /** @type {any} */ (globalThis).noted);
    if (reducedMotion === "reduce") {
      assert.deepEqual(noted, []);
      assert.equal(await page.evaluate(() => document.getAnimations().length), 0, "nor does the ring turn");
    } else {
      assert.ok(noted.length > 0 && noted.every((length) => length <= 250), `${noted}`);
    }
    await page.context().close();
  }
});

/** Whoever is asked gives up; the button asks once more. @param {Page} page */
async function giveUp(page) {
  const before = await entries(page);
  // Both at once: the hall itself may keep a drawn card in between, and then it is for another to give up.
  await page.evaluate(() => {
    for (let presses = 0; presses < 2; presses += 1) {
      const button = document.querySelector("[data-do=resign]");
      if (button instanceof HTMLElement) button.click();
    }
  });
  await page.waitForFunction((count) => document.querySelectorAll("[data-entry]").length > count, before, { timeout: LIMIT });
}

test("axe finds no serious fault", async () => {
  const page = await hall.visitor();
  for (const address of ["/", "/play/uno", "/rules/uno"]) {
    await page.goto(address);
    assert.deepEqual(await faults(page), [], address);
  }
  await open(page, "here", { seats: 3, people: 3, names: ["Ada", "Bo"] });
  await asked(page);
  assert.deepEqual(await faults(page), [], "covered");
  await look(page);
  assert.deepEqual(await faults(page), [], "open");
  // A few turns, and then all but one give up: how long a round takes is luck.
  for (let moves = 0; moves < 40; moves += 1) {
    const now = await asked(page);
    if (now === "over") break;
    if (now === "look") await look(page);
    else if (moves < 8) await act(page);
    else await giveUp(page);
  }
  await page.locator(".score").waitFor();
  assert.deepEqual(await faults(page), [], "the end");
  await page.context().close();
});

/**
 * Where things are, all at one moment: the live socket may replace them at any time.
 * @param {Page} page
 * @param {string} selector
 */
function boxesOf(page, selector) {
  return page.evaluate(
    (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().toJSON()), selector,
  );
}

test("nothing overflows, on a phone or a large screen, in any language", async () => {
  for (const [locale, dir] of /** @type {const} */ ([["fa-IR", "rtl"], ["tr-TR", "ltr"]])) {
    const page = await quick.visitor({ locale, viewport: { width: 360, height: 740 }, hasTouch: true });
    await open(page, "computer", { seats: 5, name: "Shirin Farahani-Yılmazoğulları" });
    assert.equal(await page.evaluate(() => document.documentElement.dir), dir);
    assert.equal(await page.locator(".uno").getAttribute("dir"), "ltr", "the table is not mirrored");
    for (let moves = 0; moves < 3 && (await asked(page)) === "can"; moves += 1) {
      await act(page);
      for (const width of [360, 2560]) {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 1440 });
        const inner = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(inner <= width, `${inner} > ${width}`);
        const boxes = await boxesOf(page, ".hand .card, .plate, .pile, .stock");
        for (const box of boxes) assert.ok(box.left >= -1 && box.right <= width + 1, JSON.stringify(box));
      }
    }
    await page.setViewportSize({ width: 360, height: 740 });
    const slots = (await boxesOf(page, ".slot")).map((box) => box.width);
    assert.ok(slots.every((width) => width >= 24), `a finger finds every card: ${slots}`);
    await page.context().close();
  }
});
