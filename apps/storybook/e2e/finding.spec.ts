import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ORIGIN, serveStorybook } from "./story-page.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Search queries of designers and developers, and the expected results. */
const SEARCHES: Readonly<Record<string, string>> = {
  datepicker: "DateField",
  period: "DateRangeField",
  modal: "Dialog",
  lightbox: "Dialog",
  tooltip: "Popover",
  autocomplete: "ComboBox",
  typeahead: "ComboBox",
  multiselect: "MultiComboBox",
  dropdown: "Select",
  toggle: "Switch",
  "radio button": "RadioGroup",
  upload: "FileDrop",
  otp: "OtpField",
  telephone: "PhoneField",
  multiline: "TextArea",
  "icon only": "IconButton",
  hyperlink: "Link",
  notification: "Alert",
  pill: "Badge",
  "zero data": "EmptyState",
  validation: "ErrorSummary",
  shimmer: "Skeleton",
  timeout: "Countdown",
  wizard: "Stepper",
  barcode: "QrCode",
  dropzone: "FileDrop",
  faq: "Accordion",
  hero: "Banner",
  slider: "Carousel",
  map: "PlacesMap",
  "description list": "SummaryList",
  divider: "PatternBand",
};

test("the first search result is the component with the other name", async ({ page }) => {
  await serveStorybook(page);
  await page.goto(`${ORIGIN}/index.html`);
  const search = page.locator("#storybook-explorer-searchfield");
  for (const [words, component] of Object.entries(SEARCHES)) {
    await search.fill(words);
    const first = page.getByRole("option").first();
    await expect.soft(first, words).toContainText(component);
  }
});

test("the copy deck has a row for every key, filters by the query and opens the screen of a text", async ({
  page,
}) => {
  await serveStorybook(page);
  await page.goto(`${ORIGIN}/iframe.html?viewMode=docs&id=copy-deck--docs`);
  const files = globSync("{packages/*/src,apps/storefront/app}/**/texts/**/ru.ts", { cwd: ROOT });
  const texts = await Promise.all(
    files.map(async (file): Promise<unknown> => import(join(ROOT, file))),
  );
  const keys = texts.map(countTexts).reduce((sum, count) => sum + count, 0);
  expect(keys).toBeGreaterThan(1500);
  await expect(page.getByRole("status")).toHaveText(`${keys} of ${keys}`, {
    timeout: 30_000,
  });
  await page.getByRole("searchbox", { name: "Words, key or screen" }).fill("Моё заявление");
  const row = page.getByRole("rowheader", { name: "claims, status title" });
  await expect(row.getByRole("link", { name: "Claim status page: find" })).toBeVisible();
});

function countTexts(value: unknown): number {
  if (typeof value === "string") return 1;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + countTexts(inner), 0);
}
