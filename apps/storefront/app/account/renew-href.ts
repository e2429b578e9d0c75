import type { MyPolicy } from "@sughurta/contracts/policy";

/** Page that starts the renewal of a policy. */
export function renewHref({ policyNumber }: Pick<MyPolicy, "policyNumber">): string {
  return `/renew/${encodeURIComponent(policyNumber)}`;
}
