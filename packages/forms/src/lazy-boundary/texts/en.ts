import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  title: "This part of the page did not load",
  broken: "This part of the page did not open",
  offline: "There is no internet. Check your connection and reload the page. If that does not help, call {{phone}}.",
  outdated: "The site may have been updated while this page was open. Reload the page. If that does not help, call {{phone}}.",
  failed: "Something went wrong. Reload the page. If that does not help, call {{phone}}.",
  reload: "Reload the page",
  close: "Close",
};
