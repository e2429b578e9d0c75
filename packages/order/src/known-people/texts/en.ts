import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  self: "Fill in from my profile",
  home: "Use my saved address",
  anyone: "Choose from my people",
  none: "Save yourself and your people in your account: then they can be filled in here.",
  noHome: "Save your address in your account: then it can be filled in here.",
  failed: "We could not load your account details. Press again or fill in the fields yourself.",
};
