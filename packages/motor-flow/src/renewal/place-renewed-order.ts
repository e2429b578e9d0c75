import type { ApiClient } from "@sughurta/api-client";
import { writeDraft } from "@sughurta/order/draft";
import { defineMotorDraft } from "../draft/motor-draft.ts";
import type { MotorRenewal } from "./motor-renewal.ts";
import { choiceOf, toRenewedOrder } from "./to-renewed-order.ts";

/** Stores the new order as a draft that opens with its price, or at the programmes where the old one does not take the car any more. */
export async function placeRenewedOrder(
  client: ApiClient,
  { order, endDate, today, replace }: MotorRenewal,
): Promise<boolean> {
  const choice = choiceOf(order);
  if (!choice) return true;
  const values = toRenewedOrder(order, choice, endDate, today);
  const part = values.programBeforeAge === "" ? "review" : "program";
  return writeDraft(client, defineMotorDraft(choice), { values, part, today, replace });
}
