import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./folders.ts";
import { toHeadings } from "./headings.ts";
import { repositoryFiles } from "./repository-pages.ts";

const CODE = /^```.*?^```|`[^`\n]*`/gms;
const LINK = /\]\((?<path>(?!https?:|mailto:|\/)[^)\s#]*)(?:#(?<anchor>[^)\s]+))?\)/g;

const pages = new Map(repositoryFiles(/\.md$/).map(({ path, text }) => [path, text]));

/** The links of a page that lead nowhere. */
function deadLinks(page: string, text: string): string[] {
  return [...text.replace(CODE, "").matchAll(LINK)]
    .filter(({ groups }) => !isAlive(page, groups?.path ?? "", groups?.anchor))
    .map(([link]) => `${page}: ${link.slice(1)}`);
}

function isAlive(page: string, path: string, anchor: string | undefined): boolean {
  const target = path === "" ? page : join(dirname(page), path);
  if (!existsSync(join(ROOT, target))) return false;
  const text = pages.get(target);
  return !anchor || text === undefined || toHeadings(text).some(({ slug }) => slug === anchor);
}

describe("the Markdown pages of the repository", () => {
  it("have no relative link to a file or heading that is not there", () => {
    expect([...pages].flatMap(([page, text]) => deadLinks(page, text))).toEqual([]);
  });
});
