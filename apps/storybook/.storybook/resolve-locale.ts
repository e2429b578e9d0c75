import { isLanguage, type Language } from "@sughurta/domain";

/** The language of a toolbar option; the lengthened one is English. */
export function resolveLocale(choice: unknown): Language {
  if (choice === "pseudo") return "en";
  return isLanguage(choice) ? choice : "ru";
}
