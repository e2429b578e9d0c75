import { latinSpelling } from "../person/latin-spelling.ts";
import { foldName } from "../text/fold-name.ts";

/** Spellings of one sound, in the order of their replacement. */
const SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/dzh/g, "j"],
  [/zh/g, "j"],
  [/kh/g, "h"],
  [/ph/g, "f"],
  [/s(?:h?ch|ch)/g, "sh"],
  [/igh/g, "ai"],
  [/oo|ou/g, "u"],
  [/ee/g, "i"],
  [/g(?=[eiy])/g, "j"],
  [/ck/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c(?!h)|q/g, "k"],
  [/ts|z/g, "s"],
  [/x/g, "ks"],
  [/w/g, "v"],
  [/y/g, "i"],
  [/(.)\1+/g, "$1"],
];

/** A name in phonetic form, the same for every spelling of it: `Тойота`, `toyota` and `тоёта` → `toiota`. */
export function nameSound(name: string): string {
  return SOUNDS.reduce(
    (text, [spelling, sound]) => text.replace(spelling, sound),
    foldName(latinSpelling(name) ?? name),
  );
}
