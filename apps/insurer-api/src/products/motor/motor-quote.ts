import { fromDiram, LIABILITY_SUM_TJS, toDiram } from "@sughurta/domain";
import { isFixedProgram, type MotorProgram, productOfProgram } from "@sughurta/domain/motor";
import { type PricedProduct, productOn } from "#src/content/price/product-on-day.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { type CouponContext, calculatedPrice } from "#src/products/line/calculated-price.ts";
import type { OrderQuote } from "#src/products/line/product-line.ts";
import { kindsToPrice } from "./car-rules.ts";
import { getProgram, type MotorForm, type MotorRequest } from "./motor-request.ts";
import { cascoPrice } from "./price/casco-price.ts";
import { cascoTariff } from "./price/casco-tariff.ts";
import { liabilityPrice } from "./price/liability-price.ts";
import { liabilityTariff } from "./price/liability-tariff.ts";
import type { MotorPremiums, MotorPrice } from "./price/motor-price.ts";
import {
  compensationPremiums,
  offeredPremiums,
  type ProgramTotal,
  programTotals,
} from "./price/offered-premiums.ts";

/** The price of a motor policy before a promo code, with the alternatives and options. */
interface MotorOffer {
  readonly tariffVersion: number;
  readonly premiums: MotorPremiums;
  /** `undefined` without a choice. */
  readonly offered?: MotorPremiums;
  /** Price of the policy with each programme, TJS; `undefined` without a choice. */
  readonly programTotals?: readonly ProgramTotal[] | undefined;
  /** Price difference of each way of compensation, TJS; `undefined` without a choice. */
  readonly compensations?: readonly number[];
}

/** The price of a motor policy with its parts, and its highest payout. */
export interface MotorQuote extends OrderQuote, MotorOffer {
  readonly productCode: MotorProgram;
  readonly tariffVersion: number;
}

/** An offer with the parts that no promo code changes. */
interface Priced extends MotorOffer {
  readonly total: MotorPrice["total"];
  readonly minimumPremium: number;
  readonly sumAssuredDiram: number;
}

/** Prices a programme; `undefined` if it has no tariff, or lacks a required fixed price. */
async function pricedProgram(
  db: Database,
  program: MotorProgram,
  request: MotorRequest,
  { today, listed }: { readonly today: string; readonly listed: PricedProduct | undefined },
): Promise<Priced | undefined> {
  if (program === "MCI_P1") return pricedLiability(db, request, today);
  const tariff = await cascoTariff.on(db, today);
  const sold = isFixedProgram(program) ? listed : undefined;
  if (!tariff || (isFixedProgram(program) && !sold?.priceDiram)) return undefined;
  const { figures, version: tariffVersion } = tariff;
  const fixedPrice = fromDiram(sold?.priceDiram ?? 0);
  const priced = [program, request, { figures, today, fixedPrice }] as const;
  return {
    ...cascoPrice(...priced),
    tariffVersion,
    minimumPremium: isFixedProgram(program) ? 0 : figures.minimumPremiums[program],
    sumAssuredDiram: sold?.sumAssuredDiram ?? toDiram(request.policeSumInsured ?? 0),
    offered: offeredPremiums(...priced),
    programTotals: programTotals(...priced),
    compensations: compensationPremiums(...priced),
  };
}

async function pricedLiability(
  db: Database,
  request: MotorRequest,
  today: string,
): Promise<Priced | undefined> {
  const tariff = await liabilityTariff.on(db, today);
  if (!tariff) return undefined;
  const { figures, version: tariffVersion } = tariff;
  return {
    ...liabilityPrice(figures, {
      vehicleTypes: kindsToPrice(request),
      residentType: request.residentType,
    }),
    tariffVersion,
    minimumPremium: figures.minimumPremium,
    sumAssuredDiram: toDiram(LIABILITY_SUM_TJS),
  };
}

/**
 * Prices a validated request by today's tariff, with its promo code. Returns `undefined` for a programme that its
 * variant does not sell, that the catalogue does not sell online, or that has no price (SPEC-45).
 */
export async function motorQuote(
  service: Pick<Platform, "config" | "now">,
  db: Database,
  request: MotorForm<MotorRequest>,
  context: CouponContext,
): Promise<MotorQuote | undefined> {
  const program = getProgram(request);
  if (program === undefined) return undefined;
  const today = getToday(service);
  const code = isFixedProgram(program) ? program : productOfProgram(program);
  const listed = await productOn(db, code, today);
  if (listed?.onSale === false) return undefined;
  const priced = await pricedProgram(db, program, request, { today, listed });
  if (!priced) return undefined;
  const { total: premium, minimumPremium, ...offer } = priced;
  const price = await calculatedPrice(service, db, {
    productCode: program,
    premium,
    minimumPremium,
    coupon: request.coupon,
    ...context,
  });
  return { ...offer, productCode: program, price };
}
