import type { DocType } from "../person/documents.ts";

/** Minimum and maximum length of a town, in characters. S2 §5. */
export const CITY_LENGTH = { from: 2, to: 40 } as const;

/** Whether the holder lives in Tajikistan. S2 §3. */
export type ResidentType = "resident" | "nonresident";

/**
 * Document types of a holder of compulsory liability, the usual one first: a resident a Tajik passport, a non-resident
 * the passport of any country. S2 §4, SPEC-81.
 */
export function residentDocTypes(resident: ResidentType): readonly DocType[] {
  return resident === "resident" ? [0] : [2, 0, 1];
}

/** Whether the tax number is required: only residents have one. S2 §5. */
export function needsTaxNumber(resident: ResidentType): boolean {
  return resident === "resident";
}
