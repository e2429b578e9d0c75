import { expect } from "@playwright/test";
import { DEFAULT_LANGUAGE } from "@sughurta/domain";
import { firstStories, listStories } from "./built-book.ts";
import { findOverflow } from "./find-overflow.ts";
import { COLOR_RULES, findViolations } from "./find-violations.ts";
import { unstyledClasses } from "./loaded-styles.ts";
import { test } from "./story-page.ts";

const WIDE = { width: 1280, height: 900 };
const NARROWEST = { width: 320, height: 780 };

/** English, 40 % longer, and the language with additional letters: components alternate. */
const MAX_LANGUAGES = ["pseudo", "tg"] as const;

const unstyled = unstyledClasses();
const stories = listStories();
const titles = [...new Set(stories.map(({ title }) => title))];
/** Stories whose colours are checked in the dark theme: each of the ui-kit, the first of every other component. */
const inDark = new Set([...stories.filter(isOfKit), ...firstStories()].map(({ id }) => id));

for (const story of stories) {
  test(`${story.title}, ${story.name}`, async ({ book }) => {
    await test.step("is drawn and played", async () => {
      await book.page.setViewportSize(WIDE);
      await book.show(story, { language: DEFAULT_LANGUAGE, theme: "light" });
    });
    expect(await book.page.locator("form form").count(), "forms inside forms").toBe(0);
    const shown = await book.classes();
    expect(
      shown.filter((name) => unstyled.has(name)),
      "styles that are not loaded",
    ).toEqual([]);
    await test.step("has no violations found by axe", async () => {
      expect.soft(await findViolations(book.page), "light").toEqual([]);
      if (!inDark.has(story.id)) return;
      await book.paint("dark");
      expect.soft(await findViolations(book.page, COLOR_RULES), "dark").toEqual([]);
    });
    await test.step("fits the narrowest phone", async () => {
      await book.page.setViewportSize(NARROWEST);
      const language = MAX_LANGUAGES[titles.indexOf(story.title) % MAX_LANGUAGES.length];
      await book.choose({ language: language ?? DEFAULT_LANGUAGE, theme: "light" });
      expect.soft(await findOverflow(book.page), language).toEqual([]);
    });
    expect(book.takeErrors(), "errors that nothing caught").toEqual([]);
  });
}

function isOfKit({ title }: { readonly title: string }): boolean {
  return title.startsWith("Kit/");
}
