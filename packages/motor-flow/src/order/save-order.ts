import type { ApiClient } from "@sughurta/api-client";
import type { SaveAnswer } from "@sughurta/checkout";
import { saveCar, saveFullCasco, saveLiability } from "@sughurta/contracts";
import { isMotorProgram, type MotorVariant, variantOf } from "@sughurta/domain/motor";
import type { MotorOrderRequest } from "./to-motor-payload.ts";

const SAVES: Readonly<Record<MotorVariant, typeof saveCar>> = {
  v2: saveCar,
  v3: saveFullCasco as typeof saveCar,
  mci: saveLiability as typeof saveCar,
};

/** Saves an order at the price that the buyer saw, TJS (S2 §7, decision 57). */
export function saveOrder(
  client: ApiClient,
  order: MotorOrderRequest,
  { price, idempotencyKey }: { readonly price: number; readonly idempotencyKey: string },
): Promise<SaveAnswer> {
  const variant = isMotorProgram(order.program) ? variantOf(order.program) : "v2";
  return client.send(SAVES[variant], { body: { ...order, sumPrem: price }, idempotencyKey });
}
