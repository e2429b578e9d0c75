import type { TextsLike } from "@sughurta/i18n";
import { popularCountries } from "@sughurta/messages/trip/en";
import type { texts as ru } from "./ru.ts";

export const texts = {
  popular: popularCountries,
  other: "Another",
  begin: "There",
  end: "Back",
  people: "Travellers",
  age_one: "aged {{from}}–{{count}}",
  age_other: "aged {{from}}–{{count}}",
  fewer: "Fewer travellers",
  more: "More travellers",
  basis: "Treatment up to {{sum}}, {{days}}, {{age}}",
  days_one: "{{count}} day",
  days_other: "{{count}} days",
  price: "Price of the policy",
  unknown: "The price appears on the next page",
  recalculating: "Working out the price…",
  submit: "Continue",
} satisfies TextsLike<typeof ru>;
