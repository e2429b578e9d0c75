import type { Language } from "../language/language.ts";
import { COUNTRY_NAMES } from "./countries.generated.ts";
import { type CoverageFlags, getCoverageFlags, HOME_COUNTRY_CODE } from "./coverage-groups.ts";

/** An entry of the country list; `value` is the English name, sent on the wire. S1 §3. */
export type Country = CoverageFlags & {
  value: string;
  /** ISO two-letter code, or the code of a group: WET, SCU, CET. */
  code2: string;
  labelRu: string;
  labelEn: string;
  labelTj: string;
};

/** The whole world, Schengen and the CIS as one choice each. S1 §3. */
export const COUNTRY_GROUPS: readonly Country[] = [
  {
    value: "Whole world except Tajikistan",
    code2: "WET",
    labelRu: "Весь мир, кроме Таджикистана",
    labelEn: "Whole world except Tajikistan",
    labelTj: "Тамоми ҷаҳон, ба ғайр аз Тоҷикистон",
    ...getCoverageFlags("WET"),
  },
  {
    value: "Schengen Area",
    code2: "SCU",
    labelRu: "Страны Шенгенской зоны",
    labelEn: "Schengen Area",
    labelTj: "Кишварҳои минтақаи Шенген",
    ...getCoverageFlags("SCU"),
  },
  {
    value: "CIS except Tajikistan",
    code2: "CET",
    labelRu: "Страны СНГ, кроме Таджикистана",
    labelEn: "CIS except Tajikistan",
    labelTj: "Кишварҳои ИДМ, ба ғайр аз Тоҷикистон",
    ...getCoverageFlags("CET"),
  },
];

/** The three groups, then every ISO country by code. S1 §3. */
export const COUNTRIES: readonly Country[] = [
  ...COUNTRY_GROUPS,
  ...COUNTRY_NAMES.map(([code2, english, russian, tajik]) => ({
    value: english,
    code2,
    labelRu: russian,
    labelEn: english,
    labelTj: tajik,
    ...getCoverageFlags(code2),
  })),
];

/** Possible destinations: the groups and every country but the insurer's own. S1 §3. */
export const DESTINATIONS: readonly Country[] = COUNTRIES.filter(
  ({ code2 }) => code2 !== HOME_COUNTRY_CODE,
);

/** Entry of a code, or `undefined` when there is none. */
export function countryByCode(code2: string): Country | undefined {
  return COUNTRIES.find((country) => country.code2 === code2);
}

/** Name of an entry in a language. */
export function countryLabel(country: Country, language: Language): string {
  if (language === "tg") return country.labelTj;
  return language === "ru" ? country.labelRu : country.labelEn;
}
