import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  title: "This part of the page did not load",
  text: "Check the connection and reload the page. If that does not help, call {{phone}}.",
  reload: "Reload the page",
  close: "Close",
};
