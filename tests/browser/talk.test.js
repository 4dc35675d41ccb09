// DU-279: members talk to all others. Two browsers, in English and Persian; without
// a script; with a server that is gone for a while.

import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { faults } from "./faults.js";
import { Hall, leave } from "./hall.js";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Hall} */
let hall;
before(async () => { hall = await Hall.open(["--rate", "100"]); });
afterEach(() => hall.empty());
after(() => hall.close());

/**
 * Somebody who has joined, on the page where members talk.
 * @param {string} name
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
async function member(name, options = {}) {
  const page = await hall.visitor(options);
  await page.goto("/club");
  await page.locator("#new-username").fill(name);
  await page.locator("#new-nickname").fill(name);
  await page.locator("#new-password").fill("secret-word");
  await leave(page, page.locator('form[action="/club/register"] button'));
  await page.goto("/club/talk");
  return page;
}

/**
 * @param {Page} page
 * @param {string} text
 */
const said = (page, text) => page.locator("#talk-lines li", { has: page.locator(".talk-said", { hasText: text }) });

test("two members talk, one in English, one in Persian, without loading a page again", async () => {
  const ada = await member("Ada");
  const shirin = await member("شیرین", { locale: "fa-IR" });
  assert.equal(await shirin.locator("html").getAttribute("dir"), "rtl");
  await shirin.evaluate(() => { document.body.dataset["same"] = "yes"; });
  await shirin.getByText("هنوز کسی چیزی نگفته است.").waitFor();
  await ada.locator("#say-text").fill("Hello <b>everybody</b> & all");
  await ada.locator("#say-text").press("Enter");
  await said(shirin, "Hello <b>everybody</b> & all").waitFor();
  assert.equal(await shirin.locator("#talk-lines b").count(), 0, "markup is text");
  await shirin.getByText("هنوز کسی چیزی نگفته است.").waitFor({ state: "hidden" });
  await shirin.locator("#say-text").fill("سلام، می‌خواهی بازی کنیم؟");
  await shirin.locator(".talk-form button").click();
  const line = said(ada, "سلام، می‌خواهی بازی کنیم؟");
  await line.waitFor();
  // A line is read in its own direction, whatever the page's is.
  const direction = (/** @type {Element} */ element) => getComputedStyle(element).direction;
  assert.equal(await line.locator(".talk-said").evaluate(direction), "rtl");
  assert.equal(await said(shirin, "Hello").locator(".talk-said").evaluate(direction), "ltr");
  await line.getByText("شیرین").waitFor();
  assert.equal(await line.locator("svg.avatar").count(), 1);
  assert.match(await said(shirin, "Hello").locator("time").innerText(), /[۰-۹]/u, "the reader's own digits");
  assert.equal(await said(ada, "Hello").getAttribute("class"), "own");
  // Each line is there once, with both, and nothing was loaded anew.
  for (const page of [ada, shirin]) assert.equal(await page.locator("#talk-lines li").count(), 2);
  assert.equal(await shirin.evaluate(() => document.body.dataset["same"]), "yes");
  assert.equal(await ada.locator("#say-text").inputValue(), "");
  assert.equal(await ada.locator("[role=log]").getAttribute("aria-live"), "polite");
  for (const page of [ada, shirin]) assert.deepEqual(await faults(page), []);
});

test("what cannot be said is told in words, and is not lost", async () => {
  hall.forgive(/422/);
  const page = await member("deniz", { locale: "tr-TR" });
  const before = await page.locator("#talk-lines li").count();
  await page.locator("#say-text").fill("\u200c");
  await page.locator("#say-text").press("Enter");
  await page.getByRole("alert").getByText("Bu iletide bir şey yok.").waitFor();
  assert.equal(await page.locator("#say-text").inputValue(), "\u200c");
  await page.locator("#say-text").fill("x".repeat(600));
  assert.equal((await page.locator("#say-text").inputValue()).length, 500, "a browser takes no more");
  await page.locator("#say-text").press("Enter");
  await said(page, "x".repeat(500)).waitFor();
  assert.equal(await page.getByRole("alert").count(), 0);
  assert.equal(await page.locator("#talk-lines li").count(), before + 1);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(wide <= 0, "a long word breaks");
});

test("without a script the form is sent and the page shows the line", async () => {
  const plain = await member("kian", { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const other = await member("ece");
  await plain.locator("#say-text").fill("no script here");
  await leave(plain, plain.locator(".talk-form button"));
  await said(plain, "no script here").waitFor();
  assert.match(await said(plain, "no script here").locator("time").innerText(), /^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
  await said(other, "no script here").waitFor();
  await other.locator("#say-text").fill("I heard you");
  await other.locator("#say-text").press("Enter");
  await said(other, "I heard you").waitFor();
  await plain.reload();
  await said(plain, "I heard you").waitFor();
});

test("who was cut off is told what was missed when the server is back", async () => {
  hall.forgive(/ERR_|Failed to load/);
  const page = await member("mina");
  const other = await member("onur");
  await other.locator("#say-text").fill("before the storm");
  await other.locator("#say-text").press("Enter");
  await said(page, "before the storm").waitFor();
  await hall.kill();
  await hall.start();
  await other.locator("#say-text").fill("after the storm");
  await other.locator("#say-text").press("Enter");
  await said(other, "after the storm").waitFor();
  await said(page, "after the storm").waitFor();
  assert.equal(await said(page, "before the storm").count(), 1);
});
