import { expect, it } from "vitest";
import { cleanText, unprintableSign } from "./clean-text.ts";

it.each([
  ["zero-width space", "\u200B"],
  ["zero-width joiner", "\u200D"],
  ["left-to-right mark", "\u200E"],
  ["right-to-left mark", "\u200F"],
  ["Arabic letter mark", "\u061C"],
  ["right-to-left override", "\u202E"],
  ["isolate", "\u2068"],
  ["soft hyphen", "\u00AD"],
  ["byte order mark", "\uFEFF"],
  ["word joiner", "\u2060"],
  ["grapheme joiner", "\u034F"],
  ["Hangul filler", "\u3164"],
])("removes a %s", (_, sign) => {
  expect(cleanText(`${sign}Раҳ${sign}имов${sign}`)).toBe("Раҳимов");
});

it("retains everything visible, and line ends", () => {
  const text = "~500 сомони, 25 м², t = 30°\nЁ й ӣ 🔥❤️ \t€";
  expect(cleanText(text)).toBe(text);
});

it.each([
  ["a\u0000b", "\u0000"],
  ["\uF8FF", "\uF8FF"],
  ["\uD83D", "\uD83D"],
  ["~ ² ° 🔥 ❤️\n\t", undefined],
])("reports the unprintable character of %j", (text, sign) => {
  expect(unprintableSign(text)).toBe(sign);
});
