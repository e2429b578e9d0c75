import { globSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect } from "@playwright/test";
import { copyRows, getParts } from "../src/copy-deck/copy-rows.ts";
import { type ListedStory, listStories } from "./built-book.ts";
import { test } from "./story-page.ts";
import { textsInPage } from "./texts-in-page.ts";

const ROOT = join(import.meta.dirname, "../../..");
const FILE = join(import.meta.dirname, "../src/copy-deck/text-screens.json");
const TEXT_FILES = "{packages/*/src,apps/storefront/app}/**/texts/**/ru.ts";
/** In the stories of other packages only a text of this length is certain to be the same one. */
const CERTAIN_LENGTH = 12;

interface Seen {
  readonly story: ListedStory;
  readonly texts: readonly string[];
}

test("finds the story that shows each text", async ({ book }) => {
  test.setTimeout(1_200_000);
  const files = globSync(TEXT_FILES, { cwd: ROOT }).toSorted();
  const modules = await Promise.all(
    files.map(async (file) => [file, await import(join(ROOT, file))] as const),
  );
  const rows = copyRows(getParts(Object.fromEntries(modules)));
  const seen: Seen[] = [];
  for (const story of listStories()) {
    if (/^(Kit|Tokens|Desk)\b/.test(story.title)) continue;
    // A story that fails on its own is found by its own test.
    await book.show(story, { language: "ru", theme: "light" }).catch(() => {});
    seen.push({ story, texts: await book.page.evaluate(textsInPage) });
  }
  const screens: Record<string, Record<string, string>> = {};
  for (const { screen, key, texts } of rows) {
    const story = storyWith(texts.ru, screen, seen);
    if (story) screens[screen] = { ...screens[screen], [key]: story.id };
  }
  writeFileSync(FILE, `${JSON.stringify(screens, null, 2)}\n`);
  expect(Object.keys(screens).length, relative(ROOT, FILE)).toBeGreaterThan(0);
});

/** The first story with the text: of the part itself, of its package, or of another one. */
function storyWith(text: string, screen: string, seen: readonly Seen[]): ListedStory | undefined {
  const [name = "", ...folders] = screen.split(", ");
  const shows = matcher(text);
  const showing = seen.filter(({ texts }) => texts.some(shows)).map(({ story }) => story);
  const isOfPackage = ({ importPath }: ListedStory) => importPath.includes(`/${name}/`);
  const isOfPart = (story: ListedStory) =>
    isOfPackage(story) && folders.some((folder) => story.importPath.includes(`/${folder}/`));
  const isElsewhere = () => text.length >= CERTAIN_LENGTH;
  return showing.find(isOfPart) ?? showing.find(isOfPackage) ?? showing.find(isElsewhere);
}

/** Compares a shown text with one that may have places for values and marks of links. */
function matcher(text: string): (shown: string) => boolean {
  const plain = text
    .replaceAll(/<\/?\w+>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const pieces = plain.split(/\{\{[^}]*\}\}/);
  if (pieces.length === 1) return (shown) => shown === plain;
  // Values alone could be anything.
  if (pieces.join("").trim().length < 2) return () => false;
  const pattern = new RegExp(`^${pieces.map(escapePattern).join(".{1,80}?")}$`);
  return (shown) => pattern.test(shown);
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
