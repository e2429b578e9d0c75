import type { Language } from "@sughurta/domain";
import { type PolicyNames, policyNames } from "@sughurta/domain/motor";
import type { Localised, PolicyType } from "#src/platform/database/schema/sales.ts";

/** Names of the product of a policy or an order for its buyer; without a title its code. */
export function productNames(
  { policyType, productCode }: { readonly policyType: PolicyType; readonly productCode: string },
  title: Localised | null | undefined,
  language: Language,
): PolicyNames {
  const called = { policyType, productSlug: productCode, title: title?.[language] ?? productCode };
  return policyNames(called, language);
}
