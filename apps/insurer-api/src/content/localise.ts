import { FALLBACK_LANGUAGE, type Language } from "@sughurta/domain";
import type { Localised } from "./seed-types.ts";

/** A text in a language, or in English if it is missing (SPEC-1). */
export function localise(text: Localised | undefined, language: Language): string {
  return text?.[language] || text?.[FALLBACK_LANGUAGE] || "";
}
