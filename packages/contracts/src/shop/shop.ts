import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { ageGroups, isoDate } from "../core/fields.ts";
import { SHOP_SETTINGS_PATH } from "../core/wire.ts";

/** The insurer's data that a shop on another site needs before it renders. */
export const shopSettings = defineContract({
  name: "shopSettings",
  summary: "What a shop on another site needs to know",
  source: "SPEC-28",
  extension: true,
  method: "GET",
  path: SHOP_SETTINGS_PATH,
  auth: "none",
  responses: {
    200: z.object({
      /** Current date in Asia/Dushanbe, the only relevant one. */
      today: isoDate,
      supportPhone: z.string(),
      /** Works from abroad. */
      assistancePhone: z.string(),
      /** Origins to which a purchase may redirect the browser. */
      paymentOrigins: z.array(z.string()),
      /** Origins to which an activation may redirect the browser. */
      activationOrigins: z.array(z.string()),
      /** Medical sums of travel on sale, ascending, with which an order begins; absent where they are not known. */
      medicalSums: z.optional(z.array(z.number())),
      /** Age groups on sale, likewise. */
      ageGroups: z.optional(ageGroups),
      /** The page has a test key: nothing is sold. */
      isTest: z.optional(z.boolean()),
    }),
  },
  examples: {
    responses: {
      200: {
        today: "2026-03-02",
        supportPhone: "5511",
        assistancePhone: "+992 44 600 55 11",
        paymentOrigins: ["https://bank.example"],
        activationOrigins: ["https://activate.example"],
        medicalSums: [30000, 50000, 75000],
        ageGroups: [
          { fromAge: 0, toAge: 17 },
          { fromAge: 18, toAge: 80 },
        ],
      },
    },
  },
});
