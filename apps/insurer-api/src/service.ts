import { dateIn } from "@sughurta/server-kit";
import type { Config } from "#src/config/config.ts";
import type { Database } from "#src/database/sql.ts";
import type { DiskSpace } from "#src/files/disk-space.ts";
import type { FileScanner } from "#src/files/file-scanner.ts";
import type { FileStore } from "#src/files/file-store.ts";
import type { Log } from "#src/http/log.ts";
import type { Metrics } from "#src/http/metrics.ts";
import type { RateLimiter } from "#src/http/rate-limiter.ts";
import type { MessageSenders } from "#src/outbox/message-sender.ts";
import type { PaymentProvider } from "#src/payment/payment-provider.ts";
import type { ReceiptReader } from "#src/payment/receipt-reader.ts";
import type { PdfRenderer } from "#src/pdf/pdf-renderer.ts";
import type { PolicyDocuments } from "#src/policy/document-files.ts";

/** What every feature of one running service is given. */
export interface Service {
  readonly config: Config;
  readonly db: Database;
  /** Marks what this very process is working on. */
  readonly instanceId: number;
  readonly now: () => Date;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly limiter: RateLimiter;
  readonly store: FileStore;
  readonly disk: DiskSpace;
  readonly scanner: FileScanner;
  readonly renderer: PdfRenderer;
  readonly documents: PolicyDocuments;
  readonly receiptReader: ReceiptReader;
  readonly senders: MessageSenders;
  readonly providers: ReadonlyMap<string, PaymentProvider>;
}

/** The date that counts: in the insurer's time zone. */
export function todayOf(service: Pick<Service, "config" | "now">): string {
  return dateIn(service.config.timeZone, service.now());
}
