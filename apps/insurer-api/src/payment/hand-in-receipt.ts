import { randomUUID } from "node:crypto";
import { compareDates, daysBetween, fromDiram, RECEIPT_FILES } from "@sughurta/domain";
import { and, eq } from "drizzle-orm";
import { isIdentifier } from "#src/database/identifier.ts";
import { type Order, order, type Payment, payment, receipt } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import {
  type CheckedFile,
  checkFiles,
  discardFiles,
  releaseFromQuarantine,
} from "#src/files/check-files.ts";
import type { UploadedFile } from "#src/files/file-store.ts";
import { RECEIPT_TYPES } from "#src/files/file-type.ts";
import { FailureError, notFound } from "#src/http/failure-error.ts";
import { type Service, todayOf } from "#src/service.ts";
import { RECEIPT_MAX_AGE_DAYS, type ReadReceipt } from "./receipt-reader.ts";
import { settlePayment } from "./settle-payment.ts";

const RULE = {
  allowed: RECEIPT_TYPES,
  faults: { type: "receiptType", tooLarge: "receiptTooLarge" },
  limits: RECEIPT_FILES,
} as const;

/** A payment that waits for a receipt, and what it is for. */
interface OpenReceipt {
  readonly open: Payment;
  readonly bought: Order;
}

/** What a handed-in receipt led to; amounts in TJS. */
export interface ReceiptAnswer {
  /** True once it counts as paid, false while people look at the receipt. */
  readonly success: boolean;
  readonly amountPaid: number;
  readonly minimumRequired: number;
  readonly paymentDate: string;
}

/**
 * Takes the receipt of a QR payment. One that can be read and fits pays at once; one that cannot is kept
 * for people to look at, and the payment waits as submitted (decision 43). Throws 404, 409 or 422.
 */
export async function handInReceipt(
  service: Service,
  tx: Database,
  paymentId: string,
  owner: string,
  files: readonly UploadedFile[],
): Promise<ReceiptAnswer> {
  try {
    const receiptOf = await lockReceiptPayment(tx, paymentId, owner);
    const checked = await checkFiles(service, files, RULE);
    const [file] = checked;
    if (!file) throw refusedFile("receiptMissing");
    return await takeReceipt(service, tx, receiptOf, file);
  } catch (error) {
    await discardFiles(service, files);
    throw error;
  }
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
  const [bought] = await tx.select().from(order).where(eq(order.id, found.orderId)).for("update");
  const [locked] = await tx.select().from(payment).where(mine).for("update");
  if (!bought || !locked) throw notFound();
  if (locked.operator !== "qr") throw new FailureError(422, "notQrPayment");
  if (locked.state === "paid") throw new FailureError(409, "alreadyPaid");
  if (locked.state === "review") throw new FailureError(409, "paymentInReview");
  if (locked.state !== "pending" && locked.state !== "submitted") {
    throw new FailureError(409, "paymentClosed");
  }
  return { open: locked, bought };
}

function refusedFile(code: "receiptMissing" | "fileUnsafe"): FailureError {
  return new FailureError(422, code, { fieldCodes: { file: [code] } });
}

/** Nobody is insured for a time that had begun before the money came: people look at such a receipt. */
function paidInTime({ policyType, startDate }: Order, { paidOn }: ReadReceipt): boolean {
  return policyType === "box" || compareDates(paidOn, startDate) <= 0;
}

async function takeReceipt(
  service: Service,
  tx: Database,
  { open, bought }: OpenReceipt,
  file: CheckedFile,
): Promise<ReceiptAnswer> {
  const read = await service.receiptReader.read(await service.store.read(file.storedAs));
  if (read) refuseWrongReceipt(service, open, read);
  const state = await releaseFromQuarantine(service, file.storedAs);
  if (state === "refused") throw refusedFile("fileUnsafe");
  const now = service.now();
  await tx.insert(receipt).values({
    id: randomUUID(),
    paymentId: open.id,
    storedAs: file.storedAs,
    mediaType: file.mediaType,
    sizeBytes: file.sizeBytes,
    state,
    createdAt: now,
  });
  if (open.state === "pending") {
    await tx
      .update(payment)
      .set({ state: "submitted", updatedAt: now })
      .where(eq(payment.id, open.id));
  }
  const minimumRequired = fromDiram(open.amountDiram);
  // Nothing is believed of a file that no scanner has seen.
  if (!read || state !== "clean" || !paidInTime(bought, read)) {
    return { success: false, amountPaid: 0, minimumRequired, paymentDate: todayOf(service) };
  }
  // The same file pays once: for another payment people look at it.
  const settled = await settlePayment(
    service,
    tx,
    open.id,
    { status: "paid", amountDiram: open.amountDiram, currency: open.currency, occurredAt: now },
    { source: "receipt", eventKey: `receipt:${file.sha256}` },
  );
  return {
    success: settled === "paid",
    amountPaid: fromDiram(read.amountDiram),
    minimumRequired,
    paymentDate: read.paidOn,
  };
}

function refuseWrongReceipt(service: Service, open: Payment, read: ReadReceipt): void {
  const today = todayOf(service);
  const amounts = {
    amountPaid: fromDiram(read.amountDiram),
    minimumRequired: fromDiram(open.amountDiram),
  };
  const refuse = (code: "receiptUnderpaid" | "receiptTooOld" | "receiptRejected") =>
    new FailureError(422, code, {
      fieldCodes: { file: [code] },
      values: { paid: amounts.amountPaid, required: amounts.minimumRequired },
      data: { success: false, ...amounts, paymentDate: read.paidOn },
    });
  const fromTheFuture = compareDates(read.paidOn, today) > 0;
  if (read.currency !== open.currency || fromTheFuture) throw refuse("receiptRejected");
  if (read.amountDiram < open.amountDiram) throw refuse("receiptUnderpaid");
  if (daysBetween(read.paidOn, today) > RECEIPT_MAX_AGE_DAYS) throw refuse("receiptTooOld");
}
