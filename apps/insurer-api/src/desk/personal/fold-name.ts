const TAJIK: Readonly<Record<string, string>> = {
  ё: "е",
  ғ: "г",
  ӣ: "и",
  қ: "к",
  ӯ: "у",
  ҳ: "х",
  ҷ: "ч",
};

/** A name normalised for searching, the same as `folded_name` of the database: `Ҳоҷӣ` is found by `Хочи`. */
export function foldName(name: string): string {
  return name
    .normalize("NFC")
    .trim()
    .replace(/\s+/g, " ")
    .toLowerCase()
    .replace(/[ёғӣқӯҳҷ]/g, (letter) => TAJIK[letter] ?? letter);
}
