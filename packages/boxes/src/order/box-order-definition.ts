import { defineOrder, stepPerPart } from "@sughurta/order";
import { boxOrderCrossErrors, boxOrderSchema } from "./box-order-schema.ts";

/** The order of a box: everything on one page, under the rules of a day in Asia/Dushanbe (S0 §2, §5). */
export function boxOrder(today: string) {
  return defineOrder({
    parts: { order: { schema: boxOrderSchema(today), errors: boxOrderCrossErrors } },
    layouts: { page: stepPerPart("order") },
  });
}
