import { expect } from "@playwright/test";
import { fileOf, pictured, themesOf } from "./picture-list.ts";
import { test } from "./story-page.ts";

const SIZE = { width: 520, height: 640 };
// A calendar shows today.
const TODAY = "2026-03-02T12:00:00+05:00";

for (const story of pictured) {
  test(`${story.title}, ${story.name} looks as before`, async ({ book }) => {
    const { page } = book;
    await page.clock.setFixedTime(TODAY);
    await page.setViewportSize(SIZE);
    await book.show(story, { language: "ru", theme: "light" });
    const root = page.locator("#storybook-root");
    const floats = (await page.locator("dialog[open], :popover-open, [role=listbox]").count()) > 0;
    for (const theme of themesOf(story)) {
      await book.paint(theme);
      const file = fileOf(story, theme);
      if (floats) await expect.soft(page).toHaveScreenshot(file);
      else await expect.soft(root).toHaveScreenshot(file);
    }
  });
}
