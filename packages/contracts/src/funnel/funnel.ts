import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { isoDate } from "../core/fields.ts";

/** How a visitor came: on their own, by a campaign (`utm_source`), by a partner, or served by staff. */
export const FUNNEL_CHANNELS = [
  "site",
  "search",
  "social",
  "messenger",
  "email",
  "campaign",
  "partner",
  "staff",
] as const;
export type FunnelChannel = (typeof FUNNEL_CHANNELS)[number];

/** Kind of the visitor's device; `unknown` where a browser does not say it. */
export const DEVICE_CLASSES = ["phone", "tablet", "desktop", "unknown"] as const;
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

/** Header in which the gateway names the device class of a request. */
export const DEVICE_CLASS_HEADER = "x-device-class";

/** Steps from a visit to a payment that the storefront counts; later ones follow from the orders. */
export const VISIT_STEPS = ["visit", "quote"] as const;

/** Steps of the order forms, of all products, in their order; `form` is an order on one page. */
export const FORM_STEPS = [
  "form",
  "trip",
  "vehicle",
  "program",
  "options",
  "people",
  "holder",
  "insured",
  "review",
] as const;
export type FormStep = (typeof FORM_STEPS)[number];

const SOURCES: readonly (readonly [FunnelChannel, RegExp])[] = [
  ["search", /google|yandex|bing|duckduckgo|search/],
  [
    "social",
    /instagram|facebook|tiktok|youtube|twitter|linkedin|odnoklassniki|social|^(?:ig|fb|ok|vk|x)$/,
  ],
  ["messenger", /telegram|whatsapp|viber|imo|messenger|^(?:tg|wa)$/],
  ["email", /mail|sms|newsletter|reminder/],
];

/** The channel of a visit or an order: staff come before a partner, and a partner before a campaign. Sources are grouped, so that no text becomes a key. */
export function getChannel({
  isByStaff = false,
  partner,
  source,
}: {
  readonly isByStaff?: boolean;
  readonly partner?: string | undefined;
  readonly source?: string | undefined;
}): FunnelChannel {
  if (isByStaff) return "staff";
  if (partner) return "partner";
  if (!source) return "site";
  const name = source.toLowerCase();
  return SOURCES.find(([, pattern]) => pattern.test(name))?.[0] ?? "campaign";
}

const MAX_COUNTS = 2_000;
const MAX_COUNT = 1_000_000;

/** A product, by the slug of a box, the code of a motor product, or `travel`. */
const product = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/));

const countedStep = z.object({
  day: isoDate,
  product,
  step: z.union([z.enum(VISIT_STEPS), z.enum(FORM_STEPS)]),
  channel: z.enum(FUNNEL_CHANNELS),
  /** Code of the partner whose link was followed; one that does not exist is ignored. */
  partner: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
  device: z.enum(DEVICE_CLASSES),
  count: z.int().check(z.minimum(1), z.maximum(MAX_COUNT)),
});
/** How often a step was reached, without anything about a visitor. */
export type CountedStep = z.output<typeof countedStep>;

/** Adds visits and steps of orders to the daily counts of products. */
export const countSteps = defineContract({
  name: "countSteps",
  summary: "Add to the daily counts of visits and steps",
  source: "ADR-0287",
  extension: true,
  method: "POST",
  path: "/v1/funnel/",
  auth: "service",
  body: z.object({ counts: z.array(countedStep).check(z.maxLength(MAX_COUNTS)) }),
  responses: { 200: z.object({ added: z.number() }) },
  examples: {
    body: {
      counts: [
        {
          day: "2026-11-28",
          product: "travel",
          step: "visit",
          channel: "social",
          device: "phone",
          count: 12,
        },
      ],
    },
    responses: { 200: { added: 12 } },
  },
});
