import { describeError, withTimeout } from "@sughurta/server-kit";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { type Payment, payment } from "#src/database/schema/sales.ts";
import type { Service } from "#src/service.ts";
import { settlePayment } from "./settle-payment.ts";

const PROVIDER_TIMEOUT_MS = 8_000;

/**
 * Asks the provider about a silent payment and works on the answer; at most once per `everyMs`, whoever
 * else asks too. Answers what the provider said, or `undefined` when nobody could be asked.
 */
export async function askProvider(
  service: Service,
  silent: Payment,
  everyMs: number,
): Promise<"open" | "settled" | undefined> {
  const provider = service.providers.get(silent.operator);
  if (!provider || silent.reference === null) return undefined;
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
  try {
    const report = await withTimeout(PROVIDER_TIMEOUT_MS, provider.ask(silent.reference));
    if (report.status === "open") return "open";
    const eventKey = `query:${report.status}:${report.amountDiram}`;
    await settlePayment(service, service.db, silent.id, report, { source: "query", eventKey });
    return "settled";
  } catch (error) {
    service.log.warn(
      { paymentId: silent.id, operator: silent.operator, error: describeError(error) },
      "provider did not answer",
    );
    return undefined;
  }
}
