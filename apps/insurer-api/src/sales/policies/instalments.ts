import type { InstalmentView } from "@sughurta/contracts/policy";
import { fromDiram, getInstalments } from "@sughurta/domain";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import {
  type InstalmentRow,
  instalment,
  type Order,
  type Payment,
  type Policy,
  policy,
  policyCancellation,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { getToday } from "#src/platform/platform.ts";
import { isInInstalments } from "#src/sales/orders/orders.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { getPolicyStatus } from "./policy-status.ts";

/** Address where an instalment of a policy is paid without an account. */
export const payAddress = ({ config }: Pick<Service, "config">, policyNumber: string): string =>
  `${config.publicUrl}/pay/${policyNumber}`;

/** Instalments of policies, each in their order; a policy paid at once has none. */
export async function instalmentsOfPolicies(
  db: Database,
  policyNumbers: readonly string[],
): Promise<ReadonlyMap<string, readonly InstalmentRow[]>> {
  if (policyNumbers.length === 0) return new Map();
  const rows = await db
    .select()
    .from(instalment)
    .where(inArray(instalment.policyNumber, [...policyNumbers]))
    .orderBy(asc(instalment.part));
  return Map.groupBy(rows, ({ policyNumber }) => policyNumber);
}

/** Instalments of one policy in their order. */
export async function instalmentsOfPolicy(
  db: Database,
  policyNumber: string,
): Promise<readonly InstalmentRow[]> {
  return (await instalmentsOfPolicies(db, [policyNumber])).get(policyNumber) ?? [];
}

/** The next unpaid instalment of a policy. */
export function nextUnpaid(parts: readonly InstalmentRow[]): InstalmentRow | undefined {
  return parts.find(({ paidOn }) => paidOn === null);
}

/** Instalments of a policy for pages; sums in TJS. */
export function instalmentViews(
  parts: readonly Pick<InstalmentRow, "part" | "amountDiram" | "dueOn" | "paidOn">[],
): InstalmentView[] {
  return parts.map(({ part, amountDiram, dueOn, paidOn }) => ({
    part,
    sumPrem: fromDiram(amountDiram),
    dueOn,
    ...(paidOn === null ? {} : { paidOn }),
  }));
}

/** The payment of the first instalment: its id, and the ISO dates of its money and of the policy's issue. */
export interface FirstPart {
  readonly paymentId: string;
  readonly paidOn: string;
  readonly issuedOn: string;
}

/** Writes the instalments of a new policy, the first one paid; nothing if it was paid at once (SPEC-85). */
export async function writeInstalments(
  tx: Database,
  order: Order,
  { number: policyNumber, amountDiram }: Policy,
  { paymentId, paidOn, issuedOn }: FirstPart,
): Promise<void> {
  if (!isInInstalments(order)) return;
  const rows = getInstalments(amountDiram, issuedOn).map(({ percent: _, ...part }) => ({
    ...part,
    policyNumber,
    orderId: order.id,
    ...(part.part === 1 ? { paymentId, paidOn } : {}),
  }));
  await tx.insert(instalment).values(rows);
}

/**
 * Writes the rest of a price as a paid instalment beside the payment that was too small. A policy paid at once becomes
 * one of two instalments.
 */
export async function writeRestInstalment(
  tx: Database,
  short: Payment,
  { id: paymentId, orderId, part, amountDiram }: Payment,
  paidOn: string,
): Promise<void> {
  const [issued] = await tx.select().from(policy).where(eq(policy.orderId, orderId));
  if (!issued) throw new Error("A rest without its policy");
  const both = { policyNumber: issued.number, orderId, dueOn: paidOn, paidOn };
  const shortPart = { part: short.part, amountDiram: short.amountDiram, paymentId: short.id };
  const [first] = await tx
    .insert(instalment)
    .values({ ...both, ...shortPart })
    .onConflictDoUpdate({
      target: [instalment.policyNumber, instalment.part],
      set: { amountDiram: short.amountDiram },
    })
    .returning();
  const dueOn = first?.dueOn ?? paidOn;
  await tx.insert(instalment).values({ ...both, part, amountDiram, paymentId, dueOn });
}

/** The policy of an order with its cancellation, locked until the transaction ends. */
async function lockPolicy(tx: Database, orderId: string) {
  const [issued] = await tx.select().from(policy).where(eq(policy.orderId, orderId)).for("update");
  if (!issued) return undefined;
  const [cancelled] = await tx
    .select()
    .from(policyCancellation)
    .where(eq(policyCancellation.policyNumber, issued.number));
  const parts = await instalmentsOfPolicy(tx, issued.number);
  return { policy: issued, cancelledOn: cancelled?.requestedOn ?? null, parts };
}

/** State of an instalment in terms of an order: awaiting money, paid, or closed. */
export async function stateOfPart(
  tx: Database,
  { orderId, part }: Pick<Payment, "orderId" | "part">,
): Promise<Pick<Order, "state">> {
  const found = await lockPolicy(tx, orderId);
  const due = found?.parts.find((one) => one.part === part);
  if (!found || !due || found.cancelledOn !== null) return { state: "expired" };
  return { state: due.paidOn === null ? "new" : "paid" };
}

/** A paid later instalment. */
export interface PaidInstalment {
  readonly policy: Policy;
  readonly paid: InstalmentRow;
  /** All instalments of the policy. */
  readonly parts: readonly InstalmentRow[];
  /** Whether the payment ended a suspension of the cover. */
  readonly isResumed: boolean;
}

/**
 * Books a paid payment on its instalment, inside the payment's transaction (SPEC-85). Throws if the instalment awaits
 * no money.
 */
export async function bookInstalment(
  service: Pick<Service, "config" | "now">,
  tx: Database,
  { id: paymentId, orderId, part }: Payment,
  paidOn: string,
): Promise<PaidInstalment> {
  const before = await lockPolicy(tx, orderId);
  if (!before) throw new Error("A part without its policy");
  const [paid] = await tx
    .update(instalment)
    .set({ paymentId, paidOn })
    .where(
      and(
        eq(instalment.policyNumber, before.policy.number),
        eq(instalment.part, part),
        isNull(instalment.paymentId),
      ),
    )
    .returning();
  if (!paid) throw new Error("A part that waits for no money");
  const today = getToday(service);
  const parts = before.parts.map((one) => (one.part === part ? paid : one));
  const wasSuspended = getPolicyStatus(before, today).suspendedOn !== undefined;
  const isResumed =
    wasSuspended && getPolicyStatus({ ...before, parts }, today).suspendedOn === undefined;
  return { policy: before.policy, paid, parts, isResumed };
}
