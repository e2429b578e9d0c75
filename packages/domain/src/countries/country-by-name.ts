import { foldName } from "../text/search-by-name.ts";
import { COUNTRIES, type Country } from "./countries.ts";

/**
 * English names of an entry in other lists: older, formal and short ones. Each is unique to one place. Separated by
 * commas.
 */
export const OTHER_ENGLISH_NAMES: Readonly<Record<string, string>> = {
  AE: "UAE, Emirates",
  BN: "Brunei Darussalam",
  BO: "Plurinational State of Bolivia",
  BS: "The Bahamas",
  BY: "Belorussia, Byelorussia",
  CC: "Cocos Islands, Keeling Islands",
  CD: "DR Congo, Democratic Republic of the Congo, Zaire",
  CET: "CIS, Commonwealth of Independent States",
  CG: "Republic of the Congo, Congo",
  CI: "Ivory Coast",
  CN: "PRC, People's Republic of China",
  CV: "Cabo Verde",
  CZ: "Czech Republic",
  FK: "Malvinas",
  FM: "Federated States of Micronesia",
  GB: "UK, Great Britain, Britain",
  GM: "The Gambia",
  HK: "Hong Kong",
  IR: "Islamic Republic of Iran, Persia",
  KG: "Kirghizia",
  KP: "DPRK, Democratic People's Republic of Korea",
  KR: "Republic of Korea, Korea",
  LA: "Lao, Lao PDR",
  LK: "Ceylon",
  LY: "Libyan Arab Jamahiriya",
  MD: "Moldavia, Republic of Moldova",
  MK: "Macedonia",
  MM: "Myanmar, Burma",
  MO: "Macao, Macau",
  NL: "Holland, The Netherlands",
  PH: "The Philippines",
  PS: "Palestine, State of Palestine",
  RU: "Russian Federation",
  SA: "KSA, Kingdom of Saudi Arabia",
  SCU: "Schengen, Schengen Union, Schengen States",
  SY: "Syrian Arab Republic",
  SZ: "Swaziland",
  TL: "East Timor",
  TM: "Turkmenia",
  TR: "Turkey",
  TW: "Chinese Taipei",
  TZ: "United Republic of Tanzania",
  US: "USA, United States of America, America",
  VA: "Vatican, Holy See",
  VE: "Bolivarian Republic of Venezuela",
  VN: "Viet Nam",
  WET: "Whole world",
};

/** `Bosnia and Herzegovina` is `Bosnia & Herzegovina`, `Saint Lucia` is `St. Lucia`. */
function nameKey(name: string): string {
  return foldName(name)
    .replace(/\b(and|the|of)\b/g, " ")
    .replace(/\bsaint\b/g, "st")
    .replace(/ +/g, " ")
    .trim();
}

let countriesByKey: ReadonlyMap<string, Country> | undefined;

function byKey(): ReadonlyMap<string, Country> {
  countriesByKey ??= new Map(
    COUNTRIES.flatMap((country) =>
      [
        country.code2,
        country.value,
        ...(OTHER_ENGLISH_NAMES[country.code2]?.split(", ") ?? []),
      ].map((name) => [nameKey(name), country] as const),
    ),
  );
  return countriesByKey;
}

/** Entry of an English name, current or older, or of a code; `undefined` when there is none. SPEC-66. */
export function countryByName(name: string): Country | undefined {
  return byKey().get(nameKey(name));
}
