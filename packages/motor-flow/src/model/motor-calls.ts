import { type ApiClient, storageKeyFor, storedText } from "@sughurta/api-client";
import type { SaveAnswer } from "@sughurta/checkout";
import { isMotorProgram, variantOf } from "@sughurta/domain/motor";
import { lazyModule } from "@sughurta/lazy-module";
import { type QuoteOutcome, refusedQuote } from "@sughurta/order/quote";
import { type MotorQuote, toQuote } from "./motor-quote.ts";
import type { MotorOrderRequest, MotorQuoteRequest } from "./to-motor-payload.ts";

/** Contracts of the requests for a vehicle; loaded with the first interaction. */
export const motorContracts = lazyModule(() => import("@sughurta/contracts/motor"));

const orderedHere = (client: ApiClient) => storedText(storageKeyFor(client, "motor.ordered"));

/** Whether a motor policy was ever ordered in this browser: then the visitor may have cars to offer. */
export function hasOrderedHere(client: ApiClient): boolean {
  return orderedHere(client).read() !== undefined;
}

/** Stores that a motor policy was ordered here, without the car. */
function markOrderedHere(client: ApiClient): void {
  orderedHere(client).write("1");
}

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

/** Saves an order at the displayed price, TJS (S2 §7, SPEC-57). */
export async function saveOrder(
  client: ApiClient,
  order: MotorOrderRequest,
  { price, idempotencyKey }: { readonly price: number; readonly idempotencyKey: string },
): Promise<SaveAnswer> {
  markOrderedHere(client);
  const { saveCar, saveFullCasco, saveLiability } = await motorContracts.load();
  const request = { body: { ...order, sumPrem: price }, idempotencyKey };
  switch (isMotorProgram(order.program) ? variantOf(order.program) : "v2") {
    case "mci":
      return client.send(saveLiability, request);
    case "v3":
      return client.send(saveFullCasco, request);
    case "v2":
      return client.send(saveCar, request);
  }
}
