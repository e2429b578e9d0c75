import { type ClaimProgress, claimStatus } from "@sughurta/contracts/claim";
import type { PolicyInfo } from "@sughurta/contracts/policy";

/** A policy in force, with changes. */
export function aPolicyInfo(changes: Partial<PolicyInfo> = {}): PolicyInfo {
  return {
    status: "ACTIVE",
    policyNumber: "0000000013",
    startDate: "2026-03-01",
    endDate: "2027-02-28",
    lifeAssured: ["С*** М***"],
    ...changes,
  };
}

/** A claim under review, with changes. */
export function aClaimProgress(changes: Partial<ClaimProgress> = {}): ClaimProgress {
  return { ...claimStatus.examples.responses[200], ...changes };
}
