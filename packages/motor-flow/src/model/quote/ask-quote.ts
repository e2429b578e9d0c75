import type { ApiClient } from "@sughurta/api-client";
import { isMotorProgram, variantOf } from "@sughurta/domain/motor";
import { type QuoteOutcome, refusedQuote } from "@sughurta/order/quote";
import { motorContracts } from "#src/motor-contracts.ts";
import type { MotorQuoteRequest } from "../to-motor-payload.ts";
import type { MotorQuote } from "./motor-quote.ts";
import { toQuote } from "./to-quote.ts";

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

/** Requests a price (S2 §7); throws the client's error when there is no response. */
export async function askQuote(
  client: ApiClient,
  body: MotorQuoteRequest,
  signal: AbortSignal,
): Promise<QuoteOutcome<MotorQuote>> {
  const answer = await calculate(client, body, signal);
  if (answer.status === 200) return { kind: "quote", quote: toQuote(body, answer.data) };
  return refusedQuote(answer.data);
}
