import type {
  PaymentOutcome,
  PaymentStatus,
  PaymentState as WirePaymentState,
} from "@sughurta/contracts/payment";
import { fromDiram, isPaymentOperator, type Language } from "@sughurta/domain";
import { and, desc, eq, inArray, ne, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { boxConditions } from "#src/content/terms/box-terms-view.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { fiscalReceipt } from "#src/platform/database/schema/money.ts";
import {
  order,
  type Payment,
  type PaymentState,
  payment,
  policy,
  product,
  receipt,
  refund,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { loadCoverFamily } from "#src/products/catalogue/cover-family.ts";
import { instalmentsOfPolicy, instalmentViews } from "#src/sales/policies/instalments.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { findRest } from "./payment-rest.ts";
import { secondPaymentsDiram } from "./second-payments.ts";
import { receiptParts } from "./settle-payment.ts";

const STATUSES: Record<PaymentState, PaymentStatus> = {
  created: "checking",
  pending: "checking",
  submitted: "checking",
  review: "checking",
  paid: "paid",
  failed: "failed",
  cancelled: "failed",
  expired: "expired",
  superseded: "expired",
  closed: "expired",
  refunding: "refunding",
  refunded: "refunded",
};

/** The newest payment of an owner, or one of them by its id. */
export async function findPayment(
  db: Database,
  owner: string,
  paymentId?: string,
): Promise<Payment | undefined> {
  const [found] = await db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.owner, owner),
        paymentId === undefined ? undefined : eq(payment.id, paymentId),
      ),
    )
    .orderBy(desc(payment.createdAt))
    .limit(1);
  return found;
}

/** Any payment by its id, regardless of the owner. Throws 404. */
export async function paymentById(db: Database, id: string): Promise<Payment> {
  const [found] = isIdentifier(id) ? await db.select().from(payment).where(eq(payment.id, id)) : [];
  if (!found) throw notFound();
  return found;
}

/** The fields of a payment that any browser with its id may see. */
export async function paymentOutcomeView(db: Database, stored: Payment): Promise<PaymentOutcome> {
  const bought = and(inLineage(db, stored.orderId), eq(order.state, "paid"));
  const isBought = stored.part === 1 && (await db.$count(order, bought)) > 0;
  return { status: isBought ? "paid" : STATUSES[stored.state] };
}

/** Payments of an owner for the account, the newest first. */
export async function ownPayments(db: Database, owner: string, language: Language) {
  const rows = await db
    .select({ stored: payment, title: product.title, number: policy.number })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .leftJoin(product, eq(product.code, order.productCode))
    .leftJoin(policy, eq(policy.orderId, order.id))
    .where(eq(payment.owner, owner))
    .orderBy(desc(payment.createdAt));
  return rows.flatMap(({ stored, title, number }) =>
    isPaymentOperator(stored.operator)
      ? {
          id: stored.id,
          // Of several tries only the paid one has the status paid.
          status: STATUSES[stored.state],
          title: title?.[language] ?? "",
          paymentOper: stored.operator,
          sumPrem: fromDiram(stored.amountDiram),
          createdAt: stored.createdAt.toISOString(),
          policyNumber: number,
        }
      : [],
  );
}

/** Condition for an order and those saved from the same draft, of which at most one is paid. */
function inLineage(db: Database, orderId: string) {
  const own = alias(order, "own");
  const lineage = db.select({ lineage: own.lineage }).from(own).where(eq(own.id, orderId));
  return or(eq(order.id, orderId), inArray(order.lineage, lineage));
}

/** Address where the buyer continues an open payment. */
function getAddress({ state, redirectUrl, expiresAt }: Payment, now: Date): string | undefined {
  const isOpen = (state === "pending" || state === "submitted") && expiresAt > now;
  return isOpen ? (redirectUrl ?? undefined) : undefined;
}

/** After a part of the price the payment awaits the next receipt. */
async function loadReceipt(
  db: Database,
  stored: Payment,
): Promise<Pick<WirePaymentState, "receipt" | "amountPaid">> {
  if (stored.operator !== "qr") return {};
  const { totalDiram, isLookedAt } = await receiptParts(db, stored.id);
  const isPart = stored.state === "submitted" && totalDiram > 0 && !isLookedAt;
  return {
    receipt: isPart ? "none" : await findReceiptState(db, stored),
    amountPaid: fromDiram(totalDiram),
  };
}

async function findReceiptState(
  db: Database,
  stored: Payment,
): Promise<WirePaymentState["receipt"]> {
  const [newest] = await db
    .select()
    .from(receipt)
    .where(eq(receipt.paymentId, stored.id))
    .orderBy(desc(receipt.createdAt))
    .limit(1);
  if (!newest) return "none";
  if (newest.state === "refused") return "rejected";
  return stored.state === "paid" ? "accepted" : "submitted";
}

/** States in which no money of a payment has arrived. */
const UNPAID: readonly PaymentState[] = ["created", "pending"];

/** The open refund of a payment that bought nothing, or else the sum of the sent ones. */
async function loadRefund(
  db: Database,
  { id, state }: Payment,
): Promise<Pick<WirePaymentState, "refund" | "refundBy">> {
  if (UNPAID.includes(state)) return {};
  const asked = await db
    .select()
    .from(refund)
    .where(and(eq(refund.paymentId, id), ne(refund.state, "rejected")))
    .orderBy(desc(refund.createdAt));
  const [newest] = asked;
  if (!newest) return {};
  const shown = newest.state === "paid" ? asked : [newest];
  const diram = shown.reduce((total, { amountDiram }) => total + amountDiram, 0);
  return { refund: fromDiram(diram), refundBy: newest.dueOn };
}

/** The registered fiscal receipt of a paid payment; a refused one is a matter for staff, not for the buyer. */
async function loadFiscalReceipt(
  db: Database,
  { id, state }: Payment,
): Promise<Pick<WirePaymentState, "fiscalReceipt">> {
  if (UNPAID.includes(state)) return {};
  const [found] = await db.select().from(fiscalReceipt).where(eq(fiscalReceipt.id, id));
  if (!found) return {};
  const { number, url } = found;
  return { fiscalReceipt: number === null || url === null ? {} : { number, url } };
}

/** The orders of a lineage with their products and issued policies. */
function listPurchases(db: Database, orderId: string) {
  return db
    .select({ order, sold: product, issued: policy })
    .from(order)
    .leftJoin(product, eq(product.code, order.productCode))
    .leftJoin(policy, eq(policy.orderId, order.id))
    .where(inLineage(db, orderId));
}

/** State of a payment for its page, with the policy once it is issued (SPEC-7). */
export async function paymentView(
  { db, now }: Pick<Service, "now"> & { readonly db: Database },
  stored: Payment,
  language: Language,
): Promise<WirePaymentState> {
  const lineage = await listPurchases(db, stored.orderId);
  const saved = lineage.find((purchase) => purchase.order.id === stored.orderId);
  if (!saved || !isPaymentOperator(stored.operator)) throw new Error("A payment without its order");
  // The purchase of a payment that did not buy may have been paid by another one.
  const { part } = stored;
  const paid = part > 1 ? undefined : lineage.find((purchase) => purchase.order.state === "paid");
  const { order, sold, ...purchase } = paid ?? saved;
  const orderIds = lineage.map((other) => other.order.id);
  const isPaid = order.state === "paid";
  const secondDiram = isPaid ? await secondPaymentsDiram(db, orderIds, part) : 0;
  const issued = (isPaid && purchase.issued) || undefined;
  const parts = issued ? await instalmentsOfPolicy(db, issued.number) : [];
  return {
    id: stored.id,
    status: paid ? "paid" : STATUSES[stored.state],
    policyType: order.policyType,
    policyId: order.id,
    title: sold?.title[language] ?? "",
    product: order.productCode,
    productSlug: sold?.slug ?? "",
    paymentOper: stored.operator,
    sumPrem: fromDiram(stored.amountDiram),
    policyNumber: issued?.number,
    // A visitor who pays a later instalment with a code to the phone gets no further access.
    policyCode: part > 1 ? undefined : issued?.code,
    family: issued && (await loadCoverFamily(db, order.policyType, sold?.slug)),
    ...(issued && boxConditions({ policy: issued, details: order.details, sold })),
    startDate: issued?.startDate,
    endDate: issued?.endDate,
    redirectUrl: paid ? undefined : getAddress(stored, now()),
    paidTwice: secondDiram > 0 ? fromDiram(secondDiram) : undefined,
    ...(order.partnerReference === null ? {} : { partnerReference: order.partnerReference }),
    ...(part === 1 ? {} : (await findRest(db, stored)) ? { isRest: true } : { part }),
    ...(parts.length > 0 ? { instalments: instalmentViews(parts) } : {}),
    ...(await loadReceipt(db, stored)),
    ...(await loadRefund(db, stored)),
    ...(await loadFiscalReceipt(db, stored)),
  };
}
