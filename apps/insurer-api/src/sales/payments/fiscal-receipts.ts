import { describeError, withTimeout } from "@sughurta/server-kit";
import { and, asc, desc, eq, lte, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { notificationPreferences } from "#src/identity/user/notification-preferences.ts";
import {
  type FiscalReceiptRow,
  fiscalReceipt,
} from "#src/platform/database/schema/fiscal-receipt.ts";
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
import { queueMessage } from "#src/platform/outbox/queue-message.ts";
import { fill } from "#src/platform/texts/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { ProviderError } from "#src/sales/ports/payment-provider.ts";
import type { FiscalReceipts, FiscalReport } from "#src/sales/ports/receipts.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { fiscalTexts } from "./fiscal-texts.ts";

/**
 * Queues the registration of a payment at the till, inside the transaction in which it is paid; a test payment is not a
 * sale.
 */
export async function openSaleReceipt(
  { config, now }: Pick<Service, "config" | "now">,
  tx: Database,
  { id, amountDiram, currency }: Payment,
): Promise<void> {
  if (config.isTest) return;
  const [nextAt, createdAt] = [now(), now()];
  await tx
    .insert(fiscalReceipt)
    .values({ id, kind: "sale", paymentId: id, amountDiram, currency, nextAt, createdAt });
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
  { now }: Pick<Service, "now">,
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
  const [nextAt, createdAt] = [now(), now()];
  await tx
    .insert(fiscalReceipt)
    .values({ id, kind: "refund", paymentId: sale.id, amountDiram, currency, nextAt, createdAt });
}

/** Queues the email with a registered receipt to the payer, where there is an address. */
async function queueFiscalReceipt(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  { id, kind, paymentId, amountDiram, currency, number, url }: FiscalReceiptRow,
): Promise<void> {
  const [bought] = await tx
    .select({ policy })
    .from(payment)
    .innerJoin(policy, eq(policy.orderId, payment.orderId))
    .where(eq(payment.id, paymentId));
  const email = bought?.policy.holder.email;
  if (!bought || email === undefined) return;
  const { owner, holder, number: policyNumber, language: sold } = bought.policy;
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
  await queueMessage(service, tx, {
    dedupeKey: `fiscal:${id}`,
    channel: "mail",
    recipient: email,
    language,
    subject: fill(texts.subject, values),
    body: fill([texts.greeting, texts[kind], texts.farewell].join("\n\n"), values),
  });
}

const BATCH = 20;
const TILL_TIMEOUT_MS = 10_000;
/** Longer than a try may take: no other process takes a receipt that is being registered. */
const LEASE_MS = 30_000;
/** Delays after each failed try; the last one repeats without end, because registration is required by law. */
const RETRY_SECONDS = [5, 30, 60, 300, 1_800] as const;
const LAST_RETRY_SECONDS = 3_600;

type Needs = Pick<Service, "config" | "db" | "now" | "log" | "till">;

/**
 * Registers the due receipts at the till in concurrent batches; a refund is registered after the sale that it returns.
 */
export async function registerFiscalReceipts(service: Needs): Promise<void> {
  const { till } = service;
  if (!till) return;
  const rows = await takeBatch(service);
  await Promise.all(rows.map((row) => register(service, till, row)));
}

/** Takes the next receipts for a try, in one statement; other processes skip them. */
async function takeBatch({ db, now }: Pick<Service, "db" | "now">): Promise<FiscalReceiptRow[]> {
  const sale = alias(fiscalReceipt, "sale");
  const openSale = db
    .select({ one: sql`1` })
    .from(sale)
    .where(and(eq(sale.id, fiscalReceipt.paymentId), ne(sale.state, "registered")));
  const due = db
    .select({ id: fiscalReceipt.id })
    .from(fiscalReceipt)
    .where(
      and(
        ne(fiscalReceipt.state, "registered"),
        lte(fiscalReceipt.nextAt, now()),
        or(eq(fiscalReceipt.kind, "sale"), notExists(openSale)),
      ),
    )
    .orderBy(asc(fiscalReceipt.nextAt))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return (
    db
      .update(fiscalReceipt)
      .set({
        attempts: sql`${fiscalReceipt.attempts} + 1`,
        nextAt: new Date(now().getTime() + LEASE_MS),
      })
      // An array is evaluated once; joined rows could be evaluated repeatedly and exceed the limit.
      .where(sql`${fiscalReceipt.id} = any(array(${due}))`)
      .returning()
  );
}

async function register(
  service: Needs,
  till: FiscalReceipts,
  row: FiscalReceiptRow,
): Promise<void> {
  try {
    const report = await withTimeout(TILL_TIMEOUT_MS, reportOf(service, till, row));
    if (report.state === "registered") await finish(service, row, report);
    else await tryLater(service, row, "pending");
  } catch (error) {
    const failure = describeError(error);
    service.log.warn(
      { paymentId: row.paymentId, attempt: row.attempts, error: failure },
      "fiscal receipt not registered",
    );
    await tryLater(service, row, failure.code ?? failure.name, error);
  }
}

/** A till queried before may have registered it although the response was lost. */
async function reportOf(
  { db }: Pick<Service, "db">,
  till: FiscalReceipts,
  row: FiscalReceiptRow,
): Promise<FiscalReport> {
  const { id, kind, paymentId, amountDiram, currency, attempts } = row;
  const known = attempts > 1 ? await till.ask(id) : undefined;
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
  service: Pick<Service, "config" | "db" | "now">,
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
async function tryLater(
  { db, now }: Pick<Service, "db" | "now">,
  { id, state, attempts }: FiscalReceiptRow,
  lastFailure: string,
  error?: unknown,
): Promise<void> {
  const isRefused = error instanceof ProviderError && error.code === "refused";
  const pauseSeconds = RETRY_SECONDS[attempts - 1] ?? LAST_RETRY_SECONDS;
  const nextAt = new Date(now().getTime() + pauseSeconds * 1_000);
  await db
    .update(fiscalReceipt)
    .set({ nextAt, lastFailure, state: isRefused ? "failed" : state })
    .where(and(eq(fiscalReceipt.id, id), ne(fiscalReceipt.state, "registered")));
}
