import { describe, expect, it } from "vitest";
import { changedText, getDifferences } from "./content-diff.ts";

describe("the difference of two versions", () => {
  it("lists every place that was changed, added or removed, and no other", () => {
    const before = { title: { ru: "а", en: "a" }, items: [{ link: "/x" }], seo: true };
    const after = { title: { ru: "а", en: "b" }, items: [{ link: "/x" }, { link: "/y" }] };
    expect(getDifferences(before, after)).toEqual([
      { path: "title.en", before: "a", after: "b" },
      { path: "seo", before: "true", after: "" },
      { path: "items.1.link", before: "", after: "/y" },
    ]);
    expect(getDifferences(before, before)).toEqual([]);
    expect(getDifferences({ popular: false }, {})).toEqual([]);
    expect(getDifferences(null, { a: "1" })).toEqual([{ path: "a", before: "", after: "1" }]);
  });

  it("shortens a text to the change and a little context", () => {
    const [before, after] = [
      `${"a".repeat(99)}old${"b".repeat(99)}`,
      `${"a".repeat(99)}young${"b".repeat(99)}`,
    ];
    expect(changedText({ path: "x", before, after })).toEqual({
      start: `…${"a".repeat(60)}`,
      removed: "old",
      added: "young",
      end: `${"b".repeat(60)}…`,
    });
    expect(changedText({ path: "x", before: "aa", after: "aaa" })).toMatchObject({
      removed: "",
      added: "a",
    });
  });
});
