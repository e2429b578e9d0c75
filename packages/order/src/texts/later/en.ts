import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  older: {
    title: "Continue your earlier order?",
    order: "Order you began",
    startAfresh: "Start afresh",
  },
  noPrice: {
    refused: "We cannot offer a policy for these details",
    tooMany: "We will work out the price a little later",
    tooManyText:
      "Too many requests in a row. In {{seconds}} s we will work it out by ourselves, and you can go on. We also help by phone: {{phone}}.",
    unavailable: "We cannot work out the price right now",
    unavailableText:
      "There is no connection to the service. We will try again by ourselves, and you can go on. We also help by phone: {{phone}}.",
    again: "Work it out now",
  },
};
