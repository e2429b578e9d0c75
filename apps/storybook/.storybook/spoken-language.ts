import { isLanguage, type Language } from "@sughurta/domain";

/** The language that a choice of the toolbar speaks; the longer one is English. */
export function spokenLanguage(choice: unknown): Language {
  if (choice === "pseudo") return "en";
  return isLanguage(choice) ? choice : "ru";
}
