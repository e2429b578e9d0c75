import { and, eq } from "drizzle-orm";
import { payment } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import type { Service } from "#src/sales/service.ts";
import { askProvider } from "./ask-provider.ts";
import type { NoticeRequest } from "./payment-provider.ts";
import { settlePayment } from "./settle-payment.ts";

/** A payment of which anybody may say that something happened is asked about at most this often. */
const NUDGE_EVERY_MS = 2_000;

/**
 * Works on a notice of a provider: what it vouches for is believed, after anything else the provider is asked.
 * Throws 401 where the notice is not the operator's and 404 where the payment is not known (yet).
 */
export async function acceptNotice(
  service: Pick<Service, "config" | "db" | "now" | "log" | "metrics" | "providers">,
  db: Database,
  operator: string,
  request: Omit<NoticeRequest, "now">,
): Promise<void> {
  const provider = service.providers.get(operator);
  const notice = provider?.readNotice({ ...request, now: service.now() });
  if (!notice) {
    service.metrics.refusedNotices.inc();
    throw new FailureError(401, "badSignature");
  }
  const [found] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.operator, operator), eq(payment.reference, notice.reference)));
  // Not known yet: the notice was faster than our own answer; the provider tries again.
  if (!found) throw notFound();
  if (!notice.trusted) {
    await askProvider(service, found, NUDGE_EVERY_MS);
    return;
  }
  const { eventId, report } = notice.trusted;
  const source = { source: "callback", eventKey: `callback:${eventId}` } as const;
  await settlePayment(service, db, found.id, report, source);
}
