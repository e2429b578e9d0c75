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

/** Replaces a text with personal data. */
export const HIDDEN = "••••••";

/** A full name, surname first, as initials: `М•••••• С.` */
export function maskName(fullName: string): string {
  const [last = "", first = ""] = fullName.trim().split(/\s+/);
  const [initial = ""] = last;
  const [second] = first;
  return second === undefined ? `${initial}${HIDDEN}` : `${initial}${HIDDEN} ${second}.`;
}
