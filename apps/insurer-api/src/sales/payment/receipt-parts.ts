import { eq } from "drizzle-orm";
import { receipt } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** What the receipts of one payment come to so far (SPEC-63). */
export interface ReceiptParts {
  readonly totalDiram: number;
  /** Whether people have to look at one of them first. */
  readonly isLookedAt: boolean;
}

/** Adds up the receipts of a payment. */
export async function receiptParts(db: Database, paymentId: string): Promise<ReceiptParts> {
  const parts = await db
    .select({ countedDiram: receipt.countedDiram, state: receipt.state })
    .from(receipt)
    .where(eq(receipt.paymentId, paymentId));
  return {
    totalDiram: parts.reduce((total, { countedDiram }) => total + (countedDiram ?? 0), 0),
    isLookedAt: parts.some(
      ({ countedDiram, state }) => countedDiram === null && state !== "refused",
    ),
  };
}
