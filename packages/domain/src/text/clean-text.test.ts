import { describe, expect, it } from "vitest";
import {
  cleanText,
  isAllowedLink,
  isAllowedPicture,
  isPlainText,
  latinCapitals,
  unprintableSign,
} from "./clean-text.ts";

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

it.each(["", "ОВД Сино", "опыт > 5 лет", "меньше <5 лет", "a < b", "кв. 5, «Сафар» & Ко"])(
  "%j is plain",
  (text) => {
    expect(isPlainText(text)).toBe(true);
  },
);

it.each([
  "<b>Сино</b>",
  "x<script>alert(1)</script>",
  "</p>",
  "<!-- -->",
  "<?php",
  "<IMG src=x onerror=1>",
  "\uFF1Cscript\uFF1E",
])("%j has markup", (text) => {
  expect(isPlainText(text)).toBe(false);
});

const SITE = "https://site.example";

/** Addresses with a misleading target. */
const ELSEWHERE = [
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n\\evil.example",
  "\u0001//evil.example",
  "java\nscript:alert(1)",
  "javascript:alert(1)",
  "data:text/html,x",
  "https:\\\\evil.example",
];

describe("addresses in content", () => {
  it.each([
    "/boxes?page=2#a",
    "https://partner.example/x",
    "http://partner.example",
    "mailto:a@b.tj",
    "tel:5511",
    "#top",
    "/%5Cevil.example",
    "/%2F%2Fevil.example",
    "/.//evil.example",
  ])("may link to %j", (address) => {
    expect(isAllowedLink(address)).toBe(true);
    if (address.startsWith("/")) expect(new URL(address, SITE).origin).toBe(SITE);
  });

  it.each(ELSEWHERE)("may not link to %j, nor show it", (address) => {
    expect(isAllowedLink(address)).toBe(false);
    expect(isAllowedPicture(address)).toBe(false);
  });
});

it.each([
  ["1234 аа 01", "1234 AA 01"],
  ["авсенкмортху", "ABCEHKMOPTXY"],
  ["ＡＢ１２", "AB12"],
  ["жЖ", "ЖЖ"],
])("%j becomes %j", (typed, written) => expect(latinCapitals(typed)).toBe(written));
