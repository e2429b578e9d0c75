import { operatorsFor, type PolicyType } from "@sughurta/domain";
import type { Service } from "#src/sales/service.ts";

/** Operators offered for a kind of policy: the deployer's list, else those of the domain that have a provider (SPEC-26). */
export function offeredOperators(
  { config, providers }: Pick<Service, "config" | "providers">,
  policyType: PolicyType,
): string[] {
  const chosen = config.paymentOperators[policyType];
  return chosen === undefined
    ? operatorsFor(policyType).filter((operator) => providers.has(operator))
    : [...chosen];
}
