const CODES = { f: 1, m: 0 } as const;

/** Gender as it is sent (S0 §9), from what a form holds; left out while none is chosen. */
export function toGender(gender: "" | "f" | "m"): { readonly gender?: 0 | 1 } {
  return gender === "" ? {} : { gender: CODES[gender] };
}

/** Gender as a form holds it, from what the service answers. */
export function genderValue(gender: 0 | 1 | null | undefined): "" | "f" | "m" {
  if (gender === 1) return "f";
  return gender === 0 ? "m" : "";
}
