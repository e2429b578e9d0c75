import { type Language, todayIn } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import {
  type Localised,
  type Order,
  order,
  type Policy,
  policy,
  product,
} from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import type { Service } from "#src/service.ts";
import { travelCoverOf } from "#src/travel/document/travel-cover.ts";
import { travelPages } from "#src/travel/document/travel-pages.ts";
import { requestOf } from "#src/travel/travel-order-columns.ts";
import { renderPolicyDocument } from "./document/render-policy-document.ts";
import { fullNameOf } from "./issue-policy.ts";

/** A policy with the title of its product and what was ordered. */
export interface TitledPolicy {
  readonly policy: Policy;
  readonly title: Localised | null;
  /** Null for a policy that was not bought here. */
  readonly details: Order["details"] | null;
}

export async function findTitledPolicy(
  db: Database,
  number: string,
): Promise<TitledPolicy | undefined> {
  const [found] = await db
    .select({ policy, title: product.title, details: order.details })
    .from(policy)
    .leftJoin(product, eq(product.code, policy.productCode))
    .leftJoin(order, eq(order.id, policy.orderId))
    .where(eq(policy.number, number));
  return found;
}

/** The policy document as a PDF. */
export function policyPdf(
  { config }: Service,
  { policy: printed, title, details }: TitledPolicy,
  language: Language,
): Promise<Uint8Array> {
  const issuedOn = todayIn(config.timeZone, printed.createdAt);
  const { policyType, number: policyNumber } = printed;
  const facts = { policyNumber, holder: fullNameOf(printed.holder), issuedOn };
  const cover =
    policyType === "travel" && details !== null
      ? travelPages(config, travelCoverOf(requestOf(details)), facts, language)
      : undefined;
  return renderPolicyDocument(config, {
    policy: printed,
    title: title ?? undefined,
    language,
    issuedOn,
    cover,
  });
}
