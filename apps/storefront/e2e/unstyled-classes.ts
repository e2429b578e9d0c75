import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

const ASSETS = fileURLToPath(new URL("../build/client/assets/", import.meta.url));

/** Classes for which a stylesheet of the build has top-level rules: not only inside other selectors. */
const styledClasses = new Set(
  readdirSync(ASSETS)
    .filter((name) => name.endsWith(".css"))
    .flatMap(
      (name) => readFileSync(ASSETS + name, "utf8").match(/(?<=#sg\) \.)s[gf]-[\w-]+/g) ?? [],
    ),
);

/** Classes on the page for which other pages have rules and this one does not. */
export async function unstyledClasses(page: Page): Promise<string[]> {
  const { used, rules } = await page.evaluate(() => ({
    used: [...document.querySelectorAll("body [class]")].flatMap((element) => [
      ...element.classList,
    ]),
    rules: [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join(),
  }));
  const here = new Set(rules.match(/(?<=\.)s[gf]-[\w-]+/g));
  return [...new Set(used)].filter((name) => styledClasses.has(name) && !here.has(name));
}
