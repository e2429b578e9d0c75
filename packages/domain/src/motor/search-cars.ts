import leven from "leven";
import { latinSpelling } from "../person/latin-spelling.ts";
import { hasOwn } from "../records/records.ts";
import { latinCapitals } from "../text/clean-text.ts";
import { byRank, foldName, nameRank } from "../text/search-by-name.ts";

/** Common names of makes that are not found by sound. */
const MAKE_ALIASES: Readonly<Record<string, string>> = {
  "Belarus (MTZ)": "Беларусь, Белорус, МТЗ, MTZ",
  Chevrolet: "Шеви, Chevy",
  Chrysler: "Крайслер",
  Citroen: "Citroën",
  Daewoo: "Дэу, Деу, Дэо",
  Dodge: "Додж",
  GAZ: "Волга, Газель",
  Howo: "Хово, Sinotruk",
  Hyundai: "Хендай, Хендэ, Хёндэ",
  IZH: "Планета, Юпитер",
  Lada: "ВАЗ, Жигули, VAZ, Нива",
  "Land Rover": "Ленд Ровер, Рендж",
  "Mercedes-Benz": "Мерс, Бенц, MB",
  Moskvich: "АЗЛК",
  Peugeot: "Пежо",
  Renault: "Рено",
  "T (VTZ, KhTZ)": "ВТЗ, ХТЗ",
  Volkswagen: "VW, Фолькс",
};

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
function nameSound(name: string): string {
  return SOUNDS.reduce(
    (text, [spelling, sound]) => text.replace(spelling, sound),
    foldName(latinSpelling(name) ?? name),
  );
}

const withoutSpaces = (text: string) => text.replaceAll(" ", "");

const spellingsByName = new Map<string, readonly string[]>();

/** Spelling and phonetic form of a make or model and its other names, with words separate and joined. */
function getSpellings({ name }: { readonly name: string }): readonly string[] {
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
function countTypos(names: readonly string[], text: string): number | undefined {
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
function getReadings(query: string): readonly string[] {
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
  const readings = getReadings(name);
  return entries.find((entry) => readings.some((text) => getSpellings(entry).includes(text)));
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
  const readings = getReadings(text);
  let found: { readonly entry: Entry; readonly length: number } | undefined;
  for (const entry of entries) {
    for (const spelling of getSpellings(entry)) {
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
  const readings = getReadings(text);
  const [begun, ...others] = makes.filter((make) =>
    getSpellings(make).some((spelling) => readings.some((reading) => isBefore(reading, spelling))),
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
  const readings = getReadings(query);
  return byRank(entries, (entry) =>
    lowest(readings.map((text) => nameRank(getSpellings(entry), text))),
  ).filter((entry) => resembles(entry, query));
}

/** Makes or models similar to a text with typing errors, the nearest first: `тойтоа` → Toyota. S2 §5. */
export function guessCars<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
  query: string,
): Entry[] {
  const sound = nameSound(query);
  return byRank(entries, (entry) =>
    lowest([sound, withoutSpaces(sound)].map((text) => countTypos(getSpellings(entry), text))),
  ).filter((entry) => resembles(entry, query));
}

/** A letter three times: no name has it, except `III`. */
const REPEATED_LETTER = /([^i\d\s])\1\1/u;

/** Whether a text shares letters with the name of an entry, or another name of it. */
function resembles(entry: { readonly name: string }, query: string): boolean {
  if (REPEATED_LETTER.test(foldName(query))) return false;
  const written = [query, latinCapitals(query)];
  return getSpellings(entry).some((name) => written.some((text) => hasLettersOf(name, text)));
}
