import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openSync } from "fontkit";
import { expect, it } from "vitest";

const RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ";
const TAJIK = "ҒӢҚӮҲҶ";

const stylesheet = readFileSync(join(import.meta.dirname, "../fonts.css"), "utf8");
const faces = Array.from(
  stylesheet.matchAll(/font-family: "([^"]+)";[^}]+?url\("([^"]+)"\)[^}]+?unicode-range:([^;]+);/g),
  ([, family = "", file = "", ranges = ""]) => ({ family, file, letters: toLetters(ranges) }),
);

it.each(faces)("$file has every letter of its unicode-range", ({ file, letters }) => {
  expect(letters.length).toBeGreaterThan(0);
  const characters = getCharacters(file);
  expect(letters.filter((letter) => !characters.has(letter)).map(toText)).toEqual([]);
});

it.each(["Sughurta Onest", "Sughurta Serif"])(
  "%s supports Russian, Tajik and English",
  (family) => {
    const letters = faces.filter((face) => face.family === family).flatMap((face) => face.letters);
    const alphabet = `${RUSSIAN}${TAJIK}ABCDEFGHIJKLMNOPQRSTUVWXYZ`;
    const text = `${alphabet}${alphabet.toLowerCase()}0123456789 «»–—.,:;!?()\u00a0`;
    expect([...text].filter((letter) => !letters.includes(letter.codePointAt(0) ?? 0))).toEqual([]);
    expect(letters).toHaveLength(new Set(letters).size);
  },
);

function getCharacters(file: string): ReadonlySet<number> {
  const font = openSync(join(import.meta.dirname, "..", file));
  if (!("characterSet" in font)) throw new Error(`${file} is a collection of fonts`);
  return new Set(font.characterSet);
}

function toLetters(ranges: string): readonly number[] {
  return ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range
      .replace("U+", "")
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

function toText(code: number): string {
  return String.fromCodePoint(code);
}
