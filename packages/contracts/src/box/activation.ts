import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { invalid, tooMany } from "../core/failures.ts";
import { requiredText } from "../core/fields.ts";

/** Activates a box bought elsewhere; the browser is redirected to `url` if its origin is allowed (SPEC-14). */
export const activateBox = defineContract({
  name: "activateBox",
  summary: "Activate a box",
  source: "S0 §4, §7, SPEC-14",
  method: "POST",
  path: "/v1/pack/auth/",
  auth: "visitor",
  rateLimited: true,
  body: z.object({
    policyNumber: requiredText(30),
    policyCode: requiredText(30),
  }),
  responses: { 200: z.object({ url: z.string() }), ...invalid, ...tooMany },
  examples: {
    body: { policyNumber: "ZAA1 0000000013", policyCode: "K7Q4 M2" },
    responses: {
      200: { url: "https://sale.example/activate?ticket=1f" },
      422: {
        message: "Номер и код не подходят друг к другу",
        code: "activationRefused",
      },
    },
  },
});
