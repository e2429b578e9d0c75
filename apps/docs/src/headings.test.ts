import { expect, it } from "vitest";
import { toHeadings } from "./headings.ts";

const slugs = (markdown: string) => toHeadings(markdown).map(({ slug }) => slug);

it("anchors are those that GitHub makes", () => {
  expect(slugs("# ADR-0001: The `rules`\n\n## 4. States & transitions")).toEqual([
    "adr-0001-the-rules",
    "4-states--transitions",
  ]);
});

it("headings of one text have an anchor each", () => {
  expect(slugs("## Install\n## Install")).toEqual(["install", "install-1"]);
});

it("lines of code are no headings", () => {
  expect(slugs("## Use\n\n```sh\n# a comment\n```")).toEqual(["use"]);
});
