// What an accessibility checker finds on a page.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What colours and language change; a tenth of the work. */
const OF_COLOURS = ["color-contrast", "link-in-text-block", "html-has-lang", "html-lang-valid", "valid-lang"];

/**
 * The faults that axe finds, however small, as short lines. A page in light colours is looked at in dark ones too.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>}
 */
export async function faults(page) {
  // Axe looks at one frame, and our pages have no other.
  assert.equal(page.frames().length, 1, "no frames");
  // To read it takes as long as to run it, so it is read once a page.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  if (await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)) return found(page, OF_COLOURS);
  const light = await found(page, []);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await found(page, OF_COLOURS);
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

/**
 * @param {import("playwright-core").Page} page
 * @param {string[]} rules all of them when there are none
 */
async function found(page, rules) {
  // What is half faded in has half its contrast.
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState === "finished"));
  const violations = await page.evaluate(async (only) => {
    const { axe } = /** @type {{ axe: typeof import("axe-core") }} */ (/** @type {unknown} */ (window));
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...(only.length > 0 && { runOnly: only }) });
    return violations;
  }, rules);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}
