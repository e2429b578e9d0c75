import { isPaymentOperator } from "@sughurta/domain";
import * as z from "zod/mini";
import { amount, id } from "./fields.ts";

/** Codes of the offered payment operators; those unknown to this version are omitted. */
export const paymentOperators = z.pipe(
  z.array(z.string()),
  z.transform((codes) => codes.filter(isPaymentOperator)),
);

/** A saved order: its id for the payment, its price in TJS, and its payment options. */
export const savedOrder = z.object({
  id,
  sumPrem: amount,
  operators: z.optional(paymentOperators),
});
