import { expect } from "@playwright/test";
import { listStories } from "./built-book.ts";
import { findOverflow } from "./find-overflow.ts";
import { test } from "./story-page.ts";

const HEIGHT = 780;
const PHONES = [
  { width: 320, height: HEIGHT },
  { width: 360, height: HEIGHT },
];

for (const story of listStories()) {
  test(`nothing overflows on a phone in ${story.title}, ${story.name}`, async ({ book }) => {
    for (const language of ["pseudo", "tg"]) {
      await book.showAsFarAsItGoes(story, { language, theme: "light" });
      for (const size of PHONES) {
        await book.page.setViewportSize(size);
        const found = await findOverflow(book.page);
        expect.soft(found, `${language}, ${size.width} px`).toEqual([]);
      }
    }
  });
}
