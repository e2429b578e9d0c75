import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "@sughurta/domain";
import { createInstance } from "i18next";
import type { TextValues } from "./text-types.ts";

// An instance of its own leaves the host's alone. It holds texts only: every call names its language,
// so requests on a server share nothing else.
const instance = createInstance({
  initAsync: false,
  lng: FALLBACK_LANGUAGE,
  fallbackLng: FALLBACK_LANGUAGE,
  supportedLngs: LANGUAGES,
  resources: {},
  // Said outright, it spares each call a guess whether its key is a whole sentence.
  keySeparator: ".",
  nsSeparator: false,
  returnEmptyString: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
});
void instance.init();

/** Adds the texts of a namespace in one language. */
export function addTexts(language: Language, namespace: string, texts: object): void {
  instance.addResourceBundle(language, namespace, texts);
}

/** `locale` is the language that the texts are written in, where it is none of ours. Gives the text in the language, else in English, else its key, with its plural form and values filled in. */
export function textOf(
  language: Language,
  namespace: string,
  key: string,
  values: TextValues | undefined,
  locale: string = language,
): string {
  const lookup = lookupOf(language, key, values, locale);
  return instance.t(lookup.keys, { ...lookup.values, lng: language, ns: namespace });
}

/** Whether there is such a text in the language or in English. */
export function hasText(
  language: Language,
  namespace: string,
  key: string,
  values: TextValues | undefined,
  locale: string = language,
): boolean {
  const lookup = lookupOf(language, key, values, locale);
  return instance.exists(lookup.keys, {
    ...lookup.values,
    lng: language,
    ns: namespace,
    returnObjects: false,
  });
}

/**
 * Intl has no plural rules of Tajik and would answer by those of the machine's own language, which differ
 * between server and browser: its form is named as a key, and a count that is a string chooses none. So is that of a language
 * which is none of ours.
 */
function lookupOf(language: Language, key: string, values: TextValues | undefined, locale: string) {
  const count = values?.count;
  const isOurs = locale === language;
  if ((isOurs && language !== "tg") || typeof count !== "number") return { keys: [key], values };
  const tajik = count === 1 ? "one" : "other";
  const form = locale === "tg" ? tajik : new Intl.PluralRules(locale).select(count);
  const keys = [`${key}_${form}`, ...(isOurs ? [] : [`${key}_other`]), key];
  return { keys, values: { ...values, count: String(count) } };
}
