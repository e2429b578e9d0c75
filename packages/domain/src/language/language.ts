/** Language of the interface; Tajik is `tg` in code and markup, displayed as TJ. S0 §1. */
export type Language = "ru" | "tg" | "en";

/** All interface languages, in the order of the switcher. S0 §2. */
export const LANGUAGES: readonly Language[] = ["ru", "tg", "en"];

/** Native name of each language. S0 §2. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ru: "Русский",
  tg: "Тоҷикӣ",
  en: "English",
};

/** Default language of a visitor. S0 §1. */
export const DEFAULT_LANGUAGE: Language = "ru";

/** Language of a text that is missing in the chosen one. S0 §1. */
export const FALLBACK_LANGUAGE: Language = "en";

/** Whether an external value is an interface language. */
export function isLanguage(value: unknown): value is Language {
  return value === "ru" || value === "tg" || value === "en";
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;
/** Up to this length a wait is given in minutes. */
const MAX_IN_MINUTES = 100 * MINUTE_SECONDS;

type Unit = "second" | "minute" | "hour";

/** Browsers seldom support Tajik, which writes a unit after a number in one form. */
const TAJIK_UNITS: Readonly<Record<Unit, string>> = {
  second: "сония",
  minute: "дақиқа",
  hour: "соат",
};

/** A retry delay within a sentence: `через 3 минуты`, `пас аз 3 дақиқа`, `in 3 minutes`. */
export function waitText(seconds: number, language: Language): string {
  const [amount, unit] = roughly(Math.max(1, Math.ceil(seconds)));
  if (language === "tg") return `пас аз ${amount} ${TAJIK_UNITS[unit]}`;
  return new Intl.RelativeTimeFormat(language).format(amount, unit);
}

/** Never less than the delay itself. */
function roughly(seconds: number): readonly [number, Unit] {
  if (seconds < MINUTE_SECONDS) return [seconds, "second"];
  if (seconds < MAX_IN_MINUTES) return [Math.ceil(seconds / MINUTE_SECONDS), "minute"];
  return [Math.ceil(seconds / HOUR_SECONDS), "hour"];
}
