import * as z from "zod/mini";
import { binary, defineContract } from "../core/contract.ts";
import { invalid, tooMany } from "../core/failures.ts";
import { isoDate } from "../core/fields.ts";
import { secretHeaders, secretRefused, secretRefusedExample } from "./partner-prefill.ts";

const reportDays = { from: isoDate, to: isoDate };

const reportLine = z.object({
  /** Increases from line to line: the cursor of the next page. */
  position: z.int(),
  kind: z.enum(["sale", "correction", "cancellation"]),
  bookedOn: isoDate,
  policyNumber: z.string(),
  product: z.string(),
  /** The partner's own reference of the sale. */
  partnerReference: z.optional(z.string()),
  /** Premium; for a correction the difference, negative for a reduction. */
  amount: z.number(),
  currency: z.string(),
  /** The commission rate on the day of the sale, in percent. */
  sharePercent: z.number(),
  /** Negative for a reversal. */
  commission: z.number(),
});
/** A sale of a partner, a change of its price, or the reversal after a cancellation. */
export type PartnerReportLine = z.output<typeof reportLine>;

const reportTotal = z.object({
  product: z.string(),
  /** `2026-12`. */
  month: z.string(),
  sales: z.int(),
  cancellations: z.int(),
  amount: z.number(),
  currency: z.string(),
  commission: z.number(),
});
/** A partner's sales of a product in a month, without reversals. */
export type PartnerReportTotal = z.output<typeof reportTotal>;

const refusals = { ...secretRefused, ...invalid, ...tooMany };

const examples = { query: { from: "2026-12-01", to: "2026-12-31" } };

/** A partner's sales on the days from … to, with its commission; for its own servers. */
export const partnerReport = defineContract({
  name: "partnerReport",
  summary:
    "Sales and commission of a partner; corrections and cancellations are lines of their own",
  source: "ADR-0161",
  extension: true,
  method: "GET",
  path: "/v1/partner/report/",
  auth: "none",
  rateLimited: true,
  headers: secretHeaders,
  query: z.object({
    ...reportDays,
    /** Lines after this position; the `next` of the previous response. */
    after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  responses: {
    200: z.object({
      partner: z.string(),
      /** False for a test key: nothing in it was sold. */
      livemode: z.boolean(),
      from: isoDate,
      to: isoDate,
      /** Of the whole period, regardless of the page. */
      totals: z.array(reportTotal),
      /** At most a thousand. */
      lines: z.array(reportLine),
      /** Where more lines follow: the value to send as `after`. */
      next: z.optional(z.int()),
    }),
    ...refusals,
  },
  examples: {
    ...examples,
    responses: {
      200: {
        partner: "SAFAR",
        livemode: true,
        from: "2026-12-01",
        to: "2026-12-31",
        totals: [
          {
            product: "SCHIT",
            month: "2026-12",
            sales: 1,
            cancellations: 1,
            amount: 12.5,
            currency: "TJS",
            commission: 1.25,
          },
        ],
        lines: [
          {
            position: 17,
            kind: "sale",
            bookedOn: "2026-12-03",
            policyNumber: "5511000017",
            product: "SCHIT",
            partnerReference: "TRIP-5",
            amount: 150,
            currency: "TJS",
            sharePercent: 10,
            commission: 15,
          },
          {
            position: 21,
            kind: "cancellation",
            bookedOn: "2026-12-09",
            policyNumber: "5511000017",
            product: "SCHIT",
            partnerReference: "TRIP-5",
            amount: -137.5,
            currency: "TJS",
            sharePercent: 10,
            commission: -13.75,
          },
        ],
      },
      ...secretRefusedExample,
    },
  },
});

/** The lines of {@link partnerReport} as a spreadsheet file, all of them at once. */
export const partnerReportFile = defineContract({
  name: "partnerReportFile",
  summary: "Sales and commission of a partner as CSV",
  source: "ADR-0161",
  extension: true,
  method: "GET",
  path: "/v1/partner/report.csv",
  auth: "none",
  rateLimited: true,
  headers: secretHeaders,
  query: z.object(reportDays),
  responses: { 200: binary("text/csv; charset=utf-8"), ...refusals },
  examples: {
    ...examples,
    responses: secretRefusedExample,
  },
});
