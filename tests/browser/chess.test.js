// Advanced chess in the browser: pieces that are picked up, points and what they
// are for, double moves, taking back, promotion, tampering, reviewing and going
// on. What is the same for every game is shown by the other tests.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { faults } from "./faults.js";
import { Hall, LIMIT, box, boxes, leave, middle, status, unfold } from "./hall.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ names?: [string, string], name?: string, seat?: string, game?: string, tampering?: boolean, position?: string }} SetUp */

/** @type {Hall} */
let hall;
before(async () => { hall = await Hall.open(); });
afterEach(() => hall.empty());
after(() => hall.close());

/** White promotes on b8 or a8, and can pay for a double move; Black has a queen to lose. */
const RICH = "r3k3/1P3ppp/8/3q4/8/2N5/5PPP/4K2R w K - 0 20 points 40 9 negative 2 0 turn 39";

/**
 * @param {Page} page
 * @param {"here" | "computer" | "link"} how
 * @param {SetUp} [more]
 */
async function open(page, how, { names, name, seat, game, tampering, position } = {}) {
  await page.goto("/play/chess");
  await page.locator(`[name=with][value=${how}]`).check();
  if (seat) await page.locator(`[name=seat][value="${seat}"]`).check();
  if (name) await page.locator("[name=name]").fill(name);
  for (const [at, one] of (names ?? []).entries()) await page.locator(`[name=name${at}]`).fill(one);
  if (game) await page.locator("[name=opt-name]").fill(game);
  await unfold(page);
  if (tampering) await page.locator("[name=opt-tampering]").check();
  if (position) {
    await page.locator("details.code summary").click();
    await page.locator("[name=opt-position]").fill(position);
  }
  await page.locator(".setup-go button").click();
  await page.waitForURL(/\/table\//);
}

/** The selector of a square. @param {string} name */
function at(name) {
  return `[role=grid] [data-place=${name}]`;
}

/**
 * @param {Page} page
 * @param {string} name
 */
function square(page, name) {
  return page.locator(at(name));
}

/**
 * What stands on a square: "white pawn", or nothing.
 * @param {Page} page
 * @param {string} name
 */
async function stands(page, name) {
  const label = (await square(page, name).getAttribute("aria-label")) ?? "";
  return /(white|black) \w+/.exec(label)?.[0] ?? "";
}

/**
 * Waits until this move is the last one.
 * @param {Page} page
 * @param {string} from
 * @param {string} to
 */
async function made(page, from, to) {
  await page.waitForFunction(
    ([from, to]) => [from, to].every((name) => document.querySelector(`[role=grid] [data-place=${name}].end`)),
    [from, to], { timeout: LIMIT },
  );
}

/**
 * Moves by two clicks.
 * @param {Page} page
 * @param {string} from
 * @param {string} to
 * @param {string} [piece] what a pawn becomes
 */
async function move(page, from, to, piece) {
  await square(page, from).click();
  await page.locator(`[role=grid] [data-place=${to}].can`).click();
  if (piece) await page.locator(`[data-place="button:${piece}"]`).click();
  await made(page, from, to);
}

/**
 * The turns of the score sheet, as text.
 * @param {Page} page
 */
async function sheet(page) {
  const turns = await page.locator(".sheet li").evaluateAll((all) => all.map((one) => one.textContent ?? ""));
  return turns.map((turn) => turn.replaceAll(/[\u2066-\u2069]/g, ""));
}

/** @param {Page} page */
function points(page) {
  return page.locator(".player .points").allTextContents();
}

/** @param {Page} page */
function negative(page) {
  return page.locator(".negative-text").allTextContents();
}

test("a whole game at one screen: promotion, double move, taking back, review, and going on from within it", async () => {
  const page = await hall.visitor();
  await open(page, "here", { names: ["Shirin", "Deniz"], game: "Friday night", position: RICH });
  assert.equal(await page.locator(".table-name").textContent(), "Friday night");
  assert.deepEqual(await page.locator(".player-name").allTextContents(), ["Shirin", "Deniz"]);
  assert.deepEqual(await points(page), ["40", "9"]);

  // A promotion with a capture; another piece than the queen.
  await move(page, "b7", "a8", "rook");
  assert.equal(await stands(page, "a8"), "white rook");
  await status(page, /White .Pb7a8R.*Check\./);
  assert.match((await sheet(page)).join(), /capture: rook\+?\s*\+8.*check\s*\+10/);
  assert.deepEqual(await points(page), ["58", "9"]);
  assert.match((await page.locator(".player").first().locator(".captured").getAttribute("aria-label")) ?? "", /rook/);

  // White takes it back, with what it earned, before Black has touched anything.
  await page.locator("[data-place='button:undo']").click();
  await square(page, "b7").locator(".piece").waitFor();
  assert.deepEqual([await stands(page, "a8"), await stands(page, "b7")], ["black rook", "white pawn"]);
  assert.deepEqual(await points(page), ["40", "9"]);
  assert.deepEqual(await negative(page), ["Negative 7 / 15", "Negative 0 / 15"]);
  await move(page, "b7", "a8", "queen");

  await move(page, "d5", "d8");
  // A double move: paid for, two moves, nothing earned.
  const before = await points(page);
  const double = page.locator("[data-place='button:double']");
  await double.click();
  await double.filter({ hasText: "Really for 30 points?" }).click();
  await status(page, /make the first of two moves/);
  await move(page, "a8", "d8");
  await status(page, /make the second move/);
  assert.equal(await stands(page, "d8"), "white queen");
  await move(page, "c3", "d5");
  await status(page, /Black to move/);
  assert.equal(Number((await points(page))[0]), Number(before[0]) - 30);
  assert.match((await sheet(page)).join(), /double move\s*−30/);

  // The king takes; then Black gives up, being behind or not.
  await move(page, "e8", "d8");
  const resign = page.locator("[data-do=resign]");
  await resign.click();
  await resign.click();
  await page.locator("[data-do=rematch]").waitFor();
  await status(page, /Deniz.* wins/);
  const over = await sheet(page);

  // Reviewed from the set-up page, from the first move on, with the board and with the list.
  await page.goto("/play/chess");
  await page.getByRole("link", { name: /Review a former game/ }).click();
  const card = page.locator(".table-card", { hasText: "Friday night" });
  assert.match((await card.textContent()) ?? "", /Shirin.*Deniz/);
  await leave(page, card);
  await status(page, /You are looking at the start/);
  assert.deepEqual(await sheet(page), over, "the whole list, with its ledger");
  assert.equal(await stands(page, "b7"), "white pawn");
  await page.locator("[data-step=web-step-next]").click();
  await status(page, /move 1 of/);
  assert.equal(await stands(page, "a8"), "white queen", "what was taken back is no moment of the game");
  await page.locator("[data-step=web-step-next]").click();
  await status(page, /move 2 of/);
  assert.equal(await stands(page, "d8"), "black queen");
  await page.locator("[data-step=web-step-previous]").click();
  await status(page, /move 1 of/);
  const then = await points(page);

  // Going on from here is a new game with the same names and points.
  await page.locator("[data-go-on]").click();
  await page.waitForURL(/\/play\/chess\?/);
  assert.equal(await page.locator("[name=name0]").inputValue(), "Shirin");
  assert.equal(await page.locator("[name=opt-name]").inputValue(), "Friday night");
  assert.match(await page.locator("[name=opt-position]").inputValue(), /^Q3k3\/5ppp\/8\/3q4/);
  // There is one with the same three names, which is asked about (CH-65).
  hall.forgive(/play\/chess: .*409/);
  await page.locator(".setup-go button").click();
  await page.locator(".problem.same").waitFor();
  await page.locator(".setup-go button").click();
  await page.waitForURL(/\/table\//);
  assert.deepEqual(await points(page), then);
  await status(page, /Black to move/);
  assert.equal(await stands(page, "a8"), "white queen");
  await move(page, "e8", "e7");
  const address = page.url();
  await page.locator("[data-restart]").click();
  await page.locator("[data-restart].sure", { hasText: /Leave this game/ }).waitFor();
  assert.equal(page.url(), address, "one press does not leave");
  await page.locator("[data-exit]").click();
  await page.waitForURL((url) => url.pathname === "/");
});

test("touch-move: a pick is logged, another piece costs a point, an impossible move is explained and changes nothing", async () => {
  const page = await hall.visitor();
  await open(page, "here");
  await square(page, "b1").click();
  await square(page, "b1").and(page.locator(".touched")).waitFor();
  await status(page, /Touched: knight b1/);
  assert.deepEqual(await page.locator("[role=grid] .can").evaluateAll((all) => all.map((one) => one.getAttribute("data-place"))), ["a3", "c3"]);
  // Not where a knight goes: the sentence says so, and it stays in the hand.
  await square(page, "b4").click();
  await page.locator("#refusal", { hasText: "A knight does not go from b1 to b4." }).waitFor();
  assert.equal(await square(page, "b1").and(page.locator(".picked")).count(), 1);
  assert.deepEqual(await sheet(page), []);
  await page.keyboard.press("Escape");
  // A rook that cannot move is touched as well.
  await square(page, "a1").click();
  await square(page, "a1").and(page.locator(".touched")).waitFor();
  await move(page, "e2", "e4");
  assert.deepEqual(await negative(page), ["Negative 1 / 15", "Negative 0 / 15"]);
  assert.match((await sheet(page)).join(), /another piece was touched\s*1 neg\./);
  // Focus and hovering touch nothing.
  await square(page, "d7").hover();
  await square(page, "d7").focus();
  await move(page, "e7", "e5");
  assert.deepEqual(await negative(page), ["Negative 1 / 15", "Negative 0 / 15"]);
});

test("what lies under a refusal's bubble can be clicked through it", async () => {
  const page = await hall.visitor();
  await open(page, "here");
  await square(page, "e2").click();
  await square(page, "e2").and(page.locator(".touched")).waitFor();
  await square(page, "e5").click();
  await page.locator("#refusal", { hasText: "A pawn does not go from e2 to e5." }).waitFor();
  // The square that the pawn may go to lies under the words, not under the link or the button.
  const [e4, words] = await boxes(page, [at("e4"), "#refusal"]);
  const { x, y } = middle(e4);
  assert.ok(x > words.x && x < words.x + words.width && y > words.y && y < words.y + words.height,
    `${JSON.stringify(e4)} is not under ${JSON.stringify(words)}`);
  await page.mouse.click(x, y);
  await made(page, "e2", "e4");
  await page.locator("#refusal").waitFor({ state: "hidden" });
});

test("a click counts although the board is drawn anew between pressing and letting go", async () => {
  const ada = await hall.visitor();
  await open(ada, "link", { name: "Ada", seat: "0" });
  const bo = await hall.visitor();
  await bo.goto(ada.url());
  await leave(bo, bo.getByRole("button", { name: /Sit down/ }));
  await status(ada, /It is your turn/);
  await status(bo, /Waiting for .Ada/);
  const { x, y } = middle(await box(bo, at("e7")));
  await bo.mouse.move(x, y);
  await bo.mouse.down();
  await square(ada, "g1").click();
  await square(bo, "g1").and(bo.locator(".touched")).waitFor();
  await bo.mouse.up();
  await bo.locator("#refusal", { hasText: /turn/ }).waitFor();
});

/** @param {Page} page */
function focused(page) {
  return page.evaluate(() => document.activeElement?.getAttribute("data-place") ?? "");
}

/**
 * Walks to a square with the arrow keys.
 * @param {Page} page
 * @param {string} to
 */
async function walk(page, to) {
  for (let steps = 0; steps < 20; steps += 1) {
    const here = await focused(page);
    if (here === to) return;
    if (!/^[a-h][1-8]$/.test(here)) {
      await page.keyboard.press("ArrowUp");
      continue;
    }
    const [file, rank] = [to.charCodeAt(0) - here.charCodeAt(0), Number(to[1]) - Number(here[1])];
    await page.keyboard.press(file > 0 ? "ArrowRight" : file < 0 ? "ArrowLeft" : rank > 0 ? "ArrowUp" : "ArrowDown");
  }
  assert.equal(await focused(page), to);
}

/**
 * Moves by keyboard alone.
 * @param {Page} page
 * @param {string} from
 * @param {string} to
 */
async function keyed(page, from, to) {
  await walk(page, from);
  await page.keyboard.press("Enter");
  await square(page, from).and(page.locator(".picked")).waitFor();
  await walk(page, to);
  await page.keyboard.press("Enter");
}

test("keyboard only: a mate, and a promotion that is broken off and made", async () => {
  const page = await hall.visitor();
  await open(page, "here");
  await square(page, "e2").focus();
  for (const [from, to] of /** @type {const} */ ([["f2", "f3"], ["e7", "e5"], ["g2", "g4"], ["d8", "h4"]])) {
    await keyed(page, from, to);
    await made(page, from, to);
  }
  await status(page, /wins\..*Mate/);
  assert.deepEqual(await points(page), ["0", "52"], "two threats and a mate");

  await open(page, "here", { position: RICH });
  await square(page, "e2").focus();
  await keyed(page, "b7", "b8");
  await page.locator(".promotion .can").first().waitFor();
  assert.equal(await focused(page), "button:queen", "the choice has the focus");
  await page.keyboard.press("Escape");
  await page.locator(".promotion").waitFor({ state: "hidden" });
  assert.equal(await focused(page), "b8", "and gives it back");
  assert.equal(await stands(page, "b7"), "white pawn");
  await page.keyboard.press("Enter");
  await page.locator(".promotion .can").first().waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  assert.equal(await focused(page), "button:knight");
  await page.keyboard.press("Enter");
  await made(page, "b7", "b8");
  assert.equal(await stands(page, "b8"), "white knight");
  // Escape drops what was picked; it was touched all the same.
  await walk(page, "d5");
  await page.keyboard.press("Enter");
  await square(page, "d5").and(page.locator(".touched")).waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("[role=grid] .picked").count(), 0);
  assert.equal((await sheet(page)).length, 1, "nothing was moved");
});

test("two browsers: each from the own side; out of turn is refused; taking back ends with the other's touch", async () => {
  const ada = await hall.visitor();
  await open(ada, "link", { name: "Ada", seat: "0", game: "By link" });
  const bo = await hall.visitor();
  await bo.goto(ada.url());
  await bo.locator("#sit-name").fill("Bo");
  await leave(bo, bo.getByRole("button", { name: /Sit down/ }));
  await status(bo, /Waiting for .Ada/);
  await status(ada, /It is your turn/);
  assert.equal(await ada.locator(".chess").getAttribute("data-front"), "white");
  assert.equal(await bo.locator(".chess").getAttribute("data-front"), "black");
  assert.equal(await bo.locator(".table-name").textContent(), "By link");

  await square(bo, "e7").click();
  await bo.locator("#refusal", { hasText: /turn|not your/i }).waitFor();
  assert.equal(await bo.locator(".touched").count(), 0);

  await move(ada, "e2", "e4");
  await made(bo, "e2", "e4");
  // It can be taken back by who made it, and by nobody else.
  assert.equal(await bo.locator("[data-place='button:undo']").isDisabled(), true);
  await ada.locator("[data-place='button:undo']:enabled").click();
  await ada.locator("[role=grid] [data-place=e2] .piece").waitFor();
  await bo.locator("[role=grid] [data-place=e2] .piece").waitFor();
  await status(ada, /It is your turn/);
  assert.deepEqual(await negative(ada), ["Negative 5 / 15", "Negative 0 / 15"]);
  await move(ada, "d2", "d4");
  await made(bo, "d2", "d4");
  await ada.locator("[data-place='button:undo']:enabled").waitFor();
  await square(bo, "g8").click();
  await square(ada, "g8").and(ada.locator(".touched")).waitFor();
  assert.equal(await ada.locator("[data-place='button:undo']").isDisabled(), true);
  await bo.locator("[role=grid] [data-place=f6].can").click();
  for (const page of [ada, bo]) await made(page, "g8", "f6");
  const [one, other] = await Promise.all([sheet(ada), sheet(bo)]);
  assert.deepEqual(one, other);
});

/**
 * Drags with the mouse.
 * @param {Page} page
 * @param {string} from
 * @param {string} to
 */
async function drag(page, from, to) {
  const found = await boxes(page, [at(from), at(to)]);
  const [start, end] = [middle(found[0]), middle(found[1])];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y + 10, { steps: 2 });
  await page.locator(".ghost").waitFor({ state: "attached" });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

test("dragging: a piece follows the mouse, is dropped, or goes back", async () => {
  const page = await hall.visitor();
  await open(page, "here");
  await drag(page, "g1", "f3");
  await made(page, "g1", "f3");
  assert.equal(await stands(page, "f3"), "white knight");
  await page.locator(".ghost").waitFor({ state: "detached" });
  // Where it cannot go: said why, nothing changed, still in the hand.
  await drag(page, "e7", "e4");
  await page.locator("#refusal", { hasText: "A pawn does not go from e7 to e4." }).waitFor();
  await page.locator(".ghost").waitFor({ state: "detached" });
  assert.equal(await stands(page, "e7"), "black pawn");
  await page.locator("[role=grid] [data-place=e5].can").click();
  await made(page, "e7", "e5");
  assert.deepEqual(await negative(page), ["Negative 0 / 15", "Negative 0 / 15"], "the same piece was touched and moved");
});

test("dragging with a finger", async () => {
  const page = await hall.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await open(page, "here");
  const session = await page.context().newCDPSession(page);
  const [e2, e4] = await boxes(page, [at("e2"), at("e4")], { scroll: true });
  const [from, to] = [middle(e2), middle(e4)];
  const touch = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {{ x: number, y: number }[]} */ touchPoints) => (
    session.send("Input.dispatchTouchEvent", { type, touchPoints })
  );
  await touch("touchStart", [from]);
  await touch("touchMove", [{ x: from.x, y: from.y - 12 }]);
  await touch("touchMove", [{ x: from.x, y: from.y - 20 }]);
  await page.locator(".ghost").waitFor({ state: "attached" });
  await square(page, "e2").and(page.locator(".touched")).waitFor();
  await touch("touchMove", [to]);
  await touch("touchEnd", []);
  await made(page, "e2", "e4");
  await square(page, "d7").tap();
  await page.locator("[role=grid] [data-place=d5].can").tap();
  await made(page, "d7", "d5");
});

test("castling, by the king's two steps and onto the rook", async () => {
  const page = await hall.visitor();
  await open(page, "here", { position: "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1" });
  await move(page, "e1", "g1");
  assert.deepEqual([await stands(page, "g1"), await stands(page, "f1")], ["white king", "white rook"]);
  await square(page, "e8").click();
  await page.locator("[role=grid] [data-place=a8].can").click();
  await made(page, "e8", "c8");
  assert.deepEqual([await stands(page, "c8"), await stands(page, "d8")], ["black king", "black rook"]);
});

test("beyond the red line chance moves, and everybody sees it", async () => {
  const page = await hall.visitor();
  await open(page, "here", { position: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 negative 0 16" });
  assert.equal(await page.locator(".negative.beyond").count(), 1);
  await square(page, "e2").click();
  await page.locator("[role=grid] [data-place=e4].can").click();
  await page.locator(".struck", { hasText: "Red line!" }).waitFor();
  assert.deepEqual(await negative(page), ["Negative 0 / 15", "Negative 1 / 15"]);
  assert.match((await sheet(page)).join(), /red line: (random move|turn lost).*15 negative points come off/);
  await status(page, /White to move/);
});

test("tampering is asked of both, and strikes out of the blue", async () => {
  const page = await hall.visitor();
  await open(page, "here", { tampering: true, position: "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1 turn 1" });
  await page.locator(".question", { hasText: "White: do you want sudden tampering?" }).waitFor();
  await page.locator("[data-place='button:tamper-b']").click();
  await page.locator(".question", { hasText: "Black: do you want sudden tampering?" }).waitFor();
  await page.locator("[data-place='button:tamper-b']").click();
  await page.locator(".question").waitFor({ state: "detached" });
  // It comes with one of the first twenty turns; until then there is no sign of it.
  for (let turn = 0; turn < 20 && (await page.locator(".struck").count()) === 0; turn += 1) {
    const before = (await sheet(page)).length;
    // The pawn that has gone the shortest way: in twenty turns none of them comes so far that it would ask for a piece.
    await page.evaluate(() => {
      const pawns = [...document.querySelectorAll('[role="grid"] .can')]
        .filter((one) => one instanceof HTMLElement && /pawn/.test(one.getAttribute("aria-label") ?? ""))
        .map((one) => /** @type {HTMLElement} */ (one));
      const gone = (/** @type {HTMLElement} */ pawn) => {
        const rank = Number((pawn.dataset["place"] ?? "").at(-1));
        return pawn.querySelector(".white") ? rank - 2 : 7 - rank;
      };
      pawns.sort((one, other) => gone(one) - gone(other))[0]?.click();
    });
    await page.locator("[role=grid]:has(.picked) .can").first().click();
    await page.waitForFunction((count) => document.querySelectorAll(".sheet li").length > count, before, { timeout: LIMIT });
  }
  await page.locator(".struck", { hasText: /Tampering! A random move was played for (White|Black)/ }).waitFor();
  assert.equal(await page.locator("[role=grid] .chance").count(), 2);
  assert.match((await sheet(page)).join(), /tampering: random move/);
});

/** Notes every animation that the script starts. */
function noteAnimations() {
  const noted = /** @type {string[]} */ ([]);
  Object.assign(globalThis, { noted });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    noted.push(this.classList.contains("flying") ? this.textContent ?? "" : (this.getAttribute("class") ?? ""));
    return animate.call(this, frames, options);
  };
}

test("pieces glide and points fly up where they were earned, but not where motion is unwanted", async () => {
  for (const reducedMotion of /** @type {const} */ (["no-preference", "reduce"])) {
    const page = await hall.visitor({ reducedMotion });
    await page.addInitScript(noteAnimations);
    await open(page, "here", { position: RICH });
    await move(page, "c3", "d5");
    await page.locator(".player .points", { hasText: "55" }).waitFor();
    /** @type {string[]} */
    const noted = await page.evaluate(() => /** @type {any} */ (globalThis).noted);
    if (reducedMotion === "reduce") {
      assert.deepEqual(noted, []);
    } else {
      assert.deepEqual(noted, ["piece white", "piece black leaving", "+15"]);
    }
    await page.context().close();
  }
});

test("axe finds no serious fault", async () => {
  const page = await hall.visitor();
  await open(page, "here", { names: ["Shirin", "Deniz"], game: "Sunday", tampering: true, position: RICH.replace("negative 2 0", "negative 2 16") });
  await page.locator(".question").waitFor();
  assert.deepEqual(await faults(page), [], "the question");
  for (const who of ["White", "Black"]) {
    await page.locator(".question", { hasText: who }).locator("[data-place='button:tamper-none']").click();
  }
  await page.locator(".question").waitFor({ state: "detached" });
  await square(page, "b7").click();
  await page.locator("[role=grid] [data-place=a8].can").click();
  await page.locator(".promotion .can").first().waitFor();
  assert.deepEqual(await faults(page), [], "the promotion");
  await page.locator("[data-place='button:queen']").click();
  await page.locator(".struck").waitFor();
  assert.deepEqual(await faults(page), [], "the ledger and the banner");
  await page.locator("[data-step=web-step-first]").click();
  await status(page, /the start/);
  assert.deepEqual(await faults(page), [], "the review");
  await page.goto(`${page.url().split("?")[0]}?as=text`);
  await page.locator(".review-board").waitFor();
  assert.deepEqual(await faults(page), [], "the review as text (CH-53)");
  await page.goto("/play/chess");
  assert.deepEqual(await faults(page), [], "the set-up page with a game to continue");
  await page.locator("[name=with][value=here]").check();
  for (const [at, name] of ["Shirin", "Deniz"].entries()) await page.locator(`[name=name${at}]`).fill(name);
  await page.locator("[name=opt-name]").fill("Sunday");
  hall.forgive(/play\/chess: .*409/);
  await leave(page, page.locator(".setup-go button"));
  await page.locator(".problem.same").waitFor();
  assert.deepEqual(await faults(page), [], "the question about a game with the same names (CH-65)");
  await page.context().close();
});

test("in Persian and Turkish, on a phone and on a large screen, the board is not mirrored and nothing overflows", async () => {
  for (const [locale, dir, to] of /** @type {const} */ ([["fa-IR", "rtl", /نوبت سیاه است/], ["tr-TR", "ltr", /Sıra: Siyah/]])) {
    const page = await hall.visitor({ locale, viewport: { width: 360, height: 740 }, hasTouch: true });
    await open(page, "here", { names: ["شیرین", "Deniz Yılmazoğulları-Farahani"], game: "شب جمعه", position: RICH });
    assert.equal(await page.evaluate(() => document.documentElement.dir), dir);
    await move(page, "c3", "d5");
    await status(page, to);
    for (const width of [360, 2560]) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 1440 });
      const inner = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(inner <= width, `${inner} > ${width}`);
      const [a, h] = await boxes(page, [at("a1"), at("h1")]);
      assert.ok(a.x < h.x && h.x + h.width <= width);
    }
    assert.match((await sheet(page)).join(), /Hc3d5/);
    await page.context().close();
  }
});

test("against the computer from Black's side: it answers, and the board is turned", async () => {
  const page = await hall.visitor();
  await open(page, "computer", { seat: "1", name: "Shirin" });
  assert.equal(await page.locator(".chess").getAttribute("data-front"), "black");
  await status(page, /It is your turn/);
  assert.equal((await sheet(page)).length, 1);
  await move(page, "g8", "f6");
  await page.waitForFunction(() => document.querySelectorAll(".sheet li").length >= 3, undefined, { timeout: LIMIT });
});
