import { type Language, todayIn } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { type Localised, type Policy, policy, product } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import type { Service } from "#src/service.ts";
import { renderPolicyDocument } from "./document/render-policy-document.ts";

/** A policy with the title of its product. */
export interface TitledPolicy {
  readonly policy: Policy;
  readonly title: Localised | null;
}

export async function findTitledPolicy(
  db: Database,
  number: string,
): Promise<TitledPolicy | undefined> {
  const [found] = await db
    .select({ policy, title: product.title })
    .from(policy)
    .leftJoin(product, eq(product.code, policy.productCode))
    .where(eq(policy.number, number));
  return found;
}

/** The policy document as a PDF. */
export function policyPdf(
  { config }: Service,
  { policy: printed, title }: TitledPolicy,
  language: Language,
): Promise<Uint8Array> {
  return renderPolicyDocument(config, {
    policy: printed,
    title: title ?? undefined,
    language,
    issuedOn: todayIn(config.timeZone, printed.createdAt),
  });
}
