import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The files of the title font, Source Serif 4 (ADR-0004), each for the letters of one script. */
export const TITLE_FACES = ["latin", "cyrillic", "cyrillic-ext"] as const;

/** One of the files of the title font. */
export type TitleFace = (typeof TITLE_FACES)[number];

/** A run of a title whose letters are in one file. */
export interface TitleRun {
  readonly face: TitleFace;
  readonly text: string;
}

const TAJIK = "ҒғӢӣҚқӮӯҲҳҶҷ";
const RUN = new RegExp(`[${TAJIK}]+|[А-яЁё№]+|[^А-яЁё№${TAJIK}]+`, "g");
const COVERED = new RegExp(`^[A-Za-z -;=?\\u00a0«»–—’“”„…−А-яЁё№${TAJIK}]*$`);

const require = createRequire(import.meta.url);

/** A file of the title font, TrueType. */
export function readTitleFace(face: TitleFace): Buffer {
  return readFileSync(require.resolve(`@sughurta/server-kit/fonts/source-serif-${face}.ttf`));
}

/** Whether the title font has every character of a text. */
export function isInTitleFace(text: string): boolean {
  return COVERED.test(text);
}

/** A text by the files that have its letters. */
export function splitByTitleFace(text: string): readonly TitleRun[] {
  return (text.match(RUN) ?? []).map((run) => ({ face: getFace(run), text: run }));
}

function getFace(run: string): TitleFace {
  if (TAJIK.includes(run.slice(0, 1))) return "cyrillic-ext";
  return /^[А-яЁё№]/.test(run) ? "cyrillic" : "latin";
}
