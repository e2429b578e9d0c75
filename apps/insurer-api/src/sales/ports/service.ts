import type { MessageSenders } from "#src/platform/outbox/message-sender.ts";
import type { Platform } from "#src/platform/platform.ts";
import type { SanctionsScreen } from "#src/screening/lists/active-list.ts";
import type { PolicyDocuments } from "./document-files.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { FiscalReceipts, ReceiptReader } from "./receipts.ts";

/** The running service: the platform with the ports of sales. A function declares the members that it uses. */
export interface Service extends Platform {
  readonly documents: PolicyDocuments;
  readonly receiptReader: ReceiptReader;
  readonly senders: MessageSenders;
  /** Omitted if the insurer has no online till yet: receipts stay queued. */
  readonly till: FiscalReceipts | undefined;
  /** The active sanctions list, with which the people of orders are compared. */
  readonly sanctions: Pick<SanctionsScreen, "active" | "activeIn" | "clear">;
  readonly providers: ReadonlyMap<string, PaymentProvider>;
}
