import { maxFileBytes, RECEIPT_FILES } from "@sughurta/domain";
import * as z from "zod/mini";
import { defineContract } from "../kernel/contract.ts";
import { amount, requiredText } from "../kernel/fields.ts";
import {
  alreadyPaidExample,
  conflict,
  invalid,
  notFound,
  notFoundExample,
  notKept,
  notKeptExample,
} from "./failures.ts";

export const uploadReceipt = defineContract({
  name: "uploadReceipt",
  summary: "Hand in the receipt of a QR payment",
  source: "S1 §5, §7, §8",
  method: "POST",
  path: "/v1/payment/qr_bill/{paymentId}",
  auth: "visitor",
  idempotent: true,
  guarded: true,
  body: z.object({ paymentId: requiredText(64) }),
  files: {
    parts: ["file"],
    maxFiles: RECEIPT_FILES.maxFiles,
    maxBytes: maxFileBytes(RECEIPT_FILES),
  },
  answers: {
    200: z.object({
      /** True once the order counts as paid, false while a part is missing or people look at a receipt. */
      success: z.boolean(),
      /** All receipts of the payment together, TJS (decision 63); 0 while people look at this one. */
      amountPaid: amount,
      /** TJS. */
      minimumRequired: amount,
      paymentDate: z.string(),
    }),
    ...invalid,
    ...notFound,
    ...conflict,
    ...notKept,
  },
  examples: {
    body: { paymentId: "77aa" },
    answers: {
      200: {
        success: true,
        amountPaid: 435,
        minimumRequired: 435,
        paymentDate: "2026-03-02",
      },
      422: { message: "Файл больше 15 МБ", code: "receiptTooLarge" },
      ...notFoundExample,
      ...alreadyPaidExample,
      ...notKeptExample,
    },
  },
});
