import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts = {
  steps: {
    label: "Steps of the order",
    trip: "Trip",
    options: "Options",
    people: "Holder and insured persons",
    review: "Check and pay",
  },
} satisfies TextsLike<typeof ru>;
