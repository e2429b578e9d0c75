import { addDays, isIsoDate, toCouponCode, toDiram } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { coupon } from "#src/platform/database/schema/sales.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { type Approval, requireTwoPeople } from "#src/platform/two-people/two-people.ts";
import { refusePastDay } from "#src/products/tariff/price-command.ts";

type Needs = Pick<Platform, "config" | "db" | "now">;

const CODE = /^[A-Z0-9][A-Z0-9-]{2,19}$/;

const MAX_USES = 1_000_000_000;
const MIN_VALUE = 0.01;
const MAX_VALUE = { percent: 100, fixed: 1_000_000 } as const;

/** A new promo code; `value` is percent or TJS. */
export interface NewCoupon {
  readonly code: string;
  readonly kind: "percent" | "fixed";
  readonly value: number;
  /** Empty: every product. */
  readonly productCodes: readonly string[];
  readonly validFrom: string;
  readonly validTo: string;
  /** Absent for unlimited use. */
  readonly useLimit: number | undefined;
}

/**
 * Creates a promo code; a large discount and unlimited use need two people. Throws 403, 409 for an existing one, and
 * 422.
 */
export async function createCoupon(
  service: Needs,
  wanted: NewCoupon,
  approval: Approval,
): Promise<void> {
  const code = toCouponCode(wanted.code);
  const { kind, value, productCodes, validFrom, validTo, useLimit } = wanted;
  if (!CODE.test(code)) throw new FailureError(422, "couponCodeWrong");
  if (!(value >= MIN_VALUE && value <= MAX_VALUE[kind])) {
    throw new FailureError(422, "couponValueWrong");
  }
  if (!isIsoDate(validFrom) || validTo < validFrom) throw new FailureError(422, "couponDaysWrong");
  refusePastDay(service, validTo);
  const isCount = Number.isSafeInteger(useLimit) && Number(useLimit) <= MAX_USES;
  const hasRightLimit = useLimit === undefined || (isCount && useLimit > 0);
  if (!hasRightLimit) throw new FailureError(422, "couponLimitWrong");
  const percent = kind === "percent" ? value : undefined;
  const amountDiram = kind === "fixed" ? toDiram(value) : undefined;
  if ((await service.db.$count(coupon, eq(coupon.code, code))) > 0) {
    throw new FailureError(409, "couponExists");
  }
  requireTwoPeople(service, "coupon", { percent, amountDiram, useLimit }, approval);
  const [made] = await service.db
    .insert(coupon)
    .values({
      code,
      kind,
      percent: percent ?? null,
      amountDiram: amountDiram ?? null,
      productCodes: [...productCodes],
      validFrom,
      validTo,
      useLimit: useLimit ?? null,
    })
    .onConflictDoNothing()
    .returning();
  if (!made) throw new FailureError(409, "couponExists");
}

/** Ends a promo code at once, with yesterday as its last day. Throws 404 or 409. */
export async function endCoupon(service: Needs, code: string): Promise<void> {
  const yesterday = addDays(getToday(service), -1);
  const [found] = await service.db.select().from(coupon).where(eq(coupon.code, code)).for("update");
  if (!found) throw notFound();
  if (found.validTo <= yesterday) throw new FailureError(409, "decidedBefore");
  await service.db.update(coupon).set({ validTo: yesterday }).where(eq(coupon.code, code));
}
