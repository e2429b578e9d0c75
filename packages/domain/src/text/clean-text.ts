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

const TAG = /<[a-z/!?]/i;

/** Whether a text has no markup: nothing that a browser would parse as a tag. S0 §5. */
export function isPlainText(text: string): boolean {
  return !TAG.test(text.normalize("NFKC"));
}

/** Characters that browsers interpret as a slash, or ignore in an address. */
const MISREAD = /[\\\p{Cc}]/u;

/** Whether content may link to an address: the web, mail and telephone, or a path of the site itself. */
export function isAllowedLink(address: string): boolean {
  const written = address.trim();
  return !MISREAD.test(written) && /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(written);
}

/**
 * Whether content may show the picture at an address: only paths of the site itself, since its content security policy
 * allows no others.
 */
export function isAllowedPicture(address: string): boolean {
  const written = address.trim();
  return !MISREAD.test(written) && /^\/(?!\/)/.test(written);
}

/** Cyrillic capitals that look like Latin ones, as typed into a passport's series, a VIN or a plate. */
const LATIN: Readonly<Record<string, string>> = {
  А: "A",
  В: "B",
  С: "C",
  Е: "E",
  Н: "H",
  К: "K",
  М: "M",
  О: "O",
  Р: "P",
  Т: "T",
  Х: "X",
  У: "Y",
};

/** A text in capitals, with Latin letters instead of Cyrillic look-alikes. */
export function latinCapitals(text: string): string {
  return cleanText(text)
    .normalize("NFKC")
    .toUpperCase()
    .normalize("NFC")
    .replace(/[А-Я]/g, (letter) => LATIN[letter] ?? letter);
}
