// What happens when the connection or the server breaks in the middle of a game.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { Hall, Wire, leave, moves, myTurn, open, place, shown, status } from "./hall.js";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Hall} */
let hall;
before(async () => { hall = await Hall.open(); });
afterEach(() => hall.empty());
after(() => {
  hall.forgive(/WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET/);
  return hall.close();
});

/**
 * Clicks an offered square while nobody answers.
 * @param {Page} page
 */
async function placeInTheDark(page) {
  const square = page.locator('[role="grid"] .can').first();
  const name = ((await square.getAttribute("data-place")) ?? "").toUpperCase();
  await square.click();
  return name;
}

test("a cut connection is told calmly, resumed, and what was done meanwhile arrives once", async () => {
  const wire = new Wire(hall.port);
  const origin = await wire.listen();
  const page = await hall.visitor({ baseURL: origin });
  await open(page, "here");
  for (let move = 0; move < 4; move += 1) {
    await myTurn(page);
    await place(page);
  }
  const known = await moves(page);
  await myTurn(page);

  wire.break();
  await page.locator("#connection").waitFor({ state: "visible" });
  const dark = await placeInTheDark(page);
  assert.deepEqual(await moves(page), known);

  wire.mend();
  await page.locator("#connection").waitFor({ state: "hidden" });
  await shown(page, 5);
  assert.deepEqual(await moves(page), [...known, dark], "sent again under the same id, done once");
  await myTurn(page);
  await place(page);
  assert.equal((await moves(page)).length, 6);
  wire.close();
});

test("a connection that falls silent without ending is given up for another", async () => {
  const wire = new Wire(hall.port);
  const page = await hall.visitor({ baseURL: await wire.listen() });
  await open(page, "here");
  await myTurn(page);
  await place(page);
  const known = await moves(page);
  await myTurn(page);
  wire.freeze();
  const dark = await placeInTheDark(page);
  await shown(page, 2);
  assert.deepEqual(await moves(page), [...known, dark]);
  await page.locator("#connection").waitFor({ state: "hidden" });
  wire.close();
});

test("a server killed in the middle loses no acknowledged move, and both browsers go on", async () => {
  const first = await hall.visitor();
  await open(first, "link", { seat: "0" });
  const second = await hall.visitor();
  await second.goto(await first.locator("#invitation").inputValue());
  await leave(second, second.getByRole("button", { name: /Sit down/ }));
  await status(first, /It is your turn/);
  for (let round = 0; round < 3; round += 1) {
    for (const player of [first, second]) {
      await myTurn(player);
      await place(player);
    }
  }
  await shown(first, 6);
  const acknowledged = await moves(first);
  await myTurn(first);

  await hall.kill();
  for (const page of [first, second]) await page.locator("#connection").waitFor({ state: "visible" });
  const dark = await placeInTheDark(first);
  await hall.start();

  for (const page of [first, second]) {
    await page.locator("#connection").waitFor({ state: "hidden" });
    await shown(page, 7);
    assert.deepEqual(await moves(page), [...acknowledged, dark]);
  }
  for (const player of [second, first]) {
    await myTurn(player);
    await place(player);
  }
  for (const page of [first, second]) {
    await shown(page, 9);
    assert.equal((await moves(page)).length, 9);
  }

  // Killed right after the answer, without any grace: what was answered is there.
  await myTurn(second);
  const last = await place(second);
  await hall.kill();
  await hall.start();
  await second.reload();
  assert.equal((await moves(second)).at(-1), last);
});

test("a request that was open when the server was killed is waited for no longer", async () => {
  const first = await hall.visitor();
  await open(first, "link", { seat: "0" });
  const second = await hall.visitor();
  await second.goto(await first.locator("#invitation").inputValue());
  await leave(second, second.getByRole("button", { name: /Sit down/ }));
  await myTurn(first);
  await place(first);
  await first.locator("[data-do=undo]").click();
  await first.locator("#part-asks", { hasText: "Waiting for the answer" }).waitFor();
  await second.locator("[data-do=undo-answer]").first().waitFor();

  await hall.kill();
  await hall.start();
  await first.locator("#part-asks", { hasText: "Waiting for the answer" }).waitFor({ state: "detached" });
  await second.locator("[data-do=undo-answer]").first().waitFor({ state: "detached" });

  await first.locator("[data-do=undo]").click();
  await second.locator("[data-do=undo-answer][data-yes=true]").click();
  await myTurn(first);
  assert.deepEqual(await moves(first), [], "asked again, and taken back");
});
