import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { invalid, notFound } from "../core/failures.ts";
import { requiredText } from "../core/fields.ts";

/** A provider's signed webhook; sent by the provider, never through the gateway. */
export const paymentCallback = defineContract({
  name: "paymentCallback",
  summary: "Message of a payment provider",
  source: "S0 §7",
  extension: true,
  method: "POST",
  path: "/v1/payment/callback/{operator}/",
  auth: "none",
  body: z.object({
    reference: requiredText(64),
    event: z.enum(["paid", "failed"]),
    amount: z.number(),
    currency: z.string(),
    eventId: requiredText(64),
    occurredAt: z.string(),
  }),
  answers: {
    200: z.object({ accepted: z.boolean() }),
    401: z.object({ code: z.string(), message: z.string() }),
    ...invalid,
    ...notFound,
  },
  examples: {
    body: {
      reference: "r-1",
      event: "paid",
      amount: 225,
      currency: "TJS",
      eventId: "e-1",
      occurredAt: "2026-03-02T08:00:00Z",
    },
    answers: { 200: { accepted: true }, 401: { code: "badSignature", message: "Подпись неверна" } },
  },
});
