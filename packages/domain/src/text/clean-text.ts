/** Invisible characters: direction marks, zero-width spaces and joiners, soft hyphens, fillers. */
const INVISIBLE =
  /\p{Cf}|\u034F|[\u115F\u1160]|\u17B4|\u17B5|[\u180B-\u180D]|[\u2065\u3164\uFFA0]/gu;

/**
 * A text without invisible characters, as used by every text field of forms and service before validation. Passwords,
 * tokens and other secrets are not text: they are unchanged.
 */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, "");
}

/** Characters that cannot be stored or shown: control characters, private and unassigned ones, unpaired surrogates. */
const UNPRINTABLE = /[^\P{C}\p{Cf}\n\r\t]/u;

/** First character of a text that can be neither stored nor shown; `undefined` where there is none. */
export function unprintableSign(text: string): string | undefined {
  return UNPRINTABLE.exec(text)?.[0];
}
