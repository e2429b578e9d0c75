import type { MyPolicy } from "@sughurta/contracts/policy";

/** Displayed status of a policy: events take precedence over dates. */
export function policyState({ status, cancelledOn, suspendedOn }: MyPolicy) {
  if (cancelledOn !== undefined) return "cancelled";
  return suspendedOn === undefined ? status : "suspended";
}

const ORDER = ["ACTIVE", "suspended", "INACTIVE", "COMPLETED", "cancelled"] as const;

/** Policies in force first, expired ones last; within a status in their original order. */
export function byState(policies: readonly MyPolicy[]): readonly MyPolicy[] {
  const place = (policy: MyPolicy) => ORDER.indexOf(policyState(policy));
  return [...policies].sort((one, other) => place(one) - place(other));
}
