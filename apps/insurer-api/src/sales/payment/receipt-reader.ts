/** A receipt is good for three days (S1 §9), and a QR payment stays open as long (SPEC-43). */
export const RECEIPT_MAX_AGE_DAYS = 3;

/** What a receipt says. */
export interface ReadReceipt {
  /** The bank's number of the transaction: it counts once, whatever the file looks like. */
  readonly transactionNumber: string;
  /** The payment it is for, as its code named it at the bank; absent where the receipt does not say. */
  readonly reference?: string | undefined;
  readonly amountDiram: number;
  readonly currency: string;
  /** ISO date of the payment. */
  readonly paidOn: string;
}

/** The port that reads a receipt; `undefined` where people have to look at it. */
export interface ReceiptReader {
  read(content: Uint8Array): Promise<ReadReceipt | undefined>;
}

/** Where no reader is set up people look at every receipt. */
export const absentReceiptReader: ReceiptReader = { read: async () => undefined };
