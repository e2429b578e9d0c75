import { expect } from "@playwright/test";
import { getFile, SCREEN_SIZES, screens } from "./picture-list.ts";
import { showForPicture } from "./show-for-picture.ts";
import { pictureTest } from "./story-page.ts";

for (const story of screens) {
  pictureTest(`${story.title}, ${story.name} looks as before`, async ({ book }) => {
    for (const size of SCREEN_SIZES) {
      await showForPicture(book, story, size);
      await expect.soft(book.page).toHaveScreenshot(getFile(story, size.width));
    }
  });
}
