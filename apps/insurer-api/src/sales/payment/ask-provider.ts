import { describeError, withTimeout } from "@sughurta/server-kit";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { type Payment, payment } from "#src/platform/database/schema/sales.ts";
import type { Service } from "#src/sales/service.ts";
import type { ProviderReport } from "./payment-provider.ts";
import { settlePayment } from "./settle-payment.ts";

const PROVIDER_TIMEOUT_MS = 8_000;

/** What the provider says of a payment now; `undefined` where it does not answer. */
export async function reportOf(
  service: Pick<Service, "log" | "providers">,
  { id: paymentId, operator, reference }: Payment,
): Promise<ProviderReport | undefined> {
  const provider = service.providers.get(operator);
  if (!provider || reference === null) return undefined;
  try {
    return await withTimeout(PROVIDER_TIMEOUT_MS, provider.ask(reference));
  } catch (error) {
    const reason = { paymentId, operator, error: describeError(error) };
    service.log.warn(reason, "provider did not answer");
    return undefined;
  }
}

/** Works on what a provider said when it was asked. */
export async function settleReport(
  service: Pick<Service, "config" | "db" | "now" | "log" | "metrics">,
  { id }: Payment,
  report: ProviderReport,
): Promise<void> {
  const eventKey = `query:${report.status}:${report.amountDiram}`;
  await settlePayment(service, service.db, id, report, { source: "query", eventKey });
}

/**
 * Asks the provider about a silent payment and works on the answer; at most once per `everyMs`, whoever
 * else asks too. Answers what the provider said, or `undefined` when nobody could be asked.
 */
export async function askProvider(
  service: Pick<Service, "config" | "db" | "now" | "log" | "metrics" | "providers">,
  silent: Payment,
  everyMs: number,
): Promise<"open" | "settled" | undefined> {
  if (!service.providers.has(silent.operator) || silent.reference === null) return undefined;
  const now = service.now();
  const [mine] = await service.db
    .update(payment)
    .set({ askedAt: now })
    .where(
      and(
        eq(payment.id, silent.id),
        or(isNull(payment.askedAt), lt(payment.askedAt, new Date(now.getTime() - everyMs))),
      ),
    )
    .returning({ id: payment.id });
  if (!mine) return undefined;
  const report = await reportOf(service, silent);
  if (!report) return undefined;
  if (report.status === "open") return "open";
  await settleReport(service, silent, report);
  return "settled";
}
