import { unprintableSign } from "../text/clean-text.ts";
import { isPlainText } from "../text/plain-text.ts";

/** What keeps a text from being the story of a claim; `sign` is the one to take out. */
export type ClaimNoteViolation =
  | { readonly code: "markup" }
  | { readonly code: "note"; readonly sign: string };

/** What is wrong with the story of a claim: every sign that can be shown is allowed, markup is not. S0 §5. */
export function claimNoteViolation(text: string): ClaimNoteViolation | undefined {
  if (!isPlainText(text)) return { code: "markup" };
  const sign = unprintableSign(text);
  return sign === undefined ? undefined : { code: "note", sign };
}
