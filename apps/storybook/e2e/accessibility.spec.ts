import { expect } from "@playwright/test";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@sughurta/domain";
import { listStories } from "./built-book.ts";
import { findViolations } from "./find-violations.ts";
import { test } from "./story-page.ts";

const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

for (const story of listStories()) {
  test(`axe finds nothing in ${story.title}, ${story.name}`, async ({ book }) => {
    const expectNothing = async (language: string) => {
      expect.soft(await findViolations(book.page), `${language}, light`).toEqual([]);
      await book.paint("dark");
      expect.soft(await findViolations(book.page), `${language}, dark`).toEqual([]);
      await book.paint("light");
    };
    await book.show(story, { language: DEFAULT_LANGUAGE, theme: "light" });
    await expectNothing(DEFAULT_LANGUAGE);
    for (const language of OTHER_LANGUAGES) {
      await book.showAsFarAsItGoes(story, { language, theme: "light" });
      await expectNothing(language);
    }
  });
}
