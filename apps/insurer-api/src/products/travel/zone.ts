import {
  CIS_CODES,
  countryByName,
  HOME_COUNTRY_CODE,
  SCHENGEN_CODES,
} from "@sughurta/domain/countries";
import { type TravelFigures, type TravelZone, ZONES_BY_PRICE } from "./travel-tariff.ts";

/** Codes of countries joined by a comma (S1 §3), by name or code; `undefined` where one is unknown. */
export function countryCodes(joined: string): (string | undefined)[] {
  return joined
    .split(",")
    .filter((name) => name.trim() !== "")
    .map((name) => countryByName(name)?.code2);
}

/** Whether a code is the insurer's own country, which is not a destination (S1 §3). */
export function isHomeCountry(code: string | undefined): boolean {
  return code === HOME_COUNTRY_CODE;
}

/** Lists of countries with another zone than their continent. */
type Zones = Pick<TravelFigures, "nearCountries" | "dearCountries">;

function getZone(code: string, { nearCountries, dearCountries }: Zones): TravelZone {
  if (code === "WET" || dearCountries.includes(code)) return "world";
  if (code === "CET" || CIS_CODES.includes(code)) return "cis";
  if (code === "SCU" || SCHENGEN_CODES.includes(code)) return "europe";
  return nearCountries.includes(code) ? "near" : "europe";
}

/** The most expensive zone of the chosen countries. */
export function highestRatedZone(codes: readonly string[], zones: Zones): TravelZone {
  const ranks = codes.map((code) => ZONES_BY_PRICE.indexOf(getZone(code, zones)));
  return ZONES_BY_PRICE[Math.max(0, ...ranks)] ?? "world";
}
