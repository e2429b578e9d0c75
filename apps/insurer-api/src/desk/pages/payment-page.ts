import { formatOfMediaType } from "@sughurta/domain/file-format";
import { and, asc, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { requireDay } from "#src/desk/shell/day-field.ts";
import { type DeskCommand, diramIn } from "#src/desk/shell/desk-command.ts";
import { deskCommands, deskFile, deskPage, deskPages } from "#src/desk/shell/desk-page.ts";
import { type DeskRequest, idIn, type StaffRequest } from "#src/desk/shell/desk-request.ts";
import { productChoices } from "#src/desk/shell/filter-choices.ts";
import { showsAll } from "#src/desk/shell/list-filter.ts";
import { filterQuery, getCondition, getPage, listQuery } from "#src/desk/shell/list-query.ts";
import { colleaguesFor, isHandledBy, listHandlers } from "#src/desk/work/assignments.ts";
import { notesOn } from "#src/desk/work/notes.ts";
import {
  fiscalReceipt,
  moneyDecision,
  paymentMoney,
  paymentRest,
  paymentToCheck,
} from "#src/platform/database/schema/money.ts";
import { order, payment, policy, product, receipt } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { getToday } from "#src/platform/platform.ts";
import { askRest } from "#src/sales/payments/ask-rest.ts";
import { decideMoney, type MoneyChoice } from "#src/sales/payments/decide-money.ts";
import { countReceipt, rejectReceipt } from "#src/sales/payments/decide-receipt.ts";
import {
  acceptPayment,
  closePayment,
  keepMoney,
  recordMoney,
  refundPayment,
} from "#src/sales/payments/decisions.ts";
import { moneyFacts, moneyRefused } from "#src/sales/payments/money-facts.ts";
import { findRest } from "#src/sales/payments/payment-rest.ts";
import type { Service } from "#src/sales/ports/service.ts";
import {
  type DeskPayment,
  type PaymentFacts,
  type PaymentsFacts,
  paymentsView,
  paymentView,
} from "./payment-view.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "log" | "metrics" | "now" | "store">;

/** A page of payments that need a decision, oldest first, or of all, newest first. */
async function readPayments(db: Database, desk: StaffRequest): Promise<PaymentsFacts> {
  const isAll = showsAll(desk);
  const found = await (isAll ? allPayments(db, desk) : toCheck(db, desk));
  const page = getPage(desk, found, ({ payment: { id }, since: at }) => ({ at, id }));
  const ids = page.shown.map(({ payment: { id } }) => id);
  return {
    ...{ isAll, ...page },
    handlers: await listHandlers(db, "payment", ids),
    products: await productChoices(db, desk.language),
  };
}

/** The rows that the filter of the list keeps. */
const chosen = (db: Database, desk: StaffRequest) =>
  filterQuery(desk, {
    day: payment.createdAt,
    product: order.productCode,
    operator: payment.operator,
    state: payment.state,
    channel: getCondition({
      staff: isNotNull(order.soldBy),
      partner: and(isNull(order.soldBy), isNotNull(order.partnerCode)),
      site: and(isNull(order.soldBy), isNull(order.partnerCode)),
    }),
    sum: payment.amountDiram,
    mine: isHandledBy(db, "payment", payment.id),
  });

function allPayments(db: Database, desk: StaffRequest): Promise<DeskPayment[]> {
  const { afterCursor, orderBy, limit } = listQuery(desk, {
    at: payment.createdAt,
    id: payment.id,
  });
  return db
    .select({ payment, order, reason: payment.reviewReason, since: payment.createdAt })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(and(chosen(db, desk), afterCursor))
    .orderBy(...orderBy)
    .limit(limit);
}

function toCheck(db: Database, desk: StaffRequest): Promise<DeskPayment[]> {
  const { afterCursor, orderBy, limit } = listQuery(desk, {
    at: payment.updatedAt,
    id: payment.id,
  });
  return db
    .select({ payment, order, reason: paymentToCheck.reason, since: payment.updatedAt })
    .from(paymentToCheck)
    .innerJoin(payment, eq(payment.id, paymentToCheck.paymentId))
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(and(chosen(db, desk), afterCursor))
    .orderBy(...orderBy)
    .limit(limit);
}

/** Why the commands of a payment that depend on its purchase are refused; `undefined` for those that are not. */
async function loadRefusals(
  service: Pick<Service, "config" | "db" | "now">,
  { payment: one, order: orderRow }: Pick<DeskPayment, "payment" | "order">,
): Promise<Pick<PaymentFacts, "acceptRefusal" | "restRefusal">> {
  const { db } = service;
  const siblings =
    orderRow.lineage === null
      ? []
      : await db
          .select()
          .from(order)
          .where(and(eq(order.lineage, orderRow.lineage), ne(order.id, orderRow.id)));
  const { facts } = await moneyFacts(service, db, { payment: one, order: orderRow, siblings });
  const getRefusal = (choice: MoneyChoice) => {
    const outcome = decideMoney(facts, choice);
    return "refusal" in outcome ? moneyRefused(outcome.refusal, facts) : undefined;
  };
  return {
    acceptRefusal: getRefusal({ command: "accept" }),
    restRefusal: getRefusal({ command: "askRest" }),
  };
}

/** One payment with its money, its policy, its receipts and the decisions about it. Throws 404. */
async function readPayment(service: Needs, desk: DeskRequest): Promise<PaymentFacts> {
  const { db } = service;
  const paymentId = idIn(desk);
  const { receivedDiram, refundedDiram, keptDiram, openRefunds, currency } = paymentMoney;
  const [found] = await db
    .select({
      payment,
      order,
      money: { receivedDiram, refundedDiram, keptDiram, openRefunds, currency },
      policyNumber: policy.number,
      productTitle: product.title,
    })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .innerJoin(paymentMoney, eq(paymentMoney.paymentId, payment.id))
    .leftJoin(policy, eq(policy.orderId, order.id))
    .leftJoin(product, eq(product.code, order.productCode))
    .where(eq(payment.id, paymentId));
  if (!found) throw notFound();
  const handlers = await listHandlers(db, "payment", [paymentId]);
  const receipts = await db
    .select()
    .from(receipt)
    .where(eq(receipt.paymentId, paymentId))
    .orderBy(asc(receipt.createdAt));
  const decisions = await db
    .select()
    .from(moneyDecision)
    .where(eq(moneyDecision.paymentId, paymentId))
    .orderBy(asc(moneyDecision.createdAt));
  const fiscalReceipts = await db
    .select()
    .from(fiscalReceipt)
    .where(eq(fiscalReceipt.paymentId, paymentId))
    .orderBy(asc(fiscalReceipt.createdAt));
  return {
    ...found,
    productTitle: found.productTitle?.[desk.language] ?? found.order.productCode,
    receipts,
    decisions,
    fiscalReceipts,
    ...(await loadRefusals(service, found)),
    rests: await db
      .select()
      .from(paymentRest)
      .where(eq(paymentRest.paymentId, paymentId))
      .orderBy(asc(paymentRest.createdAt)),
    answers: await findRest(db, found.payment),
    handling: {
      handler: handlers.get(paymentId),
      colleagues: await colleaguesFor(db, "payment"),
    },
    notes: await notesOn(db, "payment", paymentId),
    today: getToday(service),
  };
}

/** Length of an id prefix that distinguishes the receipts of one payment. */
const SHORT_ID_LENGTH = 8;

/** Commands on a payment, by button. */
const paymentCommands: Readonly<Record<string, DeskCommand<Needs>>> = {
  accept: {
    action: "accept",
    run: (service, { desk, command }) => acceptPayment(service, idIn(desk), command),
  },
  refund: {
    action: "refund",
    run: (service, { desk, form, command }) =>
      refundPayment(service, idIn(desk), diramIn(form.text("amount")), command),
  },
  keep: {
    action: "keep",
    run: (service, { desk, form, command }) =>
      keepMoney(service, idIn(desk), diramIn(form.text("amount")), command),
  },
  askRest: {
    action: "askRest",
    run: (service, { desk, command }) => askRest(service, idIn(desk), command),
  },
  close: {
    action: "close",
    run: (service, { desk, command }) => closePayment(service, idIn(desk), command),
  },
  recordMoney: {
    action: "recordMoney",
    async run(service, { desk, form: { text }, command }) {
      const id = idIn(desk);
      const [paid] = await service.db.select().from(payment).where(eq(payment.id, id));
      const found = {
        amountDiram: diramIn(text("amount")),
        currency: paid?.currency ?? "",
        occurredAt: new Date(`${requireDay(text("paidOn"))}T00:00:00Z`),
        transaction: text("transaction"),
      };
      return recordMoney(service, id, found, command);
    },
  },
};

/** Commands on a receipt, by button. */
const receiptCommands: Readonly<Record<string, DeskCommand<Needs>>> = {
  countReceipt: {
    action: "countReceipt",
    run(service, { desk, form: { text }, command }) {
      const read = { amountDiram: diramIn(text("amount")), paidOn: requireDay(text("paidOn")) };
      return countReceipt(service, idIn(desk), read, command);
    },
  },
  rejectReceipt: {
    action: "rejectReceipt",
    run: (service, { desk, command }) => rejectReceipt(service, idIn(desk), command),
  },
};

async function findReceipt({ db }: Needs, desk: DeskRequest) {
  const [found] = await db
    .select()
    .from(receipt)
    .where(eq(receipt.id, idIn(desk)));
  return found;
}

/** Pages on which staff decide about payments and receipts. */
export const paymentPages = deskPages(
  deskPage<Needs, PaymentsFacts>({
    path: "/payments",
    permission: "seePayments",
    facts: ({ db }, desk) => readPayments(db, desk),
    view: paymentsView,
  }),
  deskPage<Needs, PaymentFacts>({
    path: "/payments/:id",
    permission: "seePayments",
    facts: readPayment,
    view: paymentView,
    commandPermission: "decidePayments",
    about: (_service, desk) => ({ subject: `payment:${idIn(desk)}` }),
    commands: paymentCommands,
  }),
  deskFile<Needs>({
    path: "/receipts/:id",
    permission: "seePayments",
    async find(service, desk) {
      const found = await findReceipt(service, desk);
      if (!found) return undefined;
      const ending = formatOfMediaType(found.mediaType)?.endings[0] ?? "bin";
      const name = `receipt-${found.id.slice(0, SHORT_ID_LENGTH)}.${ending}`;
      return { kind: "payment", id: found.paymentId, file: { ...found, name } };
    },
  }),
  deskCommands<Needs>({
    path: "/receipts/:id",
    permission: "decidePayments",
    async about(service, desk) {
      const found = await findReceipt(service, desk);
      if (!found) throw notFound();
      return { subject: `receipt:${found.id}`, page: `/payments/${found.paymentId}` };
    },
    commands: receiptCommands,
  }),
);
