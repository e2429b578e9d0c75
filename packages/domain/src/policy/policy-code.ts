import { cleanText } from "../text/clean-text.ts";

/** The code of a policy in compared form: without typed spaces and hyphens. */
export function normalizePolicyCode(typed: string): string {
  return cleanText(typed).replace(/[\s-]/g, "");
}
