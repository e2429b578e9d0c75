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

/** What is registered. */
export interface FiscalSale {
  /** Our id of it: asking twice with one id registers once. */
  readonly id: string;
  readonly amountDiram: number;
  readonly currency: string;
  /** What was sold, as the receipt names it. */
  readonly title: string;
  readonly policyNumber: string;
}

/** A refund, with the id of the sale that it takes back. */
interface FiscalRefund extends FiscalSale {
  readonly saleId: string;
}

/** What the till says of one; `pending` where it registers it later. */
export type FiscalReport =
  | { readonly state: "pending" }
  | {
      readonly state: "registered";
      readonly number: string;
      /** Where anybody can see it at the tax authority. */
      readonly url: string;
      readonly registeredAt: Date;
    };

/**
 * The port for an online till, which the law wants for money of the public. Every method ends within seconds, or throws a
 * `ProviderError`: `refused` where the till will not register it as it is, another code where it may later.
 */
export interface FiscalReceipts {
  registerSale(sale: FiscalSale): Promise<FiscalReport>;
  registerRefund(refund: FiscalRefund): Promise<FiscalReport>;
  /** What became of one; `undefined` where the till has never heard of it. */
  ask(id: string): Promise<FiscalReport | undefined>;
  /** What keeps it from registering, with what to do; nothing where it can. Registers nothing. */
  findFault(): Promise<string | undefined>;
}
