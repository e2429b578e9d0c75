import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts = {
  title: "How much does MTPL cost?",
  lead: "For a car, for one year. We ask for the rest in the order.",
  make: "Make",
  makesLoading: "Loading the list of makes…",
  notFound: "Nothing found. Continue without a make: you can type it in the order",
  makesFailed: "The list of makes did not load. Check the connection and try again",
  retry: "Try again",
  year: "Year of manufacture",
  residence: "Where you live",
  resident: "In Tajikistan",
  nonresident: "In another country",
  missing: "Choose the make and year, and the price appears here.",
  submit: "Continue",
} satisfies TextsLike<typeof ru>;
