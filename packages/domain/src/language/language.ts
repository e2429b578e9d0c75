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
