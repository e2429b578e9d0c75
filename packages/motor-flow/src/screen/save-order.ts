import type { ApiClient } from "@sughurta/api-client";
import type { SaveAnswer } from "@sughurta/checkout";
import { isMotorProgram, variantOf } from "@sughurta/domain/motor";
import { markOrderedHere } from "../model/ordered-here.ts";
import type { MotorOrderRequest } from "../model/to-motor-payload.ts";
import { motorContracts } from "../motor-contracts.ts";

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
