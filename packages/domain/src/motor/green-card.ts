/** Countries to which cover can be extended, and the field of each. S2 §2, §9. */
export const GREEN_CARD_TERRITORIES = [
  { country: "UZ", field: "greenCardUzbOption", premiumField: "greenCardUzbPrem" },
  { country: "KZ", field: "greenCardKazOption", premiumField: "greenCardKazPrem" },
  { country: "KG", field: "greenCardKgzOption", premiumField: "greenCardKgzPrem" },
] as const;

/** Field of an extension of cover to another country. S2 §3. */
export type GreenCardField = (typeof GREEN_CARD_TERRITORIES)[number]["field"];

/** Fields of the extensions of cover, in display order. */
export const GREEN_CARD_FIELDS: readonly GreenCardField[] = GREEN_CARD_TERRITORIES.map(
  ({ field }) => field,
);

/** ISO codes of the countries to which the cover of an order is extended. */
export function greenCardCountries(
  values: Readonly<Partial<Record<GreenCardField, number | undefined>>>,
): string[] {
  return GREEN_CARD_TERRITORIES.filter(({ field }) => values[field] === 1).map(
    ({ country }) => country,
  );
}
