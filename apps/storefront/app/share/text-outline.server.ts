import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isInTitleFace, readTitleFace, splitByTitleFace } from "@sughurta/server-kit/title-faces";
import { create, type Font } from "fontkit";

/** A font of a picture: titles are in serif, everything else in the interface font. */
export type Face = "title" | "strong";

/** A line of text as outlines, in pixels, with its left end on the baseline at 0, 0. */
export interface TextOutline {
  readonly markup: string;
  readonly width: number;
}

const require = createRequire(import.meta.url);
const fonts = new Map<string, Font>();

/** A font, loaded once. */
function loadFont(name: string, read: () => Buffer): Font {
  const open = fonts.get(name);
  if (open) return open;
  const font = create(read());
  if (!("layout" in font)) throw new Error(`${name} is a collection of faces`);
  fonts.set(name, font);
  return font;
}

const strongFace = () =>
  loadFont("strong", () =>
    readFileSync(require.resolve("@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf")),
  );

/** Splits a text by the fonts that have its characters. */
function toRuns(
  text: string,
  face: Face,
): readonly { readonly font: Font; readonly text: string }[] {
  if (face === "strong" || !isInTitleFace(text)) return [{ font: strongFace(), text }];
  return splitByTitleFace(text).map((run) => ({
    font: loadFont(run.face, () => readTitleFace(run.face)),
    text: run.text,
  }));
}

/** Renders a line of text as outlines: the picture needs no fonts of its machine. */
export function outlineText(text: string, face: Face, size: number): TextOutline {
  let x = 0;
  const glyphs: string[] = [];
  for (const { font, text: run } of toRuns(text, face)) {
    const scale = size / font.unitsPerEm;
    const { glyphs: shapes, positions } = font.layout(run);
    shapes.forEach((shape, index) => {
      const path = shape.path.toSVG();
      if (path) {
        glyphs.push(
          `<path transform="translate(${x.toFixed(1)}) scale(${scale} ${-scale})" d="${path}"/>`,
        );
      }
      x += (positions[index]?.xAdvance ?? shape.advanceWidth) * scale;
    });
  }
  return { markup: glyphs.join(""), width: x };
}

/** Words that stay with the next word, such as `в`. */
const SHORT_WORD = /(?<=^| )(\p{L}{1,2}) /gu;

/** Wraps a title into lines within a width. */
export function wrapTitle(title: string, size: number, width: number): readonly TextOutline[] {
  const lines: string[] = [];
  for (const word of title.replace(SHORT_WORD, "$1\u00a0").split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const fits = last !== undefined && outlineText(longer, "title", size).width <= width;
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => outlineText(line, "title", size));
}
