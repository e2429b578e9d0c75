import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

const AXE_FILE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Rules whose result depends on the theme. */
export const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Violations that axe finds in the current page, by all of its rules or by some: rule, element and reason. */
export async function findViolations(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.addScriptTag({ path: AXE_FILE });
  }
  return page.evaluate(async (rules) => {
    // Script animations are set to their end; Storybook does so for those of stylesheets.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
        animation.finish();
      }
    }
    const found = await window.axe?.run(
      { include: ["body"], exclude: [".sb-wrapper", "#storybook-docs"] },
      // A component shown alone is in no landmark.
      {
        resultTypes: ["violations"],
        ...(rules ? { runOnly: [...rules] } : { rules: { region: { enabled: false } } }),
      },
    );
    if (found === undefined) throw new Error("axe did not load");
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
    );
  }, only);
}
