import type { ApiClient } from "@sughurta/api-client";
import type { AnswerOf } from "@sughurta/contracts/core";
import type { calculateCar } from "@sughurta/contracts/motor";
import { isMotorProgram, variantOf } from "@sughurta/domain/motor";
import { type QuoteOutcome, refusedQuote } from "@sughurta/order/quote";
import { motorContracts } from "#src/motor-contracts.ts";
import type { MotorQuoteRequest } from "../to-motor-payload.ts";
import {
  type Instalment,
  type MotorQuote,
  PREMIUM_FIELDS,
  type PremiumField,
} from "./motor-quote.ts";

async function calculate(client: ApiClient, body: MotorQuoteRequest, signal: AbortSignal) {
  const contracts = await motorContracts.load();
  switch (isMotorProgram(body.program) ? variantOf(body.program) : "v2") {
    case "mci":
      return client.send(contracts.calculateLiability, { body, signal });
    case "v3":
      return client.send(contracts.calculateFullCasco, { body, signal });
    case "v2":
      return client.send(contracts.calculateCar, { body, signal });
  }
}

/** Asks for a price (S2 §7); throws what the client throws when there is no answer. */
export async function askQuote(
  client: ApiClient,
  body: MotorQuoteRequest,
  signal: AbortSignal,
): Promise<QuoteOutcome<MotorQuote>> {
  const answer = await calculate(client, body, signal);
  if (answer.status === 200) return { kind: "quote", quote: toQuote(body.program, answer.data) };
  return refusedQuote(answer.data);
}

function toQuote(product: string, answer: AnswerOf<typeof calculateCar, 200>): MotorQuote {
  const { sumPrem, sumPremOrig, sumAssured, couponErr } = answer;
  return {
    product,
    sumPrem,
    valueAmount: Math.max(0, sumPremOrig - sumPrem),
    sumAssured: sumAssured ?? undefined,
    couponErr,
    parts: premiumsOf(answer).map(([part, premium]) => ({ part, sumPrem: premium })),
    offered: new Map(premiumsOf(answer.offeredPremiums ?? {})),
    programTotals: new Map(answer.programTotals?.map(({ program, total }) => [program, total])),
    compensations: answer.compensationPrems ?? [],
    instalments: instalmentsOf(answer),
  };
}

/** The premiums that are asked for, in the order in which they are told. */
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
