const ACCENTED: Readonly<Record<string, string>> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ó",
  u: "ú",
  y: "ý",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ó",
  U: "Ú",
  Y: "Ý",
};

const PLACEHOLDER_OR_TAG = /(\{\{[^}]*\}\}|<[^>]*>)/;

/**
 * Lengthens an English text by about 40 %, word by word, with accents and between brackets: overflow, truncation and
 * untranslated texts become visible. For development and tests only.
 */
export function pseudo(text: string): string {
  const pieces = text.split(PLACEHOLDER_OR_TAG);
  const longer = pieces.map((piece) => (PLACEHOLDER_OR_TAG.test(piece) ? piece : stretch(piece)));
  return `[${longer.join("")}]`;
}

function stretch(text: string): string {
  return text.replace(/[aeiouy]/gi, (vowel) => (ACCENTED[vowel] ?? vowel).repeat(2));
}
