import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import subsetFont from "subset-font";

const CYRILLIC = {
  cyrillic: `Ёё№${range(0x410, 0x44f)}`,
  "cyrillic-ext": "ҒғӢӣҚқӮӯҲҳҶҷ",
} as const;

/**
 * Characters of each file of a font; a file is fetched only where one of its characters is on the page. The interface
 * font has its own weights. Titles have one optical size, and a separate file for punctuation: a Russian title needs no
 * Latin letters.
 */
const FACES = [
  {
    name: "onest",
    source: "@fontsource-variable/onest",
    axes: "wght",
    subsets: {
      latin: `${range(0x20, 0x7e)}\u00a0\u2009©«°±·»×–—‘’‚“”„•…‹›€™−↑↓`,
      ...CYRILLIC,
    },
    options: { variationAxes: { wght: { min: 400, max: 700 } } },
    licence: "OFL.txt",
  },
  {
    name: "source-serif",
    source: "@fontsource-variable/source-serif-4",
    axes: "opsz",
    subsets: {
      latin: range(0x41, 0x5a) + range(0x61, 0x7a),
      signs: `${range(0x20, 0x3b)}=?\u00a0«»–—’“”„…−`,
      ...CYRILLIC,
    },
    options: { variationAxes: { wght: 600, opsz: 48 }, noLayoutClosure: true },
    licence: "OFL-source-serif.txt",
  },
] as const;

/** Titles in print and in pictures: servers render them from these files. */
const PRINTED = { name: "source-serif", folder: "../../server-kit/fonts" } as const;

const target = join(import.meta.dirname, "../src/fonts");

for (const { name, source, axes, subsets, options, licence } of FACES) {
  const folder = dirname(createRequire(import.meta.url).resolve(source));
  for (const [letters, text] of Object.entries(subsets)) {
    const script = letters === "signs" ? "latin" : letters;
    const file = `${basename(source)}-${script}-${axes}-normal.woff2`;
    const whole = await readFile(join(folder, "files", file));
    const part = await subsetFont(whole, text, { targetFormat: "woff2", ...options });
    await writeFile(join(target, `${name}-${letters}.woff2`), part);
    console.log(`${name}-${letters}.woff2`, whole.length, "→", part.length, "bytes");
  }
  await copyFile(join(folder, "LICENSE"), join(target, licence));
  if (name !== PRINTED.name) continue;
  const printed = join(import.meta.dirname, PRINTED.folder);
  await mkdir(printed, { recursive: true });
  const { latin, signs, ...others } = subsets;
  for (const [script, text] of Object.entries({ latin: latin + signs, ...others })) {
    const file = `${basename(source)}-${script}-${axes}-normal.woff2`;
    const whole = await readFile(join(folder, "files", file));
    const part = await subsetFont(whole, text, { targetFormat: "truetype", ...options });
    await writeFile(join(printed, `${name}-${script}.ttf`), part);
    console.log(`${name}-${script}.ttf`, part.length, "bytes");
  }
  await copyFile(join(folder, "LICENSE"), join(printed, licence));
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join("");
}
