import { randomUUID } from "node:crypto";
import { compareDates, daysBetween, fromDiram, RECEIPT_FILES } from "@sughurta/domain";
import { describeError, withTimeout } from "@sughurta/server-kit";
import { and, eq } from "drizzle-orm";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import {
  type Order,
  type Payment,
  payment,
  type Receipt,
  receipt,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import type { UploadedFile } from "#src/platform/files/file-store.ts";
import { getToday } from "#src/platform/platform.ts";
import { type ScannedFile, scanFiles } from "#src/platform/uploads/check-files.ts";
import {
  type NewWebhookEvent,
  queueWebhookEvent,
} from "#src/platform/webhook/queue-webhook-event.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import { lockOrders } from "#src/sales/orders/orders.ts";
import { RECEIPT_MAX_AGE_DAYS, type ReadReceipt } from "#src/sales/ports/receipts.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { receiptParts, settlePayment } from "./settle-payment.ts";

type Needs = Pick<Service, "config" | "jobs" | "log" | "metrics" | "now">;

const READ_TIMEOUT_MS = 20_000;

const RULE = {
  violations: { type: "receiptType", tooLarge: "receiptTooLarge" },
  limits: RECEIPT_FILES,
} as const;

/** A payment that awaits a receipt, and its purchase. */
interface OpenReceipt {
  readonly open: Payment;
  readonly order: Order;
}

/** Result of a submitted receipt; amounts in TJS. */
interface ReceiptResponse {
  /** True once the price is paid; false while a part is missing or staff review a receipt. */
  readonly success: boolean;
  /** Sum of all receipts of the payment; 0 if staff have to review this one. */
  readonly amountPaid: number;
  readonly minimumRequired: number;
  readonly paymentDate: string;
}

/** A scanned file and, if readable, its content. */
interface ScannedReceipt extends ScannedFile {
  readonly read: ReadReceipt | undefined;
}

/**
 * Scans and reads the file of a receipt, before the transaction that it may pay in. Returns `undefined` without a file;
 * an unreadable one goes to review. Throws 422.
 */
export async function scanReceipt(
  service: Pick<Service, "log" | "store" | "scanner" | "receiptReader">,
  files: readonly UploadedFile[],
  signal: AbortSignal,
): Promise<ScannedReceipt | undefined> {
  const [file] = await scanFiles(service, files, RULE, signal);
  return file && { ...file, read: await readReceipt(service, file) };
}

async function readReceipt(
  { receiptReader, store, log }: Pick<Service, "log" | "store" | "receiptReader">,
  { storedAs }: ScannedFile,
): Promise<ReadReceipt | undefined> {
  try {
    return await withTimeout(READ_TIMEOUT_MS, receiptReader.read(await store.read(storedAs)));
  } catch (error) {
    log.warn({ error: describeError(error) }, "receipt was not read");
    return undefined;
  }
}

/**
 * Stores a receipt of a QR payment. Readable ones add up until the price is reached, which pays at once; any other is
 * stored for staff review, and the payment stays submitted (SPEC-43, SPEC-63). Throws 404, 409 or 422.
 */
export async function submitReceipt(
  service: Needs,
  tx: Database,
  paymentId: string,
  owner: string,
  file: ScannedReceipt | undefined,
): Promise<ReceiptResponse> {
  const openReceipt = await lockReceiptPayment(tx, paymentId, owner);
  if (!file) throw refusedFile("receiptMissing");
  return takeReceipt(service, tx, openReceipt, file);
}

async function lockReceiptPayment(
  tx: Database,
  paymentId: string,
  owner: string,
): Promise<OpenReceipt> {
  if (!isIdentifier(paymentId)) throw notFound();
  const mine = and(eq(payment.id, paymentId), eq(payment.owner, owner));
  const [found] = await tx.select().from(payment).where(mine);
  if (!found) throw notFound();
  const orders = await lockOrders(tx, found.orderId);
  const [locked] = await tx.select().from(payment).where(mine).for("update");
  if (!orders || !locked) throw notFound();
  if (locked.operator !== "qr") throw new FailureError(422, "notQrPayment");
  if (locked.state === "paid") throw new FailureError(409, "alreadyPaid");
  if (locked.state === "review" || locked.state === "refunding")
    throw new FailureError(409, "paymentInReview");
  if (locked.state !== "pending" && locked.state !== "submitted") {
    throw new FailureError(409, "paymentClosed");
  }
  return { open: locked, order: orders.order };
}

/**
 * A receipt belongs to the payment that it names. One of an earlier payment of the same order goes to review, as does
 * one that names none; a receipt of another buyer is refused.
 */
async function refuseForeignReceipt(tx: Database, open: Payment, { reference }: ReadReceipt) {
  if (reference === undefined || reference === open.reference) return;
  const [named] = await tx
    .select({ orderId: payment.orderId })
    .from(payment)
    .where(and(eq(payment.operator, open.operator), eq(payment.reference, reference)));
  if (named?.orderId !== open.orderId) throw refusedFile("receiptOther");
}

function refusedFile(code: "receiptMissing" | "receiptUsed" | "receiptOther"): FailureError {
  return new FailureError(422, code, { fieldCodes: { file: [code] } });
}

/** Cover must not begin before the money arrived: such a receipt goes to review. */
function paidInTime(order: Order, { paidOn }: ReadReceipt): boolean {
  const { startDate } = productLines[order.policyType].cover(order, paidOn);
  return compareDates(paidOn, startDate) <= 0;
}

/** The buyer's summary of the receipts so far. */
function receiptResponse(
  open: Payment,
  { success, paidDiram, paidOn }: { success: boolean; paidDiram: number; paidOn: string },
): ReceiptResponse {
  const minimumRequired = fromDiram(open.amountDiram);
  return { success, amountPaid: fromDiram(paidDiram), minimumRequired, paymentDate: paidOn };
}

async function takeReceipt(
  service: Needs,
  tx: Database,
  { open, order }: OpenReceipt,
  file: ScannedReceipt,
): Promise<ReceiptResponse> {
  const { read } = file;
  if (read) {
    await refuseForeignReceipt(tx, open, read);
    refuseWrongReceipt(service, open, read);
  }
  // A file that was not scanned is not trusted.
  const isOfPayment = read !== undefined && read.reference === open.reference;
  const isInTime = isOfPayment && (open.part > 1 || paidInTime(order, read));
  const counts = isInTime && file.state === "clean";
  const id = await keepOnce(service, tx, open, file, counts ? read : undefined);
  if (open.state === "pending") {
    await tx
      .update(payment)
      .set({ state: "submitted", updatedAt: service.now() })
      .where(eq(payment.id, open.id));
  }
  if (!counts) {
    return receiptResponse(open, { success: false, paidDiram: 0, paidOn: getToday(service) });
  }
  const { totalDiram } = await receiptParts(tx, open.id);
  const success =
    totalDiram >= open.amountDiram && (await isPaidBy(service, tx, open, totalDiram, id));
  return receiptResponse(open, { success, paidDiram: totalDiram, paidOn: read.paidOn });
}

/** Stores a receipt, or refuses one that was submitted before for this payment or any other. */
async function keepOnce(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  open: Payment,
  { storedAs, mediaType, sizeBytes, sha256, state, read }: ScannedReceipt,
  counted: ReadReceipt | undefined,
): Promise<string> {
  const [kept] = await tx
    .insert(receipt)
    .values({
      id: randomUUID(),
      paymentId: open.id,
      storedAs,
      mediaType,
      sizeBytes,
      sha256,
      transactionNumber: read?.transactionNumber,
      state,
      countedDiram: counted?.amountDiram,
      paidOn: read?.paidOn,
      createdAt: service.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!kept) throw refusedFile("receiptUsed");
  await queueWebhookEvent(service, tx, receiptSubmitted(kept));
  return kept.id;
}

function receiptSubmitted({ id, paymentId, countedDiram, paidOn }: Receipt): NewWebhookEvent {
  return {
    type: "receipt.submitted",
    subject: `payment:${paymentId}`,
    data: {
      id,
      paymentId,
      /** `null` if staff have to review it. */
      amount: countedDiram === null ? null : fromDiram(countedDiram),
      paidOn,
    },
  };
}

/** Pays with the sum of the receipts: the exact price buys, more than it goes to review (SPEC-63). */
async function isPaidBy(
  service: Needs,
  tx: Database,
  { id, currency }: Payment,
  amountDiram: number,
  receiptId: string,
): Promise<boolean> {
  const report = { status: "paid", amountDiram, currency, occurredAt: service.now() } as const;
  const source = { source: "receipt", eventKey: `receipt:${receiptId}` } as const;
  return (await settlePayment(service, tx, id, report, source)) === "paid";
}

function refuseWrongReceipt(
  service: Pick<Service, "config" | "now">,
  open: Payment,
  read: ReadReceipt,
): void {
  const today = getToday(service);
  const refuse = (code: "receiptTooOld" | "receiptRejected") =>
    new FailureError(422, code, {
      fieldCodes: { file: [code] },
      data: {
        ...receiptResponse(open, {
          success: false,
          paidDiram: read.amountDiram,
          paidOn: read.paidOn,
        }),
      },
    });
  const fromTheFuture = compareDates(read.paidOn, today) > 0;
  const isWorthless = read.amountDiram <= 0 || read.currency !== open.currency;
  if (isWorthless || fromTheFuture) throw refuse("receiptRejected");
  if (daysBetween(read.paidOn, today) > RECEIPT_MAX_AGE_DAYS) throw refuse("receiptTooOld");
}
