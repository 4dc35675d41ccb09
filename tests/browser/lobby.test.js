// People meet: two and three browsers in the lobby, by mouse and by keyboard, in three languages.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { faults } from "./faults.js";
import { Hall, leave, status } from "./hall.js";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Hall} */
let hall;
before(async () => { hall = await Hall.open(["--rate", "50"]); });
afterEach(() => hall.empty());
after(() => hall.close());

/** A member in a new browser, at the home page. @param {string} name */
async function member(name) {
  const page = await hall.visitor({ viewport: { width: 1440, height: 900 } });
  await page.goto("/club");
  const form = page.locator('form[action="/club/register"]');
  await form.locator("[name=username]").fill(name);
  await form.locator("[name=nickname]").fill(name);
  await form.locator("[name=password]").fill(`long enough, ${name}`);
  await leave(page, form.locator("button"));
  await page.goto("/");
  return page;
}

/** Challenges somebody from the page of the lobby. @param {Page} page @param {string} name */
async function challenge(page, name) {
  await page.getByRole("link", { name: "Challenge somebody" }).click();
  await page.getByLabel("Whom?").fill(name);
  await page.getByRole("button", { name: "Othello" }).click();
  await page.waitForURL(/play\/othello/);
  assert.ok(await page.locator("[name=with][value=name]").isChecked(), "the way is chosen already");
  await page.locator('[name=clock][value="10+5"]').check();
  await leave(page, page.locator(".setup-go button"));
}

test("HA-11: two press the same field and sit at one table; who stops is not found", async () => {
  const [first, second, third] = [await hall.visitor(), await hall.visitor(), await hall.visitor()];
  for (const page of [first, second, third]) await page.goto("/");
  const field = (/** @type {Page} */ page) => page.getByRole("button", { name: "Find somebody: Pentago, no clock" });
  await field(third).click();
  await third.getByText("Looking for somebody: Pentago, no clock").first().waitFor();
  assert.equal(await field(third).getAttribute("aria-pressed"), "true");
  await third.getByRole("button", { name: /^Stop looking/ }).click();
  await third.locator(".ask.waiting").waitFor({ state: "detached" });
  // By the keyboard alone.
  await field(first).focus();
  await first.keyboard.press("Enter");
  await first.locator(".ask.waiting").waitFor();
  await first.locator("#lobby-said", { hasText: "Looking for somebody" }).waitFor({ state: "attached" });
  assert.ok(await field(first).evaluate((button) => button === document.activeElement), "the focus stays where it was");
  await field(second).click();
  await Promise.all([first, second].map((page) => page.waitForURL(/\/table\//)));
  assert.equal(first.url(), second.url());
  assert.equal(new URL(third.url()).pathname, "/");
  // Who goes back is not led there again.
  await first.goto("/");
  await first.locator(".mine .table-card").waitFor();
  assert.equal(new URL(first.url()).pathname, "/");
});

test("HA-12: a challenge is refused, withdrawn, accepted; who is blocked is told so", async () => {
  const [ada, bo] = [await member("ada"), await member("bob")];
  await challenge(ada, "BOB");
  await ada.getByText(/You have challenged .*bob/).first().waitFor();
  await bo.locator("#lobby-said", { hasText: /ada.* challenges you/ }).waitFor({ state: "attached" });
  await bo.getByRole("button", { name: /Refuse the challenge of .*ada/ }).click();
  await bo.locator(".ask").waitFor({ state: "detached" });
  await ada.getByText(/bob.* has refused your challenge/).first().waitFor();
  await ada.getByRole("button", { name: /Put away what became of the challenge to .*bob/ }).click();
  await ada.locator(".ask").waitFor({ state: "detached" });

  await challenge(ada, "bob");
  await bo.locator(".ask.received").waitFor();
  await ada.getByRole("button", { name: /Withdraw the challenge to .*bob/ }).click();
  await bo.locator(".ask").waitFor({ state: "detached" });

  await challenge(ada, "bob");
  await bo.getByRole("button", { name: /Accept the challenge of .*ada/ }).click();
  await Promise.all([ada, bo].map((page) => page.waitForURL(/\/table\//)));
  assert.equal(ada.url(), bo.url(), "both are led to the table");
  await status(ada, /turn|Waiting/);

  await ada.goto("/");
  await bo.goto("/");
  await challenge(ada, "bob");
  await bo.getByRole("button", { name: /^Block .*ada/ }).click();
  await bo.locator(".ask").waitFor({ state: "detached" });
  await challenge(ada, "bob");
  await ada.getByRole("alert").filter({ hasText: "one of you has blocked the other" }).waitFor();
  hall.forgive(/422/);
});

test("HA-10, HA-14: an open table stands in the lobby, is taken by one click, and is live", async () => {
  const [host, guest, watcher] = [await hall.visitor(), await hall.visitor(), await hall.visitor()];
  await guest.goto("/");
  await watcher.goto("/live");
  await host.goto("/play/othello");
  await host.locator("[name=with][value=link]").check();
  await host.locator("[name=listed]").check();
  await host.locator("[name=name]").fill("Shirin");
  await host.locator('[name=seat][value="0"]').check();
  await leave(host, host.locator(".setup-go button"));
  const sit = guest.getByRole("button", { name: /Sit down with .*Shirin/ });
  await sit.click();
  await guest.waitForURL(host.url());
  const live = watcher.locator(".live-card", { hasText: "Shirin" });
  await live.waitFor();
  const before = await live.locator("svg").innerHTML();
  await host.locator('[role="grid"] .can').first().click();
  await watcher.waitForFunction((old) => document.querySelector(".live-card svg")?.innerHTML !== old, before);
  await live.click();
  await watcher.waitForURL(host.url());
  assert.equal(await watcher.locator("[data-do]").count(), 0, "there is nothing to do for who watches");
});

test("HA-50: axe finds nothing, nothing is too wide, in three languages and three sizes", async () => {
  const [ada, bo] = [await member("shirin"), await member("deniz")];
  await challenge(bo, "shirin");
  await ada.goto("/");
  await ada.getByRole("button", { name: /Find somebody: Othello, .*10\+5/ }).click();
  await ada.locator(".ask.waiting").waitFor();
  for (const lang of ["en", "fa", "tr"]) {
    await ada.goto("/");
    await leave(ada, ada.locator(`footer button[value=${lang}]`));
    for (const page of ["/", "/live", "/challenge"]) {
      for (const [width, height] of [[1440, 900], [390, 844], [844, 390], [360, 640]]) {
        await ada.setViewportSize({ width: width ?? 0, height: height ?? 0 });
        await ada.goto(page);
        const wide = await ada.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${page} ${lang} ${width}: ${wide}`);
      }
      assert.deepEqual(await faults(ada), [], `${page} ${lang}`);
    }
  }
});
