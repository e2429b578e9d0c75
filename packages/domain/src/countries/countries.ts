import type { Language } from "../language/language.ts";
import { COUNTRY_NAMES } from "./countries.generated.ts";

/** Code of the default country of residence, which is no destination. S0 §3. */
export const HOME_COUNTRY_CODE = "TJ";

/** The Schengen area, 29 countries. */
export const SCHENGEN_CODES: readonly string[] =
  "AT BE BG HR CZ DK EE FI FR DE GR HU IS IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE CH".split(
    " ",
  );

/** Countries of the CIS without Tajikistan. */
export const CIS_CODES: readonly string[] = "AM AZ BY KZ KG MD RU UZ".split(" ");

/** Relation to a coverage group: 2 is the group itself, 1 belongs to it, 0 does not. S1 §3. */
export type CoverageFlag = 0 | 1 | 2;

/** Flags of the three groups: whole world, Schengen and CIS, all without Tajikistan. S1 §3. */
export type CoverageFlags = { WET: CoverageFlag; SCU: CoverageFlag; CET: CoverageFlag };

/** The groups themselves, by code. */
const GROUP_FLAGS: Readonly<Record<string, CoverageFlags>> = {
  WET: { WET: 2, SCU: 0, CET: 0 },
  SCU: { WET: 1, SCU: 2, CET: 0 },
  CET: { WET: 1, SCU: 0, CET: 2 },
};

/** Coverage flags of the code of a country or of a group, without the list of countries. S1 §3. */
export function coverageFlagsOf(code2: string): CoverageFlags {
  const group = GROUP_FLAGS[code2];
  if (group) return group;
  return {
    WET: code2 === HOME_COUNTRY_CODE ? 0 : 1,
    SCU: SCHENGEN_CODES.includes(code2) ? 1 : 0,
    CET: CIS_CODES.includes(code2) ? 1 : 0,
  };
}

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
    ...coverageFlagsOf("WET"),
  },
  {
    value: "Schengen Area",
    code2: "SCU",
    labelRu: "Страны Шенгенской зоны",
    labelEn: "Schengen Area",
    labelTj: "Кишварҳои минтақаи Шенген",
    ...coverageFlagsOf("SCU"),
  },
  {
    value: "CIS except Tajikistan",
    code2: "CET",
    labelRu: "Страны СНГ, кроме Таджикистана",
    labelEn: "CIS except Tajikistan",
    labelTj: "Кишварҳои ИДМ, ба ғайр аз Тоҷикистон",
    ...coverageFlagsOf("CET"),
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
    ...coverageFlagsOf(code2),
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
