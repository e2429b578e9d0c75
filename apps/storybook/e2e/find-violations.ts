import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

const AXE_FILE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** What axe finds in the page as it stands: rule, element and reason. */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.addScriptTag({ path: AXE_FILE });
  }
  return page.evaluate(async () => {
    const found = await window.axe?.run(
      { include: ["body"], exclude: [".sb-wrapper", "#storybook-docs"] },
      // A part shown alone stands in no landmark.
      { resultTypes: ["violations"], rules: { region: { enabled: false } } },
    );
    if (found === undefined) throw new Error("axe did not load");
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
    );
  });
}
