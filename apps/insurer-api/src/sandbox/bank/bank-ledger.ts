import { randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import {
  type SandboxBankSession,
  sandboxBankSession,
} from "#src/platform/database/schema/sandbox.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { PaymentRequest } from "#src/sales/ports/payment-provider.ts";

/** Actions of a visitor of the sandbox bank. */
export type BankAction = "pay" | "decline" | "cancel" | "pay-silently" | "pay-wrong-amount";

/** Pays less than the price, to test the outcome. */
const WRONG_AMOUNT_SHORT_BY_DIRAM = 100;

export async function findSession(
  db: Database,
  operator: string,
  reference: string,
): Promise<SandboxBankSession | undefined> {
  const [found] = await db
    .select()
    .from(sandboxBankSession)
    .where(
      and(eq(sandboxBankSession.operator, operator), eq(sandboxBankSession.reference, reference)),
    );
  return found;
}

/** Opens a session; returns the existing one for the same merchant order. */
export async function openSession(
  db: Database,
  operator: string,
  { merchantOrder, ...request }: PaymentRequest,
  now: Date,
): Promise<SandboxBankSession> {
  await db
    .insert(sandboxBankSession)
    .values({
      ...request,
      operator,
      merchantOrder,
      reference: randomBytes(16).toString("hex"),
      status: "open",
      createdAt: now,
    })
    .onConflictDoNothing();
  const [session] = await db
    .select()
    .from(sandboxBankSession)
    .where(
      and(
        eq(sandboxBankSession.operator, operator),
        eq(sandboxBankSession.merchantOrder, merchantOrder),
      ),
    );
  if (!session) throw new Error("The pretend bank lost a session");
  return session;
}

/** Applies the visitor's action, once; a finished or expired session is unchanged. */
export async function act(
  db: Database,
  session: SandboxBankSession,
  action: BankAction,
  now: Date,
): Promise<SandboxBankSession> {
  const paying = action !== "decline" && action !== "cancel";
  const short = action === "pay-wrong-amount" ? WRONG_AMOUNT_SHORT_BY_DIRAM : 0;
  const [changed] = await db
    .update(sandboxBankSession)
    .set({
      status: paying ? "paid" : action === "decline" ? "failed" : "cancelled",
      paidAt: now,
      paidAmountDiram: paying ? session.amountDiram - short : null,
      webhookDueAt: action === "pay-silently" ? null : now,
    })
    .where(
      and(
        eq(sandboxBankSession.reference, session.reference),
        eq(sandboxBankSession.status, "open"),
        gt(sandboxBankSession.expiresAt, now),
      ),
    )
    .returning();
  return changed ?? (await findSession(db, session.operator, session.reference)) ?? session;
}

/** Cancels a session that the merchant no longer needs. */
export async function closeSession(
  db: Database,
  operator: string,
  reference: string,
): Promise<void> {
  await db
    .update(sandboxBankSession)
    .set({ status: "cancelled" })
    .where(
      and(
        eq(sandboxBankSession.operator, operator),
        eq(sandboxBankSession.reference, reference),
        eq(sandboxBankSession.status, "open"),
      ),
    );
}
