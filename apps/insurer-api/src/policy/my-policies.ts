import type { MyPolicy } from "@sughurta/contracts";
import { cancellationRefund, fromDiram, type Language, policyStatusOn } from "@sughurta/domain";
import { and, desc, eq, exists, ne, sql } from "drizzle-orm";
import { order, policy, policyCancellation, product } from "#src/database/schema/sales.ts";
import { claim } from "#src/database/schema/service.ts";
import type { Database } from "#src/database/sql.ts";
import { dueNow } from "#src/order/due-now.ts";
import { productLines } from "#src/product-lines.ts";

/** A claim that was refused took nothing; anybody who knows the number can make one. */
const hasClaim = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(claim)
      .where(and(eq(claim.policyNumber, policy.number), ne(claim.state, "refused"))),
  );

async function rowsWhere(db: Database, owner: string) {
  return db
    .select({
      policy,
      sold: product,
      bought: order,
      cancellation: policyCancellation,
      hasClaim: sql<boolean>`${hasClaim(db)}`,
    })
    .from(policy)
    .leftJoin(product, eq(product.code, policy.productCode))
    .leftJoin(order, eq(order.id, policy.orderId))
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
    .where(eq(policy.owner, owner))
    .orderBy(desc(policy.createdAt));
}

type Row = Awaited<ReturnType<typeof rowsWhere>>[number];

/** What would be paid back today, in diram; nothing of it where a policy is over or about to be cancelled. */
export function refundOf({ policy: mine, ...row }: Row, today: string): number | undefined {
  if (row.cancellation || policyStatusOn(today, mine) === "COMPLETED") return undefined;
  const priceDiram = mine.amountDiram;
  const paidDiram = row.bought ? dueNow(row.bought) : priceDiram;
  return cancellationRefund({ ...mine, priceDiram, paidDiram, hasClaim: row.hasClaim }, today);
}

/** Policies of an owner with what the cabinet shows of them. */
export function ownPolicies(db: Database, owner: string): Promise<readonly Row[]> {
  return rowsWhere(db, owner);
}

/** What a view of a policy depends on beside the policy. */
export interface PolicyViewContext {
  readonly language: Language;
  readonly today: string;
  /** What boxes cover, by the code of the product. */
  readonly boxLines: ReadonlyMap<string, readonly string[]>;
}

/** A policy as the cabinet shows it. */
export function myPolicyView(row: Row, { language, today, boxLines }: PolicyViewContext): MyPolicy {
  const { policy: mine, sold, bought, cancellation } = row;
  const refund = refundOf(row, today);
  const line = productLines[mine.policyType];
  const ownLines = bought && line.coverLines?.(bought.details, mine, language);
  const insured = bought && line.insuredThing?.(bought.details);
  return {
    policyNumber: mine.number,
    policyType: mine.policyType,
    title: sold?.title[language] ?? "",
    productSlug: sold?.slug ?? "",
    status: policyStatusOn(today, mine),
    startDate: mine.startDate,
    endDate: mine.endDate,
    sumPrem: fromDiram(mine.amountDiram),
    sumAssured: fromDiram(mine.sumAssuredDiram),
    lifeAssured: [...mine.lifeAssured],
    cover: [...(ownLines ?? boxLines.get(mine.productCode) ?? [])],
    ...(insured ? { insured } : {}),
    ...(refund === undefined ? {} : { refund: fromDiram(refund) }),
    ...(cancellation
      ? {
          cancellation: {
            requestedOn: cancellation.requestedOn,
            refund: fromDiram(cancellation.refundDiram),
          },
        }
      : {}),
  };
}
