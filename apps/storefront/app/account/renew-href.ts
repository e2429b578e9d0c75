import type { MyPolicy } from "@sughurta/contracts/policy";

/** Page that begins the order which follows a policy. */
export function renewHref({ policyNumber }: Pick<MyPolicy, "policyNumber">): string {
  return `/renew/${encodeURIComponent(policyNumber)}`;
}
