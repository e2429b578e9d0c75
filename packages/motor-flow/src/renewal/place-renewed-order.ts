import type { ApiClient } from "@sughurta/api-client";
import { writeDraft } from "@sughurta/order/draft";
import { defineMotorDraft } from "../draft/motor-draft.ts";
import type { MotorRenewal } from "./motor-renewal.ts";
import { choiceOf, toOrderOfBox, toRenewedOrder } from "./to-renewed-order.ts";

/**
 * Stores the new order as a draft that opens with its price, at the programmes where the old one no longer accepts the
 * car, or at the car where the box lacked it.
 */
export async function placeRenewedOrder(
  client: ApiClient,
  { order, endDate, today, replace }: MotorRenewal,
): Promise<boolean> {
  const choice = choiceOf(order);
  if (!choice) return true;
  if ("productCode" in order) {
    const values = toOrderOfBox(order, choice, endDate, today);
    const draft = defineMotorDraft(choice);
    return writeDraft(client, draft, { values, part: draft.firstPart, today, replace });
  }
  const values = toRenewedOrder(order, choice, endDate, today);
  const part = values.programBeforeAge === "" ? "review" : "program";
  return writeDraft(client, defineMotorDraft(choice), { values, part, today, replace });
}
