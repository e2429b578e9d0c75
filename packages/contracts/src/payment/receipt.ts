import { maxFileBytes, RECEIPT_FILES } from "@sughurta/domain";
import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { alreadyPaidExample, conflict, invalid, notFound, notStored } from "../core/failures.ts";
import { amount, requiredText } from "../core/fields.ts";

export const uploadReceipt = defineContract({
  name: "uploadReceipt",
  summary: "Hand in the receipt of a QR payment",
  source: "S1 §5, §7, §8",
  method: "POST",
  path: "/v1/payment/qr_bill/{paymentId}",
  auth: "visitor",
  idempotent: true,
  rateLimited: true,
  body: z.object({ paymentId: requiredText(64) }),
  files: {
    parts: ["file"],
    maxFiles: RECEIPT_FILES.maxFiles,
    maxBytes: maxFileBytes(RECEIPT_FILES),
  },
  responses: {
    200: z.object({
      /** True once the order counts as paid, false while an amount is missing or staff review a receipt. */
      success: z.boolean(),
      /** Total of all receipts of the payment, TJS (SPEC-63); 0 while staff review this one. */
      amountPaid: amount,
      /** TJS. */
      minimumRequired: amount,
      paymentDate: z.string(),
    }),
    ...invalid,
    ...notFound,
    ...conflict,
    ...notStored,
  },
  examples: {
    body: { paymentId: "77aa" },
    responses: {
      200: {
        success: true,
        amountPaid: 435,
        minimumRequired: 435,
        paymentDate: "2026-03-02",
      },
      422: { message: "Файл больше 15 МБ", code: "receiptTooLarge" },
      ...alreadyPaidExample,
    },
  },
});
