// What an accessibility checker finds on a page.

import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";

/**
 * Serious and critical faults that axe finds, as short lines.
 * @param {import("playwright-core").Page} page
 */
export async function faults(page) {
  // What is half faded in has half its contrast.
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState === "finished"));
  // "Legacy" is how axe calls a run within the page itself. The other way is for
  // pages with frames of other origins, opens one more page each time, and ours have none.
  assert.equal(page.frames().length, 1, "no frames");
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  // The same page was looked at in light colours; only what colours and language change is left, a tenth of the work.
  if (await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)) {
    axe.withRules(["color-contrast", "link-in-text-block", "html-has-lang", "html-lang-valid", "valid-lang"]);
  }
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}
