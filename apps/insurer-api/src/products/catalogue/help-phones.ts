import { helpPhones, type InsurerPhones, type PolicyType } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { hasAssistance } from "#src/content/terms/box-terms-view.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";

/**
 * Phones to call about a policy; the terms of a box decide whether it includes the phone for calls from abroad.
 * SPEC-76.
 */
export async function loadHelpPhones(
  db: Database,
  about: { readonly policyType: PolicyType; readonly productCode: string } | undefined,
  phones: InsurerPhones,
): Promise<string> {
  if (about?.policyType !== "box") return helpPhones(about ?? {}, phones);
  const [sold] = await db
    .select({ terms: product.terms })
    .from(product)
    .where(eq(product.code, about.productCode));
  return helpPhones({ assistance: hasAssistance(sold?.terms) }, phones);
}
