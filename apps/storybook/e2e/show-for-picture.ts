import { expect, type Locator } from "@playwright/test";
import type { ListedStory } from "./built-book.ts";
import type { StoryPage } from "./story-page.ts";

const SIZE = { width: 520, height: 640 };
// A calendar shows today.
const TODAY = "2026-03-02T12:00:00+05:00";

/** Shows a story for its picture; returns the pictured element: the page where something floats over it. */
export async function showForPicture(
  book: StoryPage,
  story: ListedStory,
  size = SIZE,
): Promise<Locator> {
  const { page } = book;
  await page.clock.setFixedTime(TODAY);
  await page.setViewportSize(size);
  // Away from everything with a hover style.
  await page.mouse.move(size.width - 1, size.height - 1);
  await book.show(story, { language: "ru", theme: "light", brand: "sughurta" });
  // A pattern is rendered when its module has loaded.
  await expect(page.locator(".sg-pattern:not(:has(*))")).toHaveCount(0);
  // Space for content outside an edge: shadows, the focus ring.
  if (story.title.startsWith("Kit/")) {
    await page
      .locator("#storybook-root")
      .evaluate((root) => root.style.setProperty("padding", "12px"));
  }
  const floats = (await page.locator("dialog[open], :popover-open, [role=listbox]").count()) > 0;
  return page.locator(floats ? "html" : "#storybook-root");
}
