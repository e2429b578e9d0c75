import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  failed: "We could not load this insurance. Check your connection and try again.",
  unavailable: "We could not load this insurance. Try again later.",
  again: "Try again",
  noBox: "This insurance is no longer on sale.",
  officeOnly:
    "This insurance is sold at an office. Call {{phone}} and we will tell you the address.",
  call: "Call {{phone}}",
  offices: "Office addresses",
  newTab: "opens in a new tab",
  allBoxes: "All policies",
  test: "Test mode: no money is taken, and the policy is a specimen that is not valid.",
};
