import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { failure } from "../core/failure.ts";
import { contentText, email } from "../core/fields.ts";

/** Subscribes an e-mail address; `success` is the text `"true"` or anything else with a `text` to show (S0 §3). */
export const subscribe = defineContract({
  name: "subscribe",
  summary: "Subscribe to the mailing list",
  source: "S0 §3, §7",
  method: "POST",
  path: "/api/mail_subs",
  auth: "site",
  idempotent: true,
  rateLimited: true,
  body: z.object({ email }),
  responses: {
    200: z.object({
      success: z.pipe(
        z.union([z.string(), z.boolean()]),
        z.transform((value) => String(value) === "true"),
      ),
      text: contentText,
    }),
    422: failure,
    429: failure,
  },
  examples: {
    body: { email: "madina@example.tj" },
    responses: {
      200: { success: "true", text: "Спасибо, вы подписаны" },
      422: {
        message: "Проверьте адрес",
        code: "invalid",
        fieldCodes: { email: ["email"] },
        email: ["Адрес выглядит так: name@example.tj"],
      },
    },
  },
});
