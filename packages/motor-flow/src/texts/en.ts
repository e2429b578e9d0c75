import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts = {
  steps: {
    label: "Steps of the order",
    vehicle: "Vehicle",
    programme: "Programme",
    options: "Options",
    people: "Holder and drivers",
    review: "Check and pay",
  },
} satisfies TextsLike<typeof ru>;
