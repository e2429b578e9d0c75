import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Folder of the built Storybook. */
export const STORYBOOK_DIR = join(import.meta.dirname, "../storybook-static");

/** A story as the built Storybook lists it. */
export interface ListedStory {
  readonly id: string;
  readonly importPath: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** Stories of the built Storybook, without its pages of words. */
export const listStories = (): ListedStory[] => listEntries("story");

/** Pages of words. */
export const listPages = (): ListedStory[] => listEntries("docs");

function listEntries(type: "story" | "docs"): ListedStory[] {
  const index: unknown = JSON.parse(readFileSync(join(STORYBOOK_DIR, "index.json"), "utf8"));
  return toEntries(index).filter((entry) => isOfType(entry, type));
}

/** The first story of each page whose title has this prefix. */
export function firstStories(group = ""): ListedStory[] {
  const stories = listStories().filter(({ title }) => title.startsWith(group));
  return [...new Map(stories.toReversed().map((story) => [story.title, story])).values()].reverse();
}

function toEntries(index: unknown): unknown[] {
  const hasEntries = typeof index === "object" && index !== null && "entries" in index;
  return hasEntries && typeof index.entries === "object" ? Object.values(index.entries ?? {}) : [];
}

function isOfType(entry: unknown, type: string): entry is ListedStory {
  return typeof entry === "object" && entry !== null && "type" in entry && entry.type === type;
}
