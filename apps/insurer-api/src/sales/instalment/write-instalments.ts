import { instalmentsOf } from "@sughurta/domain";
import { instalment, type Order, type Policy } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { isInInstalments } from "#src/sales/order/due-now.ts";

/** The payment of the first part: which one, and the ISO dates of its money and of the policy's issue. */
export interface FirstPart {
  readonly paymentId: string;
  readonly paidOn: string;
  readonly issuedOn: string;
}

/** Writes the parts of a new policy, the first one paid; nothing where it was paid at once (SPEC-85). */
export async function writeInstalments(
  tx: Database,
  bought: Order,
  { number: policyNumber, amountDiram }: Policy,
  { paymentId, paidOn, issuedOn }: FirstPart,
): Promise<void> {
  if (!isInInstalments(bought)) return;
  const rows = instalmentsOf(amountDiram, issuedOn).map(({ percent: _, ...part }) => ({
    ...part,
    policyNumber,
    orderId: bought.id,
    ...(part.part === 1 ? { paymentId, paidOn } : {}),
  }));
  await tx.insert(instalment).values(rows);
}
