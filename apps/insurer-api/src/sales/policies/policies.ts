import type { MyPolicy } from "@sughurta/contracts/policy";
import { cancellationRefund, fromDiram, type InsurerPhones, type Language } from "@sughurta/domain";
import { coverFamily } from "@sughurta/domain/box";
import { and, desc, eq, exists, notInArray, or, type SQL, sql } from "drizzle-orm";
import { boxConditions } from "#src/content/terms/box-terms-view.ts";
import {
  type InstalmentRow,
  order,
  policy,
  policyCancellation,
  policyCorrection,
  product,
  type RefundState,
  refund,
} from "#src/platform/database/schema/sales.ts";
import { claim } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { listCoverFamilies } from "#src/products/catalogue/cover-family.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import type { PolicyWithProduct } from "#src/sales/ports/document-files.ts";
import { instalmentsOfPolicies, instalmentsOfPolicy, instalmentViews } from "./instalments.ts";
import { listRenewals } from "./policy-renewal.ts";
import { getPolicyStatus, paidSoFar, policyStatusFields, versionFields } from "./policy-status.ts";

/** Finds a policy by its number. */
export async function findPolicyWithProduct(
  db: Database,
  number: string,
): Promise<PolicyWithProduct | undefined> {
  const [found] = await db
    .select({
      policy,
      title: product.title,
      slug: product.slug,
      details: order.details,
      sold: {
        terms: product.terms,
        insures: product.insures,
        insuredAges: product.insuredAges,
      },
      cancelledOn: policyCancellation.requestedOn,
    })
    .from(policy)
    .leftJoin(product, eq(product.code, policy.productCode))
    .leftJoin(order, eq(order.id, policy.orderId))
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
    .where(eq(policy.number, number));
  if (!found) return undefined;
  return { ...found, parts: await instalmentsOfPolicy(db, number) };
}

/**
 * A claim of the policy's owner, or one that a staff member has taken up: anyone who knows the number can make a claim,
 * which must not cancel another user's refund. A refused claim has no effect.
 */
const hasClaim = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(claim)
      .where(
        and(
          eq(claim.policyNumber, policy.number),
          or(
            notInArray(claim.state, ["registered", "refused"]),
            and(eq(claim.state, "registered"), eq(claim.owner, policy.owner)),
          ),
        ),
      ),
  );

/** The policyholder is not shown whether the insurer or the provider sends the money. */
const shownRefundState = (state: RefundState) => (state === "sending" ? "approved" : state);

async function rowsWhere(db: Database, which: SQL) {
  const rows = await db
    .select({
      policy,
      sold: product,
      order,
      cancellation: policyCancellation,
      refund,
      hasClaim: sql<boolean>`${hasClaim(db)}`,
      corrections: db.$count(policyCorrection, eq(policyCorrection.policyNumber, policy.number)),
    })
    .from(policy)
    .leftJoin(product, eq(product.code, policy.productCode))
    .leftJoin(order, eq(order.id, policy.orderId))
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
    .leftJoin(refund, eq(refund.policyNumber, policy.number))
    .where(which)
    .orderBy(desc(policy.createdAt), desc(policy.number));
  const policies = rows.map((row) => row.policy);
  const parts = await instalmentsOfPolicies(
    db,
    policies.map(({ number }) => number),
  );
  const renewals = await listRenewals(db, policies);
  const families = await listCoverFamilies(
    db,
    rows.map(({ policy: { policyType }, sold }) => ({ policyType, slug: sold?.slug })),
  );
  const none: readonly InstalmentRow[] = [];
  return rows.map((row, place) => ({
    ...row,
    cancelledOn: row.cancellation?.requestedOn ?? null,
    parts: parts.get(row.policy.number) ?? none,
    renewedBy: renewals.get(row.policy.number)?.number,
    family: families[place] ?? coverFamily([]),
  }));
}

type Row = Awaited<ReturnType<typeof rowsWhere>>[number];

/** The refund if cancelled today, in diram; nothing for an ended or cancelled policy. */
export function getRefund(row: Row, today: string): number | undefined {
  const { status, cancelledOn } = getPolicyStatus(row, today);
  if (cancelledOn !== undefined || status === "COMPLETED") return undefined;
  const { policy: mine } = row;
  const [priceDiram, paidDiram] = [mine.amountDiram, paidSoFar(row)];
  const parts = row.parts.map(({ dueOn, paidOn }) => ({ dueOn, paidOn: paidOn ?? undefined }));
  return cancellationRefund(
    { ...mine, priceDiram, paidDiram, parts, hasClaim: row.hasClaim },
    today,
  );
}

/** Policies of an owner with their account data. */
export function ownPolicies(db: Database, owner: string): Promise<readonly Row[]> {
  return rowsWhere(db, eq(policy.owner, owner));
}

/** One policy, regardless of the owner, with the data that its cancellation depends on. */
export async function findPolicy(db: Database, policyNumber: string): Promise<Row | undefined> {
  const [found] = await rowsWhere(db, eq(policy.number, policyNumber));
  return found;
}

/** What the holder may correct. */
function getCorrectable({ policy: { holder }, corrections }: Row) {
  const { lastName, firstName, patronymic = "", email = "" } = holder;
  return { lastName, firstName, patronymic, email, corrections };
}

/** Data that the view of a policy depends on, in addition to the policy. */
interface PolicyViewContext {
  readonly language: Language;
  readonly today: string;
  readonly phones: InsurerPhones;
  /** Data to correct is shown to the signed-in holder only. */
  readonly isSignedIn: boolean;
}

/** A policy for the account. */
export function myPolicyView(
  row: Row,
  { language, today, phones, isSignedIn }: PolicyViewContext,
): MyPolicy {
  const { policy: mine, sold, order, cancellation } = row;
  const refundToday = getRefund(row, today);
  const policyStatus = getPolicyStatus(row, today);
  const line = productLines[mine.policyType];
  const termed = { policy: mine, details: order?.details ?? null, sold };
  const { cover, conditions } = line.termLines(termed, { language, phones });
  const insured = order && line.insuredThing?.(order.details);
  return {
    policyNumber: mine.number,
    policyType: mine.policyType,
    title: sold?.title[language] ?? "",
    productSlug: sold?.slug ?? "",
    family: row.family,
    ...policyStatusFields(policyStatus),
    ...versionFields(mine),
    startDate: mine.startDate,
    endDate: mine.endDate,
    sumPrem: fromDiram(mine.amountDiram),
    sumAssured: fromDiram(mine.sumAssuredDiram),
    lifeAssured: [...mine.lifeAssured],
    cover: [...cover],
    ...(conditions.length > 0 ? { conditions: [...conditions] } : {}),
    ...boxConditions(termed),
    ...(insured ? { insured } : {}),
    ...(row.renewedBy === undefined ? {} : { renewedBy: row.renewedBy }),
    ...(row.parts.length > 0 ? { instalments: instalmentViews(row.parts) } : {}),
    ...(isSignedIn && policyStatus.status !== "COMPLETED" && policyStatus.cancelledOn === undefined
      ? { correctable: getCorrectable(row) }
      : {}),
    ...(refundToday === undefined ? {} : { refund: fromDiram(refundToday) }),
    ...(cancellation
      ? {
          cancellation: {
            requestedOn: cancellation.requestedOn,
            refund: fromDiram(cancellation.refundDiram),
            ...(row.refund
              ? { refundBy: row.refund.dueOn, refundState: shownRefundState(row.refund.state) }
              : {}),
          },
        }
      : {}),
  };
}
