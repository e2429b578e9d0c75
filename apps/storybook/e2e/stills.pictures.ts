import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { STILL_HEIGHTS, type Still, stillFile } from "../src/stills/still.ts";
import { allStills } from "./all-stills.ts";
import { type ListedStory, listStories } from "./built-book.ts";
import { markInPage } from "./mark-in-page.ts";
import { showForPicture } from "./show-for-picture.ts";
import { pictureTest, type StoryPage } from "./story-page.ts";

const FOLDER = join(import.meta.dirname, "../src/stills/pictures");
const MARKS = join(FOLDER, "marks.json");
const QUALITY = 82;
/** A screen that begins with a picture begins at the edge; others have some air, as under the header of the site. */
const AIR = "#storybook-root:not(:has(.sg-home__hero)) { padding-block-start: 1.25rem; }";

const stories = new Map(listStories().map((story) => [story.id, story]));
const pictureStyle = readFileSync(join(import.meta.dirname, "pictures.css"), "utf8");

pictureTest(
  "stills show their stories as they are; `pnpm --filter @sughurta/storybook stills` takes them again",
  async ({ book }, { config }) => {
    pictureTest.setTimeout(600_000);
    const isTaking = config.updateSnapshots === "all";
    const marks: Record<string, string> = {};
    for (const still of allStills()) {
      const story = stories.get(still.story);
      if (story === undefined) throw new Error(`No story ${still.story}`);
      marks[stillFile(still)] = await finalMark(book, story, still);
      if (isTaking)
        await book.page.screenshot({
          path: join(FOLDER, stillFile(still)),
          type: "webp",
          quality: QUALITY,
          style: `${pictureStyle}${AIR}`,
        });
    }
    if (isTaking) writeFileSync(MARKS, `${JSON.stringify(marks, null, 2)}\n`);
    expect(JSON.parse(readFileSync(MARKS, "utf8")), "older than their stories").toEqual(marks);
  },
);

/** Shows the story until nothing comes any more: neither content nor a change of what is there. */
async function finalMark(
  book: StoryPage,
  story: ListedStory,
  { width, theme }: Still,
): Promise<string> {
  await showForPicture(book, story, { width, height: STILL_HEIGHTS[width] });
  await book.paint(theme);
  await book.page.evaluate(() => window.scrollTo(0, 0));
  await expect(book.page.locator(".sg-skeleton")).toHaveCount(0);
  const marks: string[] = [];
  await expect
    .poll(
      async () => {
        marks.push(await book.page.evaluate(markInPage));
        return new Set(marks.slice(-3)).size + Math.max(0, 3 - marks.length);
      },
      { intervals: [150] },
    )
    .toBe(1);
  return marks.at(-1) ?? "";
}
