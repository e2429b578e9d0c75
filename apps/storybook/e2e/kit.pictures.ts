import { expect, type Page } from "@playwright/test";
import { getFile, getLooks, kitStories, TOUCHES, touchedStories } from "./picture-list.ts";
import { showForPicture } from "./show-for-picture.ts";
import { pictureTest } from "./story-page.ts";

for (const story of kitStories) {
  pictureTest(`${story.title}, ${story.name} looks as before`, async ({ book }) => {
    const target = await showForPicture(book, story);
    for (const { name, theme, brand } of getLooks(story)) {
      await book.paint(theme, brand);
      await expect.soft(target).toHaveScreenshot(getFile(story, name));
    }
  });
}

for (const story of touchedStories) {
  if (typeof story === "string") continue;
  pictureTest(
    `${story.title}, ${story.name} looks as before when it is touched`,
    async ({ book }) => {
      const target = await showForPicture(book, story);
      for (const touch of TOUCHES) {
        await touchFirstControl(book.page, touch);
        await expect.soft(target).toHaveScreenshot(getFile(story, touch));
      }
      await book.page.mouse.move(519, 639);
      await book.page.mouse.up();
    },
  );
}

async function touchFirstControl(page: Page, touch: (typeof TOUCHES)[number]): Promise<void> {
  const control = page
    .locator("#storybook-root")
    .locator("a[href], button, input:not([type=hidden]), select, textarea, summary")
    .first();
  if (touch === "focus") {
    await page.mouse.move(519, 639);
    // The keyboard shows where it is, the pointer does not.
    await page.keyboard.press("Tab");
    await control.focus();
    return;
  }
  await control.blur();
  await control.hover({ force: true });
  if (touch === "pressed") await page.mouse.down();
}
