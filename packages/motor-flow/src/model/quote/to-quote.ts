import type { AnswerOf } from "@sughurta/contracts/core";
import type { calculateCar } from "@sughurta/contracts/motor";
import type { MotorQuoteRequest } from "../to-motor-payload.ts";
import {
  type Instalment,
  type MotorQuote,
  PREMIUM_FIELDS,
  type PremiumField,
} from "./motor-quote.ts";

/** Result of a response to a price request (S2 §7). */
export function toQuote(
  { program, vehicleType }: Pick<MotorQuoteRequest, "program" | "vehicleType">,
  answer: AnswerOf<typeof calculateCar, 200>,
): MotorQuote {
  const { sumPrem, sumPremOrig, sumAssured, couponErr } = answer;
  const instalments = instalmentsOf(answer);
  return {
    product: program,
    vehicleType,
    sumPrem,
    dueNow: instalments[0]?.sum,
    valueAmount: Math.max(0, sumPremOrig - sumPrem),
    sumAssured: sumAssured ?? undefined,
    couponErr,
    parts: premiumsOf(answer).map(([part, premium]) => ({ part, sumPrem: premium })),
    offered: new Map(premiumsOf(answer.offeredPremiums ?? {})),
    programTotals: new Map(answer.programTotals?.map(({ program, total }) => [program, total])),
    compensations: answer.compensationPrems ?? [],
    instalments,
  };
}

/** The requested premiums, in display order. */
function premiumsOf(
  premiums: Partial<Record<PremiumField, number | null | undefined>>,
): [PremiumField, number][] {
  return PREMIUM_FIELDS.flatMap((part) => {
    const premium = premiums[part];
    return premium ? [[part, premium]] : [];
  });
}

function instalmentsOf(answer: AnswerOf<typeof calculateCar, 200>): Instalment[] {
  const sums = [
    answer.installmentplan1sum,
    answer.installmentplan2sum,
    answer.installmentplan3sum,
    answer.installmentplan4sum,
  ];
  return (answer.installmentPlan ?? []).flatMap(({ date }, place) => {
    const sum = sums[place];
    return sum ? [{ date, sum }] : [];
  });
}
