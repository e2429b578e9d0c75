/** A receipt is valid for three days (S1 §9), and a QR payment stays open as long (SPEC-43). */
export const RECEIPT_MAX_AGE_DAYS = 3;

/** Content of a receipt. */
export interface ReadReceipt {
  /** The bank's transaction number: it counts once, whatever the file. */
  readonly transactionNumber: string;
  /** The payment of the receipt, as named by its code at the bank; absent if the receipt does not name it. */
  readonly reference?: string | undefined;
  readonly amountDiram: number;
  readonly currency: string;
  /** ISO date of the payment. */
  readonly paidOn: string;
}

/** The port that reads a receipt; `undefined` if staff have to review it. */
export interface ReceiptReader {
  read(content: Uint8Array): Promise<ReadReceipt | undefined>;
}

/** Without a configured reader, staff review every receipt. */
export const absentReceiptReader: ReceiptReader = { read: async () => undefined };

/** A sale to register. */
export interface FiscalSale {
  /** Our id of the receipt: registration is idempotent by it. */
  readonly id: string;
  readonly amountDiram: number;
  readonly currency: string;
  /** Name of the product on the receipt. */
  readonly title: string;
  readonly policyNumber: string;
}

/** A refund, with the id of the sale that it returns. */
interface FiscalRefund extends FiscalSale {
  readonly saleId: string;
}

/** The till's report of a receipt; `pending` if it is registered later. */
export type FiscalReport =
  | { readonly state: "pending" }
  | {
      readonly state: "registered";
      readonly number: string;
      /** Public address of the receipt at the tax authority. */
      readonly url: string;
      readonly registeredAt: Date;
    };

/**
 * The port for an online till, required by law for consumer payments. Every method ends within seconds, or throws a
 * `ProviderError`: `refused` if the till will not register the receipt as it is, another code if it may later.
 */
export interface FiscalReceipts {
  registerSale(sale: FiscalSale): Promise<FiscalReport>;
  registerRefund(refund: FiscalRefund): Promise<FiscalReport>;
  /** State of a receipt; `undefined` if the till does not have it. */
  ask(id: string): Promise<FiscalReport | undefined>;
  /** A fault that prevents registration, with its remedy; `undefined` without one. Registers nothing. */
  findFault(): Promise<string | undefined>;
}
