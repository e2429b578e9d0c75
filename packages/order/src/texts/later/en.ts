import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  older: {
    title: "Continue your earlier order?",
    order: "Order you began",
    startAfresh: "Start afresh",
  },
};
