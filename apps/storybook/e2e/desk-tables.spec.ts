import { expect } from "@playwright/test";
import { LANGUAGES } from "@sughurta/domain";
import { listStories } from "./built-book.ts";
import { test } from "./story-page.ts";

/** The narrowest window with the menu beside the content. */
const SMALL_LAPTOP = { width: 1024, height: 768 };

test("a partner's tables fit a small laptop, with references of any length", async ({ book }) => {
  const story = listStories().find(({ id }) => id === "desk-partners--one-partner");
  if (!story) throw new Error("there is no story of a partner");
  await book.page.setViewportSize(SMALL_LAPTOP);
  for (const language of LANGUAGES) {
    await book.show(story, { language, theme: "light" });
    const tables = book.page.getByRole("table");
    await expect(tables.first()).toBeVisible();
    const hidden = await tables.evaluateAll((all) =>
      all.map(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0)),
    );
    expect(hidden, language).toEqual(hidden.map(() => 0));
  }
});
