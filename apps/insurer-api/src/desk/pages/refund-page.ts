import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { DeskCommand } from "#src/desk/shell/desk-command.ts";
import { deskCommand, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import { idIn, type StaffRequest } from "#src/desk/shell/desk-request.ts";
import { productChoices } from "#src/desk/shell/filter-choices.ts";
import { filterQuery, getPage, listQuery } from "#src/desk/shell/list-query.ts";
import {
  type Holder,
  order,
  payment,
  policy,
  refund,
  refundEvent,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { TWO_PEOPLE } from "#src/platform/two-people/two-people.ts";
import { decideRefund, refundsOfPurchase } from "#src/sales/payments/decide-refund.ts";
import { cancelPolicyFor } from "#src/sales/payments/decisions.ts";
import {
  canSendBack,
  isSendingUnclear,
  refundSource,
  sendRefundAgain,
} from "#src/sales/payments/send-refunds.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type RefundFacts, type RefundsFacts, refundsView, refundView } from "./refund-view.ts";

/** Refunds with the purchase that each belongs to: by its payment, or by its policy. */
function refundsWithPurchase(db: Database) {
  const sold = alias(policy, "sold");
  const paid = alias(payment, "paid");
  const orderAlias = alias(order, "bought");
  return db
    .select({
      refund,
      policyNumber: sql<string | null>`coalesce(${refund.policyNumber}, ${sold.number})`,
      holder: sql<Holder | null>`coalesce(${sold.holder}, ${orderAlias.holder})`,
      productCode: sql<string | null>`coalesce(${sold.productCode}, ${orderAlias.productCode})`,
    })
    .from(refund)
    .leftJoin(paid, eq(paid.id, refund.paymentId))
    .leftJoin(orderAlias, eq(orderAlias.id, paid.orderId))
    .leftJoin(sold, or(eq(sold.number, refund.policyNumber), eq(sold.orderId, orderAlias.id)))
    .$dynamic();
}

/** A page of open refunds, oldest first, or of all, newest first. */
async function readRefunds({ db }: Pick<Needs, "db">, desk: StaffRequest): Promise<RefundsFacts> {
  const { isAll, afterCursor, orderBy, limit } = listQuery(desk, {
    at: refund.createdAt,
    id: refund.id,
  });
  const operator = db
    .select({ operator: payment.operator })
    .from(payment)
    .where(
      or(
        eq(payment.id, refund.paymentId),
        and(
          eq(payment.orderId, sql`"sold"."order_id"`),
          eq(payment.part, 1),
          eq(payment.state, "paid"),
        ),
      ),
    )
    .limit(1);
  const only = filterQuery(desk, {
    day: refund.createdAt,
    product: sql`coalesce("sold"."product_code", "bought"."product_code")`,
    operator: sql`(${operator})`,
    state: refund.state,
    sum: refund.amountDiram,
  });
  const isPending = inArray(refund.state, ["requested", "approved", "sending"]);
  const found = await refundsWithPurchase(db)
    .where(and(isAll ? undefined : isPending, only, afterCursor))
    .orderBy(...orderBy)
    .limit(limit);
  const page = getPage(desk, found, ({ refund: { createdAt: at, id } }) => ({ at, id }));
  return { isAll, ...page, products: await productChoices(db, desk.language) };
}

/** One refund with its decisions. Throws 404. */
async function readRefund(
  service: Pick<Service, "config" | "db" | "now" | "providers">,
  id: string,
): Promise<RefundFacts> {
  const { db, now } = service;
  const [found] = await refundsWithPurchase(db).where(eq(refund.id, id));
  if (!found) throw notFound();
  const { refund: shown, ...purchase } = found;
  const events = await db
    .select()
    .from(refundEvent)
    .where(eq(refundEvent.refundId, id))
    .orderBy(asc(refundEvent.createdAt));
  const canSend = canSendBack(service, await refundSource(db, shown));
  const totalDiram = await refundsOfPurchase(db, shown);
  const needsTwo = TWO_PEOPLE.refund(service.config.alone, { totalDiram });
  const isUnclear = isSendingUnclear(shown, now());
  return {
    shown,
    ...purchase,
    events,
    canSend,
    isUnclear,
    needsTwoFor: needsTwo ? totalDiram : undefined,
  };
}

type Needs = Pick<Service, "config" | "db" | "jobs" | "now" | "providers">;

const decision = (to: Parameters<typeof decideRefund>[2]): DeskCommand<Needs> => ({
  action: `refund.${to}`,
  run: (service, { desk, command }) => decideRefund(service, idIn(desk), to, command),
});

/** Pages on which staff cancel policies and decide about refunds. */
export const refundPages = deskPages(
  deskPage<Needs, RefundsFacts>({
    path: "/refunds",
    permission: "seeRefunds",
    facts: readRefunds,
    view: refundsView,
  }),
  deskPage<Needs, RefundFacts>({
    path: "/refunds/:id",
    permission: "seeRefunds",
    facts: (service, desk) => readRefund(service, idIn(desk)),
    view: refundView,
    commandPermission: "decideRefunds",
    about: (_service, desk) => ({ subject: `refund:${idIn(desk)}` }),
    chosen: ({ text }) => text("to"),
    commands: {
      approved: decision("approved"),
      rejected: decision("rejected"),
      sending: decision("sending"),
      paid: decision("paid"),
      again: {
        action: "refund.again",
        run: (service, { desk }) => sendRefundAgain(service, idIn(desk)),
      },
    },
  }),
  deskCommand<Needs>({
    path: "/cancellations",
    permission: "cancelPolicies",
    action: "cancelPolicy",
    about: (_service, _desk, { text }) => ({
      subject: `policy:${text("policyNumber")}`,
      page: "/refunds",
    }),
    run: (service, { form, command }) =>
      cancelPolicyFor(service, form.text("policyNumber"), command),
  }),
);
