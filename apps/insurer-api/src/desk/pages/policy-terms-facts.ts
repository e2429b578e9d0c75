import type { Language } from "@sughurta/domain";
import type { TermLines } from "#src/content/terms/box-terms-view.ts";
import type { Policy } from "#src/platform/database/schema/sales.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import { findPolicyWithProduct } from "#src/sales/policies/policies.ts";
import type { PolicyWithProduct } from "#src/sales/ports/document-files.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** Terms of a policy, as its holder reads them. */
export interface PolicyTerms extends TermLines {
  readonly policy: Pick<Policy, "startDate" | "endDate" | "sumAssuredDiram" | "currency">;
}

/** The terms of a policy in the language of the desk. */
export function termsOfPolicy(
  { config }: Pick<Service, "config">,
  titled: PolicyWithProduct,
  language: Language,
): PolicyTerms {
  const { policy } = titled;
  const lines = productLines[policy.policyType].termLines(titled, { language, phones: config });
  return { policy, ...lines };
}

/** The terms of a policy by its number; `undefined` if there is no such policy. */
export async function readPolicyTerms(
  service: Pick<Service, "config" | "db">,
  number: string,
  language: Language,
): Promise<PolicyTerms | undefined> {
  const titled = await findPolicyWithProduct(service.db, number);
  return titled && termsOfPolicy(service, titled, language);
}
