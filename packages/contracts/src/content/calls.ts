import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { conflict, invalid, tooMany } from "../core/failures.ts";
import { id, optionalText, wirePhone } from "../core/fields.ts";

/** Requests a callback; 409 when a request from this phone is already open (SPEC-9). */
export const requestCallback = defineContract({
  name: "requestCallback",
  summary: "Ask for a callback",
  source: "S0 §3, §7, SPEC-9",
  extension: { request: ["draft"] },
  method: "POST",
  path: "/v1/calls/",
  auth: "visitor",
  idempotent: true,
  rateLimited: true,
  body: z.object({
    phone: wirePhone,
    type: z.literal("back_call"),
    note: optionalText(500),
    /** Name of this visitor's half-filled order to be finished in the call, such as `travel-order`. */
    draft: optionalText(80),
  }),
  responses: { 201: z.object({ id }), ...conflict, ...invalid, ...tooMany },
  examples: {
    body: {
      phone: "992921234567",
      type: "back_call",
      note: "Вопрос о полисе для дома",
    },
    responses: {
      201: { id: 5 },
      409: { message: "Заявка с этого номера уже принята", code: "errorExist" },
    },
  },
});
