import { cleanText } from "../text/clean-text.ts";

/** The code of a policy as it is compared: without the spaces and hyphens that people type. */
export function normalizePolicyCode(typed: string): string {
  return cleanText(typed).replace(/[\s-]/g, "");
}
