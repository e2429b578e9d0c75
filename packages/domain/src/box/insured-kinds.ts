/** What a box insures: its holder, people by name, a home, a car, or a trip. SPEC-65. */
export const INSURED_KINDS = ["holder", "people", "address", "car", "trip"] as const;
export type InsuredKind = (typeof INSURED_KINDS)[number];
