import leven from "leven";
import { latinSpelling } from "../person/latin-spelling.ts";
import { hasOwn } from "../records/records.ts";
import { foldName } from "../text/fold-name.ts";
import { latinCapitals } from "../text/latin-look-alikes.ts";
import { byRank, nameRank } from "../text/search-by-name.ts";
import { MAKE_ALIASES } from "./make-aliases.ts";
import { nameSound } from "./name-sound.ts";

const withoutSpaces = (text: string) => text.replaceAll(" ", "");

const spellingsByName = new Map<string, readonly string[]>();

/** Spelling and phonetic form of a make or model and its other names, with words separate and joined. */
function spellingsOf({ name }: { readonly name: string }): readonly string[] {
  const known = spellingsByName.get(name);
  if (known) return known;
  const aliases = hasOwn(MAKE_ALIASES, name) ? (MAKE_ALIASES[name]?.split(", ") ?? []) : [];
  const spellings = [name, ...aliases].flatMap((each) => [foldName(each), nameSound(each)]);
  const all = [...new Set([...spellings, ...spellings.map(withoutSpaces)])];
  spellingsByName.set(name, all);
  return all;
}

function lowest(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

/** Allowed wrong letters of a word, by its length. */
function allowedTypos(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : word.length < 9 ? 2 : 3;
}

/** Wrong letters of a partly typed word, compared with the word it may become. */
function typosIn(word: string, meant: string): number {
  const begun = meant.slice(0, word.length);
  return Math.min(leven(word, meant), leven(word, begun));
}

/** Wrong letters of a text in the nearest of the names; `undefined` where a word matches none. */
function typosOf(names: readonly string[], text: string): number | undefined {
  const counts = names.map((name) => {
    const words = name.split(" ");
    let typos = 0;
    for (const word of text.split(" ")) {
      const fewest = Math.min(...words.map((meant) => typosIn(word, meant)));
      if (fewest > allowedTypos(word)) return undefined;
      typos += fewest;
    }
    return typos;
  });
  return lowest(counts);
}

/** Minimum number of letters of a text to change before a name contains it. */
function lettersToChange(text: string, name: string): number {
  const starts = Array.from({ length: Math.max(1, name.length - text.length + 1) }, (_, at) => at);
  return Math.min(...starts.map((at) => leven(text, name.slice(at, at + text.length))));
}

/**
 * Whether a text shares letters with a name, both in Latin: nonsense such as `zzzzq` sounds like the prefix of Skoda
 * without one of its letters.
 */
function hasLettersOf(name: string, text: string): boolean {
  const [written, typed] = [foldName(name), foldName(latinSpelling(text) ?? text)];
  return lettersToChange(typed, written) < typed.length;
}

/** Spellings in which a text may be a make or model; empty for a text without a letter or digit. */
function readingsOf(query: string): readonly string[] {
  const sound = nameSound(query);
  // `Х5` and `С200` are typed with Cyrillic letters that look like the Latin ones, `RAV4` as `RAV 4`.
  const readings = [foldName(query), sound, withoutSpaces(sound), foldName(latinCapitals(query))];
  return readings.filter((text) => text !== "");
}

/**
 * The make or model of a typed name, in both alphabets: `тойота` → Toyota; `undefined` where the text is not the whole
 * name.
 */
export function findCarByName<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
  name: string,
): Entry | undefined {
  const readings = readingsOf(name);
  return entries.find((entry) => readings.some((text) => spellingsOf(entry).includes(text)));
}

const isBefore = (start: string, text: string) => text.startsWith(`${start} `);

/**
 * The make or model in a typed text, alone or before other words, in both alphabets: `Королла 2015` → Corolla. The
 * longest name where several match; `undefined` where none does.
 */
export function findCarInText<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
  text: string,
): Entry | undefined {
  const whole = findCarByName(entries, text);
  if (whole) return whole;
  const readings = readingsOf(text);
  let found: { readonly entry: Entry; readonly length: number } | undefined;
  for (const entry of entries) {
    for (const spelling of spellingsOf(entry)) {
      const isLonger = spelling.length > (found?.length ?? 0);
      if (isLonger && readings.some((reading) => isBefore(spelling, reading))) {
        found = { entry, length: spelling.length };
      }
    }
  }
  return found?.entry;
}

/** The make in a typed text, as in {@link findCarInText}, or whose name starts with it: `Mercedes` → Mercedes-Benz. */
export function findMakeInText<Entry extends { readonly name: string }>(
  makes: readonly Entry[],
  text: string,
): Entry | undefined {
  const named = findCarInText(makes, text);
  if (named) return named;
  const readings = readingsOf(text);
  const [begun, ...others] = makes.filter((make) =>
    spellingsOf(make).some((spelling) => readings.some((reading) => isBefore(reading, spelling))),
  );
  return others.length === 0 ? begun : undefined;
}

/**
 * Makes or models that match a text, the nearest first, in both alphabets: `Тойота`, `toyota`, `той` → Toyota. All of
 * them for an empty text. S2 §5.
 */
export function searchCars<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
  query: string,
): Entry[] {
  if (foldName(query) === "") return [...entries];
  const readings = readingsOf(query);
  return byRank(entries, (entry) =>
    lowest(readings.map((text) => nameRank(spellingsOf(entry), text))),
  ).filter((entry) => resembles(entry, query));
}

/** Makes or models similar to a text with typing errors, the nearest first: `тойтоа` → Toyota. S2 §5. */
export function guessCars<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
  query: string,
): Entry[] {
  const sound = nameSound(query);
  return byRank(entries, (entry) =>
    lowest([sound, withoutSpaces(sound)].map((text) => typosOf(spellingsOf(entry), text))),
  ).filter((entry) => resembles(entry, query));
}

/** A letter three times: no name has it, except `III`. */
const REPEATED_LETTER = /([^i\d\s])\1\1/u;

/** Whether a text shares letters with the name of an entry, or another name of it. */
function resembles(entry: { readonly name: string }, query: string): boolean {
  if (REPEATED_LETTER.test(foldName(query))) return false;
  const written = [query, latinCapitals(query)];
  return spellingsOf(entry).some((name) => written.some((text) => hasLettersOf(name, text)));
}
