import { cleanText } from "../text/clean-text.ts";

const UUID_START = /^([0-9a-f]{4})([0-9a-f]{4})-[0-9a-f-]{27}$/i;

/** Number of a claim for the phone: `3F2A-91BC` of a UUID, any other id unchanged. S0 §2. */
export function claimNumber(id: string | number): string {
  const [, first, second] = UUID_START.exec(String(id)) ?? [];
  return first && second ? `${first}-${second}`.toUpperCase() : String(id);
}

/** Cyrillic letters that look like those of a claim number. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { А: "A", В: "B", С: "C", Е: "E" };

/** A typed claim number, `3f2a 91bc`, in canonical form; `undefined` for an invalid one. */
export function parseClaimNumber(text: string): string | undefined {
  const latin = cleanText(text)
    .toUpperCase()
    .replace(/[АВСЕ]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
  const [, first, second] =
    /^([0-9A-F]{4})([0-9A-F]{4})$/.exec(latin.replace(/[\s\-–—]/g, "")) ?? [];
  return first && second ? `${first}-${second}` : undefined;
}
