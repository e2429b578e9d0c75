/** Whether the holder lives in Tajikistan. S2 §3. */
export type ResidentType = "resident" | "nonresident";

/** The one kind of document that a holder of compulsory liability shows: 0 Tajik, 2 foreign passport. S2 §4. */
export function residentDocType(resident: ResidentType): 0 | 2 {
  return resident === "resident" ? 0 : 2;
}

/** Tells whether the tax number is asked for: only residents have one. S2 §5. */
export function needsTaxNumber(resident: ResidentType): boolean {
  return resident === "resident";
}
