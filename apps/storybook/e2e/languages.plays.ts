import { LANGUAGES } from "@sughurta/domain";
import { listStories } from "./built-book.ts";
import { test } from "./story-page.ts";

const WIDTHS = [360, 1280];

for (const story of listStories().filter(({ tags }) => tags.includes("play-fn"))) {
  test(`${story.title}, ${story.name} is played in every language and width`, async ({ book }) => {
    for (const width of WIDTHS) {
      for (const language of LANGUAGES) {
        await test.step(`${language}, ${width} px`, async () => {
          await book.page.setViewportSize({ width, height: 900 });
          await book.show(story, { language, theme: "light" });
        });
      }
    }
  });
}
