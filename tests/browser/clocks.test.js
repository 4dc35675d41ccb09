// Clocks, draws, and people who stay away, in real browsers.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { Hall, LIMIT, leave, myTurn, open, place, status } from "./hall.js";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Hall} */
let hall;
/** @type {Hall} nobody is waited for long */
let hasty;
before(async () => { [hall, hasty] = await Promise.all([Hall.open(), Hall.open(["--away", "1"])]); });
afterEach(() => Promise.all([hall.empty(), hasty.empty()]));
after(() => Promise.all([hall.close(), hasty.close()]));

/**
 * Two friends at a table: the first in black.
 * @param {Hall} where
 * @param {string} [clock]
 */
async function friends(where, clock) {
  const first = await where.visitor();
  await open(first, "link", { seat: "0", name: "Shirin", ...(clock ? { clock } : {}) });
  const link = await first.locator("#invitation").inputValue();
  const second = await where.visitor();
  await second.goto(link);
  await second.locator("#sit-name").fill("Deniz");
  await leave(second, second.getByRole("button", { name: /Sit down as White/ }));
  await status(first, /It is your turn/);
  return { first, second, link };
}

/**
 * What a clock shows, in seconds.
 * @param {Page} page
 * @param {number} seat
 */
async function shown(page, seat) {
  const text = await page.locator(`[data-key="clock:${seat}"]`).textContent() ?? "";
  return text.split(":").reduce((all, part) => all * 60 + Number(part), 0);
}

test("HA-20, HA-21: clocks run as the server's does, little time is shown and said, and time over ends the game", async () => {
  const { first, second, link } = await friends(hall, "0:14+0");
  assert.equal(await shown(second, 1), 14);
  await first.locator('[data-key="clock:0"].running').waitFor();
  await myTurn(first);
  await place(first);
  await second.locator('[data-key="clock:1"].running').waitFor();
  assert.equal(await first.locator('[data-key="clock:0"].running').count(), 0, "the own clock stands still");
  const stands = await shown(first, 0);
  // Half of so short a time is little; it is said once, to whose time it is.
  await second.locator('[data-key="clock:1"].low').waitFor();
  assert.match(await second.locator("#clock-said").textContent() ?? "", /Less than 7 seconds/);
  await first.locator('[data-key="clock:1"].low').waitFor();
  assert.equal(await first.locator("#clock-said").textContent(), "");
  const [one, other] = await Promise.all([shown(first, 1), shown(second, 1)]);
  assert.ok(Math.abs(one - other) < 1, `both see the same: ${one}, ${other}`);
  // Both close their laptops: the server's clock runs on.
  await Promise.all([first.context().close(), second.context().close()]);
  const third = await hall.visitor();
  await third.goto(link);
  await status(third, /Shirin.* wins/);
  await status(third, /Time is over/);
  assert.equal(await shown(third, 0), stands);
  assert.equal(await shown(third, 1), 0);
  await third.reload();
  await status(third, /Time is over/);
});

test("HA-20: what is no clock is refused in words, and nothing that was typed is lost", async () => {
  const page = await hall.visitor();
  hall.forgive(/422/);
  await page.goto("/play/othello");
  await page.locator("[name=with][value=link]").check();
  await page.locator("[name=clock][value=own]").check();
  await page.locator("[name=minutes]").fill("0");
  await page.locator("[name=seconds]").fill("5");
  await page.locator(".setup-go button").click();
  await page.locator(".problem", { hasText: "A clock has 10 seconds to 3 hours" }).waitFor();
  assert.equal(await page.locator("[name=seconds]").inputValue(), "5");
  assert.ok(await page.locator("[name=clock][value=own]").isChecked());
  assert.equal(await page.locator("#rated").count(), 0, "guests play for nothing");
  await page.locator("[name=clock][value=days]").check();
  await page.locator("[name=days]").fill("2");
  await leave(page, page.locator(".setup-go button"));
  await page.locator('[data-key="clock:0"]', { hasText: "2 days" }).waitFor();
  await page.goto("/");
  await page.locator(".table-card", { hasText: "2 days" }).waitFor();
});

test("HA-23: a draw is offered, refused, offered by the other side and accepted", async () => {
  const { first, second } = await friends(hall);
  assert.equal(await first.locator("[data-do=draw]").count(), 0, "not before both have moved");
  for (const page of [first, second]) {
    await myTurn(page);
    await place(page);
  }
  await first.locator("[data-do=draw]").click();
  await first.locator("#part-asks", { hasText: "You offered a draw" }).waitFor();
  await second.locator("#part-asks", { hasText: /Shirin.* offers a draw/ }).waitFor();
  await second.locator("[data-do=draw-answer][data-yes=false]").click();
  await first.locator("[data-do=draw]").waitFor({ state: "detached" });
  await second.locator("[data-do=draw]").click();
  await first.locator("[data-do=draw-answer][data-yes=true]").click();
  for (const page of [first, second]) {
    await status(page, /A draw/);
    await status(page, /Both agreed on a draw/);
  }
});

test("HA-22: a game is called off before both have moved, after asking once more", async () => {
  const { first, second } = await friends(hall);
  await second.locator("[data-do=call-off]").click();
  await second.locator("[data-do=call-off]", { hasText: "Really call it off?" }).click();
  for (const page of [first, second]) await status(page, /called off/);
  // HA-25: the same people, another game.
  await leave(first, first.getByRole("link", { name: "Another game" }));
  await first.locator("[name=clock][value=\"5+3\"]").check();
  await leave(first, first.locator(".setup-go button"));
  await second.locator("[data-rematch]").click();
  await second.waitForURL((url) => url.href === first.url());
  await second.locator("#sit-name").waitFor();
});

test("HA-22: who waits for somebody who went away claims the win", async () => {
  const { first, second } = await friends(hasty);
  for (const page of [first, second]) {
    await myTurn(page);
    await place(page);
  }
  await myTurn(first);
  await place(first);
  assert.equal(await first.locator("[data-do=claim]").count(), 0, "as long as the other is there");
  await second.context().close();
  await first.locator("#part-asks", { hasText: /Deniz.* has been away/ }).waitFor();
  await first.locator("[data-do=claim][data-claim=computer]").click();
  await first.waitForFunction(() => document.querySelectorAll(".moves li").length >= 4, undefined, { timeout: LIMIT });
  await myTurn(first);
  await place(first);
  await status(first, /It is your turn/);
});
