import { fromDiram, LIABILITY_SUM_TJS, toDiram } from "@sughurta/domain";
import { isFixedProgram, type MotorProgram, productOfProgram } from "@sughurta/domain/motor";
import { productOn } from "#src/content/price/product-on-day.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { todayOf } from "#src/platform/platform.ts";
import { type CouponContext, calculatedPrice } from "#src/products/price/calculated-price.ts";
import type { OrderQuote } from "#src/products/product-line.ts";
import { type MotorForm, type MotorRequest, programOf } from "./motor-request.ts";
import { type MotorPremiums, motorPrice } from "./price/motor-price.ts";
import {
  compensationPremiums,
  offeredPremiums,
  type ProgramTotal,
  programTotals,
} from "./price/offered-premiums.ts";
import { MINIMUM_PREMIUMS } from "./price/tariff.ts";

/** The price of a motor policy with its parts, and what it pays at most. */
export interface MotorQuote extends OrderQuote {
  readonly productCode: MotorProgram;
  readonly premiums: MotorPremiums;
  /** What could be chosen instead or beside it; `undefined` where there is no choice. */
  readonly offered: MotorPremiums | undefined;
  /** What the policy costs with each programme, TJS; `undefined` where there is no choice. */
  readonly programTotals: readonly ProgramTotal[] | undefined;
  /** What each way of compensation adds, TJS; `undefined` where there is no choice. */
  readonly compensations: readonly number[] | undefined;
}

/**
 * Prices a request that passed the rules, with its promo code. Answers `undefined` for a programme that
 * its variant does not sell, that the catalogue does not sell online, or whose fixed price is none (SPEC-45).
 */
export async function motorQuote(
  service: Pick<Platform, "config" | "now">,
  db: Database,
  request: MotorForm<MotorRequest>,
  context: CouponContext,
): Promise<MotorQuote | undefined> {
  const program = programOf(request);
  if (program === undefined) return undefined;
  const isFixed = isFixedProgram(program);
  const code = isFixed ? program : productOfProgram(program);
  const listed = await productOn(db, code, todayOf(service));
  if (listed?.onSale === false) return undefined;
  const sold = isFixed ? listed : undefined;
  if (isFixed && !sold?.priceDiram) return undefined;
  const fixedPrice = fromDiram(sold?.priceDiram ?? 0);
  const priced = [program, request, todayOf(service), fixedPrice] as const;
  const { total, premiums } = motorPrice(...priced);
  const price = await calculatedPrice(service, db, {
    productCode: program,
    premium: total,
    minimumPremium: isFixedProgram(program) ? 0 : MINIMUM_PREMIUMS[program],
    coupon: request.coupon,
    ...context,
  });
  const sumAssuredDiram =
    sold?.sumAssuredDiram ??
    toDiram(program === "MCI_P1" ? LIABILITY_SUM_TJS : (request.policeSumInsured ?? 0));
  return {
    productCode: program,
    premiums,
    offered: offeredPremiums(...priced),
    programTotals: programTotals(program, request, todayOf(service)),
    compensations: compensationPremiums(...priced),
    price,
    sumAssuredDiram,
  };
}
