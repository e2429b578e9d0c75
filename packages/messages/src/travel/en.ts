import { MULTI_TRIP_DAYS, PREGNANCY_AGE, TRAVEL_ADDRESS_MAX_LENGTH } from "@sughurta/domain/travel";
import { country } from "../people/en.ts";
import type { messages as ru } from "./ru.ts";

export const messages: Record<keyof typeof ru, string> = {
  countryUnknown: country,
  countryHome: "This insurance is not valid in Tajikistan. Choose another country",
  multiTripEnd: "An annual multi-trip policy is valid for one year, first and last day included",
  multiTripDays: `Each trip on this policy lasts up to ${MULTI_TRIP_DAYS} days`,
  medicalSum: "Choose a medical cover limit",
  medicalSumNotSold: "This medical cover limit is not on sale. Choose one of these: {{sums}}",
  maxPersons: "One policy covers one to five travellers",
  addOnSum: "Choose a cover limit from the list",
  pregnancyAge: `This add-on is available when a traveller is aged ${PREGNANCY_AGE.from} to ${PREGNANCY_AGE.to}`,
  covidPersons: "Tick who has the Covid cover, or remove the add-on",
  optionUnknown: "There is no such add-on. Choose another one",
  documentForTravel: "Enter your international passport: an internal one is not valid abroad",
  flatAddress: `Enter the address of the home, up to ${TRAVEL_ADDRESS_MAX_LENGTH} characters`,
};
