import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

/** Letters of each file; a file is fetched only where one of its letters is on the page. */
const SUBSETS = {
  latin: `${range(0x20, 0x7e)}\u00a0\u2009©«°±·»×–—‘’‚“”„•…‹›€™−←↑→↓`,
  cyrillic: `Ёё№${range(0x410, 0x44f)}`,
  "cyrillic-ext": "ҒғӢӣҚқӮӯҲҳҶҷ",
} as const;

const WEIGHTS = { wght: { min: 400, max: 700 } };

const source = dirname(createRequire(import.meta.url).resolve("@fontsource-variable/onest"));
const target = join(import.meta.dirname, "../src/fonts");

for (const [name, letters] of Object.entries(SUBSETS)) {
  const whole = await readFile(join(source, `files/onest-${name}-wght-normal.woff2`));
  const part = await subsetFont(whole, letters, {
    targetFormat: "woff2",
    variationAxes: WEIGHTS,
  });
  await writeFile(join(target, `onest-${name}.woff2`), part);
  console.log(`onest-${name}.woff2`, whole.length, "→", part.length, "bytes");
}
await copyFile(join(source, "LICENSE"), join(target, "OFL.txt"));

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join("");
}
