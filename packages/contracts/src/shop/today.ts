import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { isoDate } from "../core/fields.ts";

/** Today's date in Asia/Dushanbe; the only relevant clock (SPEC-28). */
export const today = defineContract({
  name: "today",
  summary: "Today's date in Asia/Dushanbe",
  source: "SPEC-28",
  extension: true,
  method: "GET",
  path: "/v1/today/",
  auth: "visitor",
  responses: { 200: z.object({ today: isoDate }) },
  examples: { responses: { 200: { today: "2026-03-02" } } },
});
