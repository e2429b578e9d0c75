import { motorChoiceOf } from "@sughurta/domain/motor";
import { data } from "react-router";
import type { Services } from "#server/services.ts";

/** What an order page gets from the server; a product that is not known is a 404 page. */
export function loadMotorOrder({ today, config }: Services, product: string) {
  if (!motorChoiceOf(product)) throw data(null, { status: 404 });
  return { today, paymentOrigins: config.paymentOrigins };
}
