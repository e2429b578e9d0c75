import { create } from "fontkit";
import { expect, it } from "vitest";
import { isInTitleFace, readTitleFace, splitByTitleFace } from "./title-faces.ts";

const codePoints = Array.from({ length: 0x24ff - 0x20 }, (_, index) => 0x20 + index);
const covered = codePoints.map((code) => String.fromCodePoint(code)).filter(isInTitleFace);

it("has a glyph for each accepted letter, including all twelve Tajik ones", () => {
  for (const letter of [..."ҒғӢӣҚқӮӯҲҳҶҷЁё№"]) expect(covered).toContain(letter);
  const missing = covered.filter((letter) => {
    const [run] = splitByTitleFace(letter);
    const font = run && create(readTitleFace(run.face));
    return !(
      font &&
      "hasGlyphForCodePoint" in font &&
      font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
    );
  });
  expect(missing).toEqual([]);
});

it("splits a title by the files that have its letters, and loses none", () => {
  const runs = splitByTitleFace("Суғурта: 12 моҳ");
  expect(runs.map(({ text }) => text)).toEqual(["Су", "ғ", "урта", ": 12 ", "мо", "ҳ"]);
  expect(runs.map(({ face }) => face)).toEqual([
    "cyrillic",
    "cyrillic-ext",
    "cyrillic",
    "latin",
    "cyrillic",
    "cyrillic-ext",
  ]);
});

it("does not accept letters of other scripts", () => {
  expect(isInTitleFace("Щит семьи № 1")).toBe(true);
  expect(isInTitleFace("旅行")).toBe(false);
});
