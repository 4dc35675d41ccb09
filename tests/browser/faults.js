// What an accessibility checker finds on a page.

import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";

/** What colours and language change; a tenth of the work. */
const OF_COLOURS = ["color-contrast", "link-in-text-block", "html-has-lang", "html-lang-valid", "valid-lang"];

/**
 * Serious and critical faults that axe finds, as short lines. A page in light colours is looked at in dark ones too.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>}
 */
export async function faults(page) {
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
  // "Legacy" is how axe calls a run within the page itself. The other way is for
  // pages with frames of other origins, opens one more page each time, and ours have none.
  assert.equal(page.frames().length, 1, "no frames");
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  if (rules.length > 0) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}
