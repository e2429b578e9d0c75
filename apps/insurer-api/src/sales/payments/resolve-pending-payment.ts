import { describeError, withTimeout } from "@sughurta/server-kit";
import { eq } from "drizzle-orm";
import { type Payment, payment } from "#src/platform/database/schema/sales.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { applyReport, queryProvider } from "./provider-reports.ts";

const PROVIDER_TIMEOUT_MS = 8_000;

/**
 * Ends a payment before the next one starts: queries its provider, closes an open session there, and queries again,
 * since money may have arrived in between. Returns `false` if the provider leaves it open or does not respond: it may
 * still be paid.
 */
export async function resolvePendingPayment(
  service: Pick<Service, "config" | "db" | "jobs" | "log" | "metrics" | "now" | "providers">,
  open: Payment,
): Promise<boolean> {
  const askedAt = service.now();
  await service.db.update(payment).set({ askedAt }).where(eq(payment.id, open.id));
  const first = await queryProvider(service, open);
  const report = first?.status === "open" ? await reportAfterClosing(service, open) : first;
  if (!report || report.status === "open") return false;
  await applyReport(service, open, report);
  return true;
}

async function reportAfterClosing(service: Pick<Service, "log" | "providers">, open: Payment) {
  return (await closeAtProvider(service, open)) ? queryProvider(service, open) : undefined;
}

/** Closes a payment at its provider; `false` if the provider did not confirm that it is closed. */
export async function closeAtProvider(
  service: Pick<Service, "log" | "providers">,
  { id: paymentId, operator, reference }: Pick<Payment, "id" | "operator" | "reference">,
): Promise<boolean> {
  const provider = service.providers.get(operator);
  if (!provider || reference === null) return false;
  try {
    await withTimeout(PROVIDER_TIMEOUT_MS, provider.close(reference));
    return true;
  } catch (error) {
    const reason = { paymentId, operator, error: describeError(error) };
    service.log.warn(reason, "provider did not close a payment");
    return false;
  }
}
