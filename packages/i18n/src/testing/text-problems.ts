import type { Language } from "@sughurta/domain";

const PLURAL_FORMS: Readonly<Record<Language, readonly string[]>> = {
  ru: ["one", "few", "many"],
  tg: ["one", "other"],
  en: ["one", "other"],
};

const PLURAL_KEY = /^(.*)_(zero|one|two|few|many|other)$/;

const NOT_TAJIK_CYRILLIC = /[^абвгғдеёжзиӣйкқлмнопрстуӯфхҳчҷшъэюя]/giu;

const TAJIK_ONLY = /[ғӣқӯҳҷ]/iu;

const CYRILLIC = /\p{Script=Cyrillic}/u;

const LATIN_WORD = /\p{Script=Latin}*\p{Ll}{3,}/u;

const MIXED_WORD = /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u;

type Flat = ReadonlyMap<string, string>;

/** Puts nested texts into one list of dotted keys. */
export function flatten(texts: object, prefix = ""): Flat {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    const path = prefix === "" ? key : `${prefix}.${key}`;
    if (typeof value === "string") flat.set(path, value);
    else for (const [inner, text] of flatten(value, path)) flat.set(inner, text);
  }
  return flat;
}

const getBase = (key: string) => PLURAL_KEY.exec(key)?.[1] ?? key;

const getBases = (flat: Flat) => new Set([...flat.keys()].map(getBase));

/** Keys that one language has and the other lacks, and missing plural forms. */
export function keyProblems(language: Language, texts: Flat, model: Flat): string[] {
  const own = getBases(texts);
  const expected = getBases(model);
  const plurals = new Set(
    [...texts.keys()].filter((key) => PLURAL_KEY.test(key)).map((key) => getBase(key)),
  );
  return [
    ...[...expected].filter((key) => !own.has(key)).map((key) => `${key}: missing`),
    ...[...own].filter((key) => !expected.has(key)).map((key) => `${key}: not in Russian`),
    ...[...plurals].flatMap((key) =>
      PLURAL_FORMS[language]
        .filter((form) => !texts.has(`${key}_${form}`))
        .map((form) => `${key}_${form}: missing plural form`),
    ),
  ];
}

const getPlaceholders = (text: string) => (text.match(/{{[^}]*}}/g) ?? []).sort().join(" ");

/** Empty texts, stray spaces and placeholders that differ from the Russian text. */
export function contentProblems(texts: Flat, model: Flat): string[] {
  const getModel = (key: string) =>
    model.get(key) ?? model.get(`${getBase(key)}_many`) ?? model.get(`${getBase(key)}_other`);
  return [...texts].flatMap(([key, text]) => {
    if (text.trim() === "") return [`${key}: empty`];
    const problems: string[] = [];
    if (text !== text.trim()) problems.push(`${key}: space at an end`);
    if (text !== text.normalize("NFC")) problems.push(`${key}: letters in two parts, not NFC`);
    const other = getModel(key);
    const needsCount = !key.endsWith("_one");
    if (needsCount && other !== undefined && getPlaceholders(other) !== getPlaceholders(text)) {
      problems.push(`${key}: other placeholders than in Russian`);
    }
    return problems;
  });
}

/** Untranslated texts, or texts with letters of another alphabet. */
export function languageProblems(
  language: Language,
  texts: Flat,
  russian: Flat,
  allowed: ReadonlySet<string>,
): string[] {
  return [...texts].flatMap(([key, raw]) => {
    const text = raw.replace(/{{[^}]*}}/g, "");
    const problem = languageProblem(language, text, russian.get(key), allowed.has(key));
    return problem ? [`${key}: ${problem}`] : [];
  });
}

function languageProblem(
  language: Language,
  text: string,
  russian: string | undefined,
  allowed: boolean,
): string | undefined {
  if (MIXED_WORD.test(text)) return "Latin and Cyrillic letters in one word";
  if (allowed) return undefined;
  if (language === "en") return CYRILLIC.test(text) ? "Cyrillic letters" : undefined;
  if (!CYRILLIC.test(text)) return LATIN_WORD.test(text) ? "not translated" : undefined;
  if (language === "ru") return TAJIK_ONLY.test(text) ? "Tajik letters" : undefined;
  const foreign = [...text.matchAll(NOT_TAJIK_CYRILLIC)]
    .map(([letter]) => letter)
    .filter((letter) => CYRILLIC.test(letter));
  if (foreign.length > 0) return `letters that Tajik does not have: ${foreign.join(" ")}`;
  return text === russian?.replace(/{{[^}]*}}/g, "") ? "same as in Russian" : undefined;
}

const ACCENTED: Readonly<Record<string, string>> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ó",
  u: "ú",
  y: "ý",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ó",
  U: "Ú",
  Y: "Ý",
};

const PLACEHOLDER_OR_TAG = /(\{\{[^}]*\}\}|<[^>]*>)/;

/**
 * Lengthens an English text by about 40 %, word by word, with accents and between brackets: overflow, truncation and
 * untranslated texts become visible. For development and tests only.
 */
export function pseudo(text: string): string {
  const pieces = text.split(PLACEHOLDER_OR_TAG);
  const longer = pieces.map((piece) => (PLACEHOLDER_OR_TAG.test(piece) ? piece : stretch(piece)));
  return `[${longer.join("")}]`;
}

function stretch(text: string): string {
  return text.replace(/[aeiouy]/gi, (vowel) => (ACCENTED[vowel] ?? vowel).repeat(2));
}
