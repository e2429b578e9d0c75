import {
  MAX_INSURED_AGE,
  MAX_TRIP_DAYS,
  MAX_YEARS_AHEAD,
  MIN_TRIP_DAYS,
} from "@sughurta/domain/travel";
import type { messages as ru, popularCountries as russianCountries } from "./ru.ts";

export const messages: Record<keyof typeof ru, string> = {
  chooseCountry: "Choose at least one country",
  tripBegin: `Start date: today to ${MAX_YEARS_AHEAD} years ahead`,
  tripEnd: `End date: at least a day after the start, within ${MAX_YEARS_AHEAD} years`,
  tripLength: `A trip is ${MIN_TRIP_DAYS}–${MAX_TRIP_DAYS} days`,
  multiTripBegin: `Start date: today or later, with the policy year ending within ${MAX_YEARS_AHEAD} years`,
  personTooOld: `We insure travellers up to and including their ${MAX_INSURED_AGE}th birthday, as of the first day of the trip`,
};

export const popularCountries: typeof russianCountries = {
  label: "Popular",
  TR: "Türkiye",
  RU: "Russia",
  AE: "UAE",
  UZ: "Uzbekistan",
  CN: "China",
  SCU: "Schengen",
};
