import type { MyPolicy } from "@sughurta/contracts/policy";

/** The word for where a policy stands: what became of it goes before what its dates say. */
export function policyState({ status, cancelledOn, suspendedOn }: MyPolicy) {
  if (cancelledOn !== undefined) return "cancelled";
  return suspendedOn === undefined ? status : "suspended";
}

const ORDER = ["ACTIVE", "suspended", "INACTIVE", "COMPLETED", "cancelled"] as const;

/** Policies in force first, those that are over last; of one state as they came. */
export function byState(policies: readonly MyPolicy[]): readonly MyPolicy[] {
  const place = (policy: MyPolicy) => ORDER.indexOf(policyState(policy));
  return [...policies].sort((one, other) => place(one) - place(other));
}
