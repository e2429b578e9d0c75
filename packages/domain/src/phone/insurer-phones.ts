import type { PolicyType } from "../payment/operators.ts";

/** Phones of the insurer as people read them. */
export interface InsurerPhones {
  /** For questions, often a short number that works in the country only. */
  readonly supportPhone: string;
  /** For help, with the country code: it can be called from abroad. */
  readonly assistancePhone: string;
}

/** What to call about a policy: a traveller needs the number that works from abroad first. S1 §2. */
export function helpPhones(
  policyType: PolicyType | undefined,
  { supportPhone, assistancePhone }: InsurerPhones,
): string {
  return policyType === "travel" ? `${assistancePhone}, ${supportPhone}` : supportPhone;
}

/** The one number to call about a policy of this kind first. */
export function helpPhone(
  policyType: PolicyType | undefined,
  { supportPhone, assistancePhone }: InsurerPhones,
): string {
  return policyType === "travel" ? assistancePhone : supportPhone;
}

/** Address that calls a phone as people read it: `+992 44 600 55 11` → `tel:+992446005511`. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
