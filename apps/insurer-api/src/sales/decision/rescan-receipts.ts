import { eq } from "drizzle-orm";
import { order, payment, receipt } from "#src/platform/database/schema/sales.ts";
import { rescanFiles } from "#src/platform/files/rescan-files.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import { failureText } from "#src/platform/texts/failure-texts.ts";
import type { Service } from "#src/sales/service.ts";
import { rejectReceipt } from "./decide-receipt.ts";

const SCANNER = { id: "scanner", role: "system" };

/** Scans receipts again that met a scanner that was away: people may look at a clean one, any other is rejected. */
export async function rescanReceipts(
  service: Pick<Service, "config" | "db" | "now" | "log" | "store" | "scanner">,
): Promise<void> {
  await rescanFiles(service, receipt, (id) => refuseReceipt(service, id));
}

async function refuseReceipt(
  service: Pick<Service, "config" | "db" | "now">,
  id: string,
): Promise<void> {
  const [found] = await service.db
    .select({ language: order.language })
    .from(receipt)
    .innerJoin(payment, eq(payment.id, receipt.paymentId))
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(eq(receipt.id, id));
  const reason = failureText(found?.language ?? "ru", "fileUnsafe", {});
  try {
    await rejectReceipt(service, id, { decisionId: id, actor: SCANNER, reason });
  } catch (error) {
    // What was decided about its money stands.
    if (!(error instanceof FailureError)) throw error;
    await service.db.update(receipt).set({ state: "refused" }).where(eq(receipt.id, id));
  }
}
