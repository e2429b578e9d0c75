import { describeError, withTimeout } from "@sughurta/server-kit";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import { notificationPreferences } from "#src/identity/user/notification-preferences.ts";
import { type FiscalReceiptRow, fiscalReceipt } from "#src/platform/database/schema/money.ts";
import {
  order,
  type Payment,
  payment,
  policy,
  product,
  type Refund,
  vehicleCheck,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { defineQueue, retries, WITHOUT_END } from "#src/platform/jobs/job-queue.ts";
import { handleJobs, JobNotFinishedError } from "#src/platform/jobs/jobs.ts";
import { queueMessages } from "#src/platform/outbox/queue-message.ts";
import { wasRestored } from "#src/platform/restore/suspended-deliveries.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { ProviderError } from "#src/sales/ports/payment-provider.ts";
import type { FiscalReceipts, FiscalReport } from "#src/sales/ports/receipts.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { fiscalTexts } from "./fiscal-texts.ts";

const EXPIRE_SECONDS = 30;
const MAX_DELAY_SECONDS = 3_600;

/** Receipts to register; a payload is the id of a receipt. */
export const fiscalQueue = defineQueue<{ readonly id: string }>("fiscal-receipts", {
  policy: "exclusive",
  expireInSeconds: EXPIRE_SECONDS,
  ...retries(5, MAX_DELAY_SECONDS, WITHOUT_END),
});

/** The job that registers a receipt. */
export const fiscalJob = ({ id }: Pick<FiscalReceiptRow, "id">) =>
  fiscalQueue.job({ id }, { singletonKey: id });

/** Queues the registration of a payment at the till, inside the transaction in which it is paid. */
export async function openSaleReceipt(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  { id, amountDiram, currency }: Payment,
): Promise<void> {
  await queueReceipt(service, tx, { id, kind: "sale", paymentId: id, amountDiram, currency });
}

async function queueReceipt(
  { jobs, now }: Pick<Service, "jobs" | "now">,
  tx: Database,
  receipt: Pick<FiscalReceiptRow, "id" | "kind" | "paymentId" | "amountDiram" | "currency">,
): Promise<void> {
  await tx.insert(fiscalReceipt).values({ ...receipt, createdAt: now() });
  await jobs.add(tx, fiscalQueue, fiscalJob(receipt));
}

/** The policy whose price a refund lowers: a cancelled one, or one with another vehicle than it was sold for. */
async function policyOfRefund(tx: Database, { id, policyNumber }: Refund) {
  if (policyNumber !== null) return policyNumber;
  const [checked] = await tx
    .select({ policyNumber: vehicleCheck.policyNumber })
    .from(vehicleCheck)
    .where(eq(vehicleCheck.refundId, id));
  return checked?.policyNumber;
}

/**
 * Queues the return of a registered sale at the till, inside the transaction in which the money was sent. Money that
 * bought nothing was never registered, so nothing of it is returned.
 */
export async function openRefundReceipt(
  service: Pick<Service, "jobs" | "now">,
  tx: Database,
  refund: Refund,
): Promise<void> {
  const { id, amountDiram, currency } = refund;
  const policyNumber = await policyOfRefund(tx, refund);
  if (policyNumber === undefined) return;
  const [sale] = await tx
    .select({ id: payment.id })
    .from(policy)
    .innerJoin(payment, eq(payment.orderId, policy.orderId))
    .innerJoin(fiscalReceipt, eq(fiscalReceipt.id, payment.id))
    .where(and(eq(policy.number, policyNumber), eq(payment.state, "paid")))
    .orderBy(desc(payment.createdAt))
    .limit(1);
  if (!sale) return;
  await queueReceipt(service, tx, {
    id,
    kind: "refund",
    paymentId: sale.id,
    amountDiram,
    currency,
  });
}

/** Queues the email with a registered receipt to the payer, where there is an address. */
async function queueFiscalReceipt(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  { id, kind, paymentId, amountDiram, currency, number, url }: FiscalReceiptRow,
): Promise<void> {
  const [found] = await tx
    .select({ policy })
    .from(payment)
    .innerJoin(policy, eq(policy.orderId, payment.orderId))
    .where(eq(payment.id, paymentId));
  const email = found?.policy.holder.email;
  if (!found || email === undefined) return;
  const { owner, holder, number: policyNumber, language: sold } = found.policy;
  const language = (await notificationPreferences(tx, owner)).language ?? sold;
  const texts = fiscalTexts[language];
  const values = {
    name: holder.firstName,
    policy: policyNumber,
    sum: moneyText(amountDiram, currency, language),
    number: number ?? "",
    url: url ?? "",
    brand: service.config.brandName,
  };
  await queueMessages(service, tx, {
    dedupeKey: `fiscal:${id}`,
    channel: "mail",
    recipient: email,
    language,
    subject: fill(texts.subject, values),
    body: fill([texts.greeting, texts[kind], texts.farewell].join("\n\n"), values),
    aboutPolicy: policyNumber,
  });
}

const TILL_TIMEOUT_MS = 10_000;

type Needs = Pick<Service, "config" | "db" | "jobs" | "now" | "till">;

const isOpen = and(ne(fiscalReceipt.state, "registered"), eq(fiscalReceipt.held, false));

/**
 * Registers receipts at the till, without end, because registration is required by law; a refund is registered after
 * the sale that it returns. Without a till, receipts wait until the service starts with one.
 */
export const fiscalRegistration = handleJobs({
  queue: fiscalQueue,
  run: register,
  openJobs: async ({ db, till }: Needs) => {
    if (!till) return [];
    return (await db.select().from(fiscalReceipt).where(isOpen)).map(fiscalJob);
  },
});

async function register(service: Needs, { id }: { readonly id: string }): Promise<void> {
  const { db, till } = service;
  if (!till) return;
  const [row] = await db
    .update(fiscalReceipt)
    .set({ attempts: sql`${fiscalReceipt.attempts} + 1` })
    .where(and(eq(fiscalReceipt.id, id), isOpen))
    .returning();
  if (!row) return;
  if (row.kind === "refund" && !(await isRegistered(db, row.paymentId)))
    throw new JobNotFinishedError();
  try {
    const report = await withTimeout(TILL_TIMEOUT_MS, queryTill(service, till, row));
    if (report.state !== "registered") throw new JobNotFinishedError();
    await finish(service, row, report);
  } catch (error) {
    await noteFailure(service, row, error);
    throw error;
  }
}

async function isRegistered(db: Database, id: string): Promise<boolean> {
  const registered = and(eq(fiscalReceipt.id, id), eq(fiscalReceipt.state, "registered"));
  return (await db.$count(fiscalReceipt, registered)) > 0;
}

/**
 * A till queried before may have registered it although the response was lost, and so may one of which a restored
 * database has forgotten the query.
 */
async function queryTill(
  { db }: Pick<Service, "db">,
  till: FiscalReceipts,
  row: FiscalReceiptRow,
): Promise<FiscalReport> {
  const { id, kind, paymentId, amountDiram, currency, attempts } = row;
  const mayBeKnown = attempts > 1 || (await wasRestored(db));
  const known = mayBeKnown ? await till.ask(id) : undefined;
  if (known) return known;
  const [sold] = await db
    .select({ title: product.title, language: order.language, policyNumber: policy.number })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .innerJoin(policy, eq(policy.orderId, order.id))
    .leftJoin(product, eq(product.code, order.productCode))
    .where(eq(payment.id, paymentId));
  if (!sold) throw new Error("A paid payment without its policy");
  const { title, language, policyNumber } = sold;
  const sale = { id, amountDiram, currency, title: title?.[language] ?? "", policyNumber };
  return kind === "sale"
    ? till.registerSale(sale)
    : till.registerRefund({ ...sale, saleId: paymentId });
}

async function finish(
  service: Pick<Service, "config" | "db" | "jobs" | "now">,
  { id }: FiscalReceiptRow,
  { number, url, registeredAt }: Extract<FiscalReport, { state: "registered" }>,
): Promise<void> {
  await service.db.transaction(async (tx) => {
    const [registered] = await tx
      .update(fiscalReceipt)
      .set({ state: "registered", number, url, registeredAt, lastFailure: "" })
      .where(and(eq(fiscalReceipt.id, id), ne(fiscalReceipt.state, "registered")))
      .returning();
    if (registered) await queueFiscalReceipt(service, tx, registered);
  });
}

/** A receipt refused by the till is failed until staff fix the cause; it is still retried. */
async function noteFailure(
  { db }: Pick<Service, "db">,
  { id, state }: FiscalReceiptRow,
  error: unknown,
): Promise<void> {
  const isRefused = error instanceof ProviderError && error.code === "refused";
  const { code, name } = describeError(error);
  const lastFailure = error instanceof JobNotFinishedError ? "pending" : (code ?? name);
  await db
    .update(fiscalReceipt)
    .set({ lastFailure, state: isRefused ? "failed" : state })
    .where(and(eq(fiscalReceipt.id, id), ne(fiscalReceipt.state, "registered")));
}
