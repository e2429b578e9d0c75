import { expect, it } from "vitest";
import { siteLinks } from "./repository-pages.ts";

it.each([
  ["a package", "../../packages/shop/README.md#use", "/packages/shop#use"],
  ["a service", "../insurer-api/README.md", "/apps/insurer-api"],
  ["a record", "../docs/adr/0001-levels.md", "/adr/0001-levels"],
  ["its own heading", "#settings", "#settings"],
  ["another site", "https://example.org/a", "https://example.org/a"],
])("a README's link to %s leads to its page", (_, link, page) => {
  expect(siteLinks("apps/storefront/README.md", `[text](${link})`)).toBe(`[text](${page})`);
});

it("a link to any other file leads to the repository", () => {
  expect(siteLinks("apps/storefront/README.md", "[test](server/main.ts)")).toMatch(
    /^\[test\]\(https:.+\/apps\/storefront\/server\/main\.ts\)$/,
  );
});
