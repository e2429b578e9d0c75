import type { Language } from "@sughurta/domain";

type PluralRules = Pick<Intl.PluralRules, "select" | "resolvedOptions">;

/**
 * Plural forms of Tajik: one, other. Intl has no data for it and would answer by the rules of the
 * machine's own language, which differ between server and browser.
 */
export const tajikPlurals: PluralRules = {
  select: (count) => (count === 1 ? "one" : "other"),
  resolvedOptions: () => ({
    ...new Intl.PluralRules("en").resolvedOptions(),
    locale: "tg",
    pluralCategories: ["one", "other"],
  }),
};

const rules = new Map<Language, PluralRules>([["tg", tajikPlurals]]);

/** Plural forms of a language; the same object each time. */
export function pluralRulesOf(language: Language): PluralRules {
  const known = rules.get(language);
  if (known) return known;
  const created = new Intl.PluralRules(language);
  rules.set(language, created);
  return created;
}
