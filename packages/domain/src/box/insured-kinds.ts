/** Insured subject of a box: its holder, named people, a home, a car, or a trip. SPEC-65. */
export const INSURED_KINDS = ["holder", "people", "address", "car", "trip"] as const;
export type InsuredKind = (typeof INSURED_KINDS)[number];
