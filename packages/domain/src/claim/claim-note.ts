import { unprintableSign } from "../text/clean-text.ts";
import { isPlainText } from "../text/plain-text.ts";

/** Why a text is not a valid description of a claim; `sign` is the character to remove. */
export type ClaimNoteViolation =
  | { readonly code: "markup" }
  | { readonly code: "note"; readonly sign: string };

/** Error of a claim's description: every printable character is allowed, markup is not. S0 §5. */
export function claimNoteViolation(text: string): ClaimNoteViolation | undefined {
  if (!isPlainText(text)) return { code: "markup" };
  const sign = unprintableSign(text);
  return sign === undefined ? undefined : { code: "note", sign };
}
