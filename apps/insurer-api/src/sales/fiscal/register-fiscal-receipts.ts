import { describeError, withTimeout } from "@sughurta/server-kit";
import { and, asc, eq, lte, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  type FiscalReceiptRow,
  fiscalReceipt,
} from "#src/platform/database/schema/fiscal-receipt.ts";
import { order, payment, policy, product } from "#src/platform/database/schema/sales.ts";
import { ProviderError } from "#src/sales/payment/payment-provider.ts";
import type { Service } from "#src/sales/service.ts";
import type { FiscalReceipts, FiscalReport } from "./fiscal-receipts.ts";
import { queueFiscalReceipt } from "./queue-fiscal-receipt.ts";

const BATCH = 20;
const TILL_TIMEOUT_MS = 10_000;
/** Longer than a try may take: nobody else takes up a receipt that is being registered. */
const LEASE_MS = 30_000;
/** Pauses after each try that registered nothing; the last one repeats without end, for the law does not forget. */
const RETRY_SECONDS = [5, 30, 60, 300, 1_800] as const;
const LAST_RETRY_SECONDS = 3_600;

type Needs = Pick<Service, "config" | "db" | "now" | "log" | "till">;

/** Has the till register what is due, a batch at once; a refund waits for the sale that it takes back. */
export async function registerFiscalReceipts(service: Needs): Promise<void> {
  const { till } = service;
  if (!till) return;
  const rows = await takeBatch(service);
  await Promise.all(rows.map((row) => register(service, till, row)));
}

/** Takes the next receipts for a try, in one statement; other processes pass over them. */
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
      // An array is made once; rows that are joined could be taken again and again, and be more than the limit.
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

/** Who was asked before may have registered it although the answer was lost. */
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

/** What the till refuses is failed until people have put it right; it is tried again all the same. */
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
