import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type ListedStory, listStories } from "./built-book.ts";
import { test } from "./story-page.ts";

type Theme = "light" | "dark";

const SIZE = { width: 520, height: 640 };
// A calendar shows today.
const TODAY = "2026-03-02T12:00:00+05:00";
// These look different at every look.
const MOVES = "moves-by-itself";

const kit = listStories().filter(
  ({ title, tags }) => title.startsWith("Kit/") && !tags.includes(MOVES),
);

/** Both themes of each component's first story; the others in light, since only tokens differ. */
function themesOf(story: ListedStory): Theme[] {
  const isFirst = kit.find(({ title }) => title === story.title) === story;
  return isFirst ? ["light", "dark"] : ["light"];
}

const fileOf = ({ id }: ListedStory, theme: Theme) => `${id.replace("kit-", "")}-${theme}.png`;

for (const story of kit) {
  test(`${story.title}, ${story.name} looks as before`, async ({ book }) => {
    const { page } = book;
    await page.clock.setFixedTime(TODAY);
    await page.setViewportSize(SIZE);
    await book.show(story, { language: "ru", theme: "light" });
    const root = page.locator("#storybook-root");
    const floats =
      (await page.locator("dialog[open], :popover-open, [role=listbox], .sg-toast").count()) > 0;
    for (const theme of themesOf(story)) {
      await book.paint(theme);
      const file = fileOf(story, theme);
      if (floats) await expect.soft(page).toHaveScreenshot(file);
      else await expect.soft(root).toHaveScreenshot(file);
    }
  });
}

test("every picture belongs to a story", () => {
  const known = new Set(
    kit.flatMap((story) => themesOf(story).map((theme) => fileOf(story, theme))),
  );
  const pictures = readdirSync(join(import.meta.dirname, "snapshots"));
  expect(pictures.filter((picture) => !known.has(picture))).toEqual([]);
});
