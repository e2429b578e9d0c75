import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from "@playwright/test";

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
  /** Opens a page for another user: another browser, watched too. */
  readonly somebodyElse: () => Promise<Page>;
  /** A page for tests that only look at pages: all of a worker share it, and what it has loaded. */
  readonly sharedPage: Page;
}

interface Shared {
  readonly pageOfWorker: Page;
}

/** Every page of a visitor is under watch: the test fails when anything went wrong behind the scenes. */
export const test = base.extend<Watched, Shared>({
  troubles: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      const contexts: BrowserContext[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === "error" || message.type() === "warning")
          seen.push(`${message.text()} ${message.location().url}`);
      };
      const onError = (event: WebError) => seen.push(event.error().stack || event.error().message);
      const watch = (watched: BrowserContext) => {
        contexts.push(watched);
        watched.on("console", onConsole);
        watched.on("weberror", onError);
      };
      watch(context);
      await use({ expect: (pattern) => expected.push(pattern), watch });
      for (const watched of contexts) {
        watched.off("console", onConsole);
        watched.off("weberror", onError);
      }
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
  pageOfWorker: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: process.env.SITE_URL ?? "",
        locale: "ru-RU",
        reducedMotion: "reduce",
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  sharedPage: async ({ pageOfWorker, troubles, viewport }, use) => {
    troubles.watch(pageOfWorker.context());
    if (viewport) await pageOfWorker.setViewportSize(viewport);
    await use(pageOfWorker);
    // What the page still had to say belongs to this test.
    await pageOfWorker.goto("about:blank");
  },
});

export { expect };

/** Waits until the page is live. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.sughurtaHydrated === true);
}

/** What axe finds wrong with the page as it stands. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
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
