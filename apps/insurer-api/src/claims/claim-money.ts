import { fromDiram } from "@sughurta/domain";
import { and, eq, ne, sum } from "drizzle-orm";
import { policy } from "#src/platform/database/schema/sales.ts";
import { type Claim, claim } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { type Approval, requireTwoPeople } from "#src/platform/two-people/two-people.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import type { InsuredSum } from "#src/products/line/product-line.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** What a claim may be paid; amounts in diram. */
export interface ClaimMoney {
  readonly insured: InsuredSum;
  /** Approved payouts of other claims of the policy. */
  readonly earlierDiram: number;
  /** Most that this claim may be paid; `undefined` if the policy names no sum. */
  readonly leftDiram: number | undefined;
}

/** Sum insured and earlier payouts of the policy of a claim. Throws 404. */
export async function claimMoney(
  db: Database,
  { id, policyNumber }: Pick<Claim, "id" | "policyNumber">,
): Promise<ClaimMoney> {
  const [insuredBy] = await db.select().from(policy).where(eq(policy.number, policyNumber));
  if (!insuredBy) throw notFound();
  const { sumAssuredDiram } = insuredBy;
  const insured = productLines[insuredBy.policyType].insuredSum?.(insuredBy) ?? {
    diram: sumAssuredDiram,
    per: "policy",
  };
  const [earlier] = await db
    .select({ diram: sum(claim.paidDiram).mapWith(Number) })
    .from(claim)
    .where(and(eq(claim.policyNumber, policyNumber), eq(claim.state, "paid"), ne(claim.id, id)));
  const earlierDiram = earlier?.diram ?? 0;
  const usedDiram = insured.per === "event" ? 0 : earlierDiram;
  const leftDiram = insured.diram === 0 ? undefined : Math.max(0, insured.diram - usedDiram);
  return { insured, earlierDiram, leftDiram };
}

/** The staff members behind a payout, and the role of the one who asked for it. */
export type PayoutApproval = Approval & { readonly role: string };

/**
 * Requires that a payout is within the sum insured (SPEC-104) and, above the limit of the role, that two people want
 * it. Locks the policy: of two concurrent payouts the second one counts the first. Throws 403, 409 or 422.
 */
export async function requirePayable(
  service: Pick<Service, "config">,
  tx: Database,
  about: Pick<Claim, "id" | "policyNumber">,
  { paidDiram, approval }: { readonly paidDiram: number; readonly approval: PayoutApproval },
): Promise<void> {
  if (!Number.isSafeInteger(paidDiram) || paidDiram <= 0) {
    throw new FailureError(422, "claimSumMissing");
  }
  await tx
    .select({ number: policy.number })
    .from(policy)
    .where(eq(policy.number, about.policyNumber))
    .for("no key update");
  const { insured, earlierDiram, leftDiram } = await claimMoney(tx, about);
  if (leftDiram !== undefined && paidDiram > leftDiram) {
    throw new FailureError(409, "claimAboveSum", { values: { sum: fromDiram(leftDiram) } });
  }
  const { role } = approval;
  const totalDiram = earlierDiram + paidDiram;
  requireTwoPeople(
    service,
    "payout",
    { role, totalDiram, sumInsuredDiram: insured.diram },
    approval,
  );
}
