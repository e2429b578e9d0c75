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

/** Errors that are invisible to a visitor: in the console, by the content security policy, in hydration. */
export interface Troubles {
  /** Marks this message as expected in the test. */
  expect: (pattern: RegExp) => void;
  /** Watches the pages of one more visitor. */
  watch: (context: BrowserContext) => void;
}

interface Watched {
  readonly troubles: Troubles;
  /** Opens a page for another user: another browser, watched too. */
  readonly somebodyElse: () => Promise<Page>;
  /** A page for read-only tests: all tests of a worker share it with its loaded files. */
  readonly sharedPage: Page;
}

interface Shared {
  readonly pageOfWorker: Page;
}

/** Every page of a visitor is watched: the test fails on any error in the background. */
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
    // Late messages of the page belong to this test.
    await pageOfWorker.goto("about:blank");
  },
});

export { expect };

/** Waits for the page's hydration. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.sughurtaHydrated === true);
}

/** Violations that axe finds on the current page. */
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
