/**
 * Plural forms of Tajik: one, other. Intl has no data for it and would answer by the rules of the
 * machine's own language, which differ between server and browser.
 */
export const tajikPlurals: Pick<Intl.PluralRules, "select" | "resolvedOptions"> = {
  select: (count) => (count === 1 ? "one" : "other"),
  resolvedOptions: () => ({
    ...new Intl.PluralRules("en").resolvedOptions(),
    locale: "tg",
    pluralCategories: ["one", "other"],
  }),
};
