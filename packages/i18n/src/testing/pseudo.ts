const ACCENTED: Readonly<Record<string, string>> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ó",
  u: "ú",
  А: "Á",
  а: "á",
  е: "é",
  и: "ӣ",
  о: "ó",
  у: "ӯ",
};

const GROWTH = 0.4;

/** Makes a text 40 % longer and accented, between brackets: what overflows or is not translated shows. */
export function pseudo(text: string): string {
  const accented = [...text].map((letter) => ACCENTED[letter] ?? letter).join("");
  const padding = "·".repeat(Math.ceil(text.length * GROWTH));
  return `⟦${accented}${padding}⟧`;
}
