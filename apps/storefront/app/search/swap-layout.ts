const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC_KEYS = "йцукенгшщзхъфывапролджэячсмитьбюё";

const TO_CYRILLIC = new Map(Array.from(LATIN_KEYS, (key, at) => [key, CYRILLIC_KEYS[at] ?? key]));
const TO_LATIN = new Map(Array.from(CYRILLIC_KEYS, (key, at) => [key, LATIN_KEYS[at] ?? key]));
const CYRILLIC_LETTER = /\p{Script=Cyrillic}/u;

/** The same keys in the other keyboard layout: `cnhf[jdrf` is `страховка`, `мшыф` is `visa`. */
export function swapLayout(text: string): string {
  const keys = CYRILLIC_LETTER.test(text) ? TO_LATIN : TO_CYRILLIC;
  return Array.from(text.toLowerCase(), (sign) => keys.get(sign) ?? sign).join("");
}
