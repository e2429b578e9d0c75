import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const axeSource = readFileSync(axePath, "utf8");

/** Troubles a visitor would not see: errors in the console, refused by the policy, broken hydration. */
export interface Troubles {
  /** Says that this message is part of the test. */
  expect: (pattern: RegExp) => void;
  /** Watches the pages of one more visitor. */
  watch: (context: BrowserContext) => void;
}

interface Watched {
  readonly troubles: Troubles;
  /** Opens a page for somebody else: another browser, watched too. */
  readonly somebodyElse: () => Promise<Page>;
}

/** Every page of a visitor is under watch: the test fails when anything went wrong behind the scenes. */
export const test = base.extend<Watched>({
  troubles: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on("console", (message) => {
          if (message.type() === "error" || message.type() === "warning")
            seen.push(`${message.text()} ${message.location().url}`);
        });
        watched.on("weberror", (event) => seen.push(event.error().stack || event.error().message));
      };
      watch(context);
      await use({ expect: (pattern) => expected.push(pattern), watch });
      expect(seen.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  somebodyElse: async ({ browser, troubles, contextOptions }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext(contextOptions);
      opened.push(context);
      troubles.watch(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

export { expect };

/** Waits until the page is live. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.sughurtaHydrated === true);
}

/** What axe finds wrong with the page as it stands. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const result = await axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      resultTypes: ["violations"],
      rules: { "target-size": { enabled: true } },
    });
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
    );
  });
}
