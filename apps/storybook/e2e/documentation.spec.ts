import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { isUsage } from "../src/component-page/how-to-use.tsx";
import { PATTERNS, patternPage } from "../src/patterns/patterns.ts";
import { stillFile } from "../src/stills/still.ts";
import { getName } from "../src/story-link/search-words.ts";
import { allStills } from "./all-stills.ts";
import { firstStories, listPages, listStories, STORYBOOK_DIR } from "./built-book.ts";
import { test } from "./story-page.ts";

const PACKAGES = join(STORYBOOK_DIR, "../../../packages");
const STILLS = join(STORYBOOK_DIR, "../src/stills/pictures");
const pages = [...firstStories("Kit/"), ...firstStories("Forms/")];

/** Components exported by an entry file, by their exported names. */
function getExports(entry: string): string[] {
  const exported = readFileSync(join(PACKAGES, entry), "utf8").matchAll(/export \{([^}]*)\}/g);
  return Array.from(exported, ([, names = ""]) => names.split(","))
    .flat()
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]/.test(name))
    .toSorted();
}

const getNames = (group: string) => firstStories(group).map(({ title }) => getName(title));

test("every component that the kit and the forms export has a page, and every page a component", async ({
  book,
}) => {
  expect(getNames("Kit/").toSorted()).toEqual(getExports("ui-kit/src/index.ts"));
  const people = firstStories("Forms/People/");
  const peoplePages = people.map(({ title }) => getName(title));
  expect(
    getNames("Forms/")
      .filter((name) => !peoplePages.includes(name))
      .toSorted(),
  ).toEqual(
    [...getExports("forms/src/index.ts"), ...getExports("forms/src/code/index.ts")].toSorted(),
  );
  const tables = (await book.properties(people)).map(({ component }) => component);
  expect([...new Set(tables)].toSorted()).toEqual(getExports("forms/src/people/index.ts"));
});

test("every page has usage, alternatives, anatomy, texts, keys, and compiled example code", async ({
  book,
}) => {
  for (const story of pages) {
    const usage = await book.loadParameter(story, "usage");
    expect.soft(isUsage(usage), `${story.title}: parameters.usage`).toBe(true);
    const example = story.importPath.replace(".stories.", ".example.");
    expect.soft(existsSync(join(STORYBOOK_DIR, "..", example)), example).toBe(true);
  }
});

test("every property is described and has a type that can be read", async ({ book }) => {
  const rows = await book.properties(firstStories());
  expect(rows.length).toBeGreaterThan(600);
  const named = (row: (typeof rows)[number]) => `${row.component} ${row.name}: ${row.type}`;
  const isUnreadable = ({ type }: { readonly type: string }) =>
    type === "" || /\b(unknown|Omit|Pick|Partial|keyof|typeof)\b/.test(type);
  expect.soft(rows.filter(isUnreadable).map(named), "types").toEqual([]);
  const isUndescribed = ({ description }: { readonly description: string }) =>
    description === "" || /S\d §|SPEC-/.test(description);
  expect.soft(rows.filter(isUndescribed).map(named), "descriptions").toEqual([]);
});

test("what holds content lists no attributes of controls", async ({ book }) => {
  const rows = await book.properties([
    ...firstStories("Kit/Content/"),
    ...firstStories("Kit/Layout/"),
  ]);
  const ofControls = ["defaultChecked", "inputMode", "onBlur", "onChange", "type"];
  const listed = rows.filter(({ name }) => ofControls.includes(name));
  expect(listed.map(({ component, name }) => `${component}: ${name}`)).toEqual([]);
});

/** The values that a property of a name may have, in any package. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  tone: ["neutral", "info", "success", "warning", "danger"],
  variant: ["primary", "secondary", "quiet", "accent", "danger", "framed"],
  look: ["plain", "text", "icon", "cards", "segments"],
  ground: ["plain", "sunken", "deep"],
  size: ["small", "medium", "large"],
};

test("a property name has the same meaning in every package", async ({ book }) => {
  const rows = await book.properties(firstStories());
  const named = (row: (typeof rows)[number]) => `${row.component} ${row.name}: ${row.type}`;
  const isStrange = ({ name, type }: { readonly name: string; readonly type: string }) =>
    Array.from(type.matchAll(/"([^"]*)"/g)).some(
      ([, value = ""]) => VALUES[name]?.includes(value) === false,
    );
  expect.soft(rows.filter(isStrange).map(named), "values").toEqual([]);
  const isOtherEvent = ({ name }: { readonly name: string }) =>
    /^on\w+Change$/.test(name) && !["onValueChange", "onOpenChange"].includes(name);
  expect.soft(rows.filter(isOtherEvent).map(named), "events").toEqual([]);
  const isOtherRef = ({ name }: { readonly name: string }) => /\wRef$/.test(name);
  expect.soft(rows.filter(isOtherRef).map(named), "refs").toEqual([]);
});

test("patterns, journeys and the first page name stories that exist", () => {
  const ids = new Set(listStories().map(({ id }) => id));
  const named = [
    ...PATTERNS.flatMap(({ stories }) => stories),
    ...allStills().map(({ story }) => story),
  ];
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test("every pattern has a page", () => {
  const pageIds = listPages().map(({ id }) => id);
  expect(
    PATTERNS.map(({ name }) => patternPage(name)).filter((id) => !pageIds.includes(id)),
  ).toEqual([]);
});

test("every still that a page shows was taken, and no other is kept", () => {
  const kept = readdirSync(STILLS).filter((file) => file.endsWith(".webp"));
  expect(kept.toSorted()).toEqual(allStills().map(stillFile).toSorted());
});
