/** Characters without a picture of their own: direction marks, zero-width spaces and joiners, soft hyphens, fillers. */
const INVISIBLE =
  /\p{Cf}|\u034F|[\u115F\u1160]|\u17B4|\u17B5|[\u180B-\u180D]|[\u2065\u3164\uFFA0]/gu;

/**
 * A text without invisible characters, as every text field of forms and service takes it before it is
 * validated. Passwords, tokens and other secrets are not text: they stay as they were typed.
 */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, "");
}

/** Characters that cannot be stored or shown: control characters, private and unassigned ones, halves of a pair. */
const UNPRINTABLE = /[^\P{C}\p{Cf}\n\r\t]/u;

/** First character of a text that can be neither stored nor shown; `undefined` where there is none. */
export function unprintableSign(text: string): string | undefined {
  return UNPRINTABLE.exec(text)?.[0];
}
