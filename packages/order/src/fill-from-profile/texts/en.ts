import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  self: "Fill in from my profile",
  home: "Use my saved address",
  anyone: "Choose a saved person",
  none: "Save your details and those of the people you insure in your account to fill them in here.",
  noHome: "Save your address in your account to fill it in here.",
  failed: "We could not load your account details. Press again or fill in the fields yourself.",
};
