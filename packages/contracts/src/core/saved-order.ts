import { isPaymentOperator } from "@sughurta/domain";
import * as z from "zod/mini";
import { amount, id } from "./fields.ts";

/** Codes of the payment operators that are offered; those that this version does not know are left out. */
export const paymentOperators = z.pipe(
  z.array(z.string()),
  z.transform((codes) => codes.filter(isPaymentOperator)),
);

/** A saved order: its id for the payment, its price in TJS, and how it may be paid. */
export const savedOrder = z.object({
  id,
  sumPrem: amount,
  operators: z.optional(paymentOperators),
});
