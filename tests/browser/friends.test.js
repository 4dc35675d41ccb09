// Two browsers and a watcher by link.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { Hall, LIMIT, discs, leave, moves, myTurn, open, place, shown, status } from "./hall.js";

/** @type {Hall} */
let hall;
before(async () => { hall = await Hall.open(); });
afterEach(() => hall.empty());
after(() => hall.close());

/** Two friends at a table: the first in black. */
async function friends() {
  const first = await hall.visitor();
  await open(first, "link", { seat: "0", name: "Shirin" });
  const link = await first.locator("#invitation").inputValue();
  assert.match(await first.title(), /^Othello: .*Free seat/);
  const second = await hall.visitor();
  await second.goto(link);
  await second.locator("#sit-name").fill("Deniz");
  await leave(second, second.getByRole("button", { name: /Sit down as White/ }));
  await status(second, /Waiting for .*Shirin/);
  await status(first, /It is your turn/);
  assert.match(await first.title(), /^It is your turn\. · Othello: .*Shirin.* – .*Deniz/, "the tab follows who sits there");
  return { first, second, link };
}

test("14: a friend takes the free seat by link, a third watches, and the tab follows", async () => {
  const { first, second, link } = await friends();
  const third = await hall.visitor();
  await third.goto(link);
  await status(third, /Waiting for .*Shirin/);
  assert.equal(await third.locator(".can, [data-do], #sit-name").count(), 0, "there is nothing to do for a watcher");
  assert.equal(await first.locator("#invitation").count(), 0, "the invitation is used up");

  for (let round = 0; round < 6; round += 1) {
    for (const player of [first, second]) if (await myTurn(player)) await place(player);
  }
  for (const page of [first, second, third]) await shown(page, 12);
  const list = await moves(first);
  assert.equal(list.length, 12);
  for (const other of [second, third]) {
    assert.deepEqual(await moves(other), list);
  }
  const board = (/** @type {import("playwright-core").Page} */ page) =>
    page.locator('[role="grid"] button').evaluateAll((squares) => squares.map((square) => square.querySelector(".disc:not(.leaving)")?.classList.value ?? ""));
  assert.deepEqual(await board(second), await board(first));
  assert.deepEqual(await board(third), await board(first));

  // It is not the second's turn when the first is to move: clicking says so and changes nothing.
  await myTurn(first);
  await second.locator("[data-place=a1]").click();
  await second.locator("#refusal", { hasText: /turn/ }).waitFor();
  assert.equal((await moves(first)).length, 12);
});

test("a move between people is taken back by consent only", async () => {
  const { first, second } = await friends();
  await myTurn(first);
  await place(first);
  await shown(second, 1);

  await first.locator("[data-do=undo]").click();
  await first.locator("#part-asks", { hasText: "Waiting for the answer." }).waitFor();
  await second.locator("#part-asks", { hasText: /asks to take the last move back/ }).waitFor();
  await second.locator("[data-do=undo-answer][data-yes=false]").click();
  await second.locator("[data-do=undo-answer]").first().waitFor({ state: "detached" });
  assert.equal((await moves(first)).length, 1, "refused: the move stays");

  await first.locator("#part-asks .ask").waitFor({ state: "detached" });
  await first.locator("[data-do=undo]").click();
  await second.locator("[data-do=undo-answer][data-yes=true]").click();
  for (const page of [first, second]) {
    await page.waitForFunction(() => document.querySelectorAll(".moves li").length === 0, undefined, { timeout: LIMIT });
    assert.equal(await discs(page).count(), 4);
  }
  assert.ok(await myTurn(first));
});

test("who leaves is away, who comes back is there again, and both may have a rematch", async () => {
  const { first, second } = await friends();
  const place = second.url();
  await second.goto("/");
  await first.locator(".player .away").waitFor();
  await second.goto(place);
  await first.locator(".player .away").waitFor({ state: "detached" });

  await first.locator("[data-do=resign]").click();
  await first.locator("[data-do=resign]").click();
  await status(second, /You win\./);
  await first.locator("[data-do=rematch]").click();
  await second.locator("#part-asks", { hasText: /would like a rematch/ }).waitFor();
  await second.locator("[data-do=rematch]").click();
  for (const page of [first, second]) await page.waitForURL((url) => url.pathname.startsWith("/table/") && url.href !== place);
  assert.equal(first.url(), second.url());
});

test("who looks at an earlier moment is not torn away from it", async () => {
  const { first, second } = await friends();
  for (const player of [first, second]) {
    await myTurn(player);
    await place(player);
  }
  await shown(first, 2);
  await first.getByRole("link", { name: "One move back" }).click();
  await status(first, /move 1 of 2/);
  assert.equal(await first.locator(".can").count(), 0, "nothing can be placed in the past");
  // The other goes on elsewhere on the page; the watcher of the past stays there.
  await second.locator("[data-do=undo]").click();
  await first.locator("[data-do=undo-answer][data-yes=false]").click();
  await first.locator("[data-do=undo-answer]").first().waitFor({ state: "detached" });
  await status(first, /move 1 of 2/);
  assert.equal(await discs(first).count(), 5);
  await first.getByRole("link", { name: "Back to now" }).click();
  await status(first, /It is your turn/);
  assert.equal(await discs(first).count(), 6);
  assert.ok(await myTurn(first));
  await place(first);
  await shown(second, 3);
});
