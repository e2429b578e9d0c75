import { expect } from "@playwright/test";
import { isUsage } from "../src/component-page/usage.ts";
import { listStories } from "./built-book.ts";
import { test } from "./story-page.ts";

const parts = listStories().filter(({ title }) => /^(Kit|Forms)\//.test(title));
const firstOfEach = [
  ...new Map([...parts].reverse().map((story) => [story.title, story])).values(),
];

for (const story of firstOfEach) {
  test(`${story.title} says how it is used`, async ({ book }) => {
    const usage = await book.parameterOf(story, "usage");
    expect(isUsage(usage), "parameters.usage: do, dont and keyboard").toBe(true);
  });
}
