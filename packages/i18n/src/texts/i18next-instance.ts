import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "@sughurta/domain";
import { createInstance } from "i18next";
import type { TextValues } from "./text-types.ts";

// A separate instance does not affect the host's. It contains texts only: every call specifies its language, so
// requests on a server share nothing else.
const instance = createInstance({
  initAsync: false,
  lng: FALLBACK_LANGUAGE,
  fallbackLng: FALLBACK_LANGUAGE,
  supportedLngs: LANGUAGES,
  resources: {},
  // Explicit, since it saves each call a check whether its key is a whole sentence.
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

/**
 * `locale` is the language of the texts, where it is none of ours. Returns the text in the language, else in English,
 * else its key, with its plural form and values filled in.
 */
export function toText(
  language: Language,
  namespace: string,
  key: string,
  values: TextValues | undefined,
  locale: string = language,
): string {
  const lookup = getLookup(language, key, values, locale);
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
  const lookup = getLookup(language, key, values, locale);
  return instance.exists(lookup.keys, {
    ...lookup.values,
    lng: language,
    ns: namespace,
    returnObjects: false,
  });
}

/**
 * Intl has no plural rules of Tajik and would use those of the machine's own language, which differ between server and
 * browser: its form is part of the key, and a string count chooses none. The same applies to a language which is none
 * of ours.
 */
function getLookup(
  language: Language,
  key: string,
  values: TextValues | undefined,
  locale: string,
) {
  const count = values?.count;
  const isOurs = locale === language;
  if ((isOurs && language !== "tg") || typeof count !== "number") return { keys: [key], values };
  const tajik = count === 1 ? "one" : "other";
  const form = locale === "tg" ? tajik : new Intl.PluralRules(locale).select(count);
  const keys = [`${key}_${form}`, ...(isOurs ? [] : [`${key}_other`]), key];
  return { keys, values: { ...values, count: String(count) } };
}
