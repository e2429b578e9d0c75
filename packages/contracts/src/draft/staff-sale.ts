import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { conflict, invalid, notFound } from "../core/failures.ts";
import { opaqueText, requiredText } from "../core/fields.ts";

/** How the buyer of a sale by staff gives their consents to the member of staff. */
export const SALE_PLACES = ["phone", "office"] as const;
export type SalePlace = (typeof SALE_PLACES)[number];

/**
 * Opens a sale that staff started at the desk, once: the orders that this visitor saves from now on are sold by that
 * member of staff. Guests only.
 */
export const openStaffSale = defineContract({
  name: "openStaffSale",
  summary: "Open the order form of a sale by staff",
  source: "ADR-0289",
  extension: true,
  method: "POST",
  path: "/v1/staff-sale/",
  auth: "visitor",
  idempotent: true,
  rateLimited: true,
  body: z.object({ token: opaqueText(128) }),
  responses: {
    200: z.object({
      /** Page with the order form. */
      path: z.string(),
      seller: z.string(),
      /** When the sale ends. */
      expiresAt: z.string(),
    }),
    ...invalid,
    ...notFound,
  },
  examples: {
    body: { token: "Zm9yIHRoZSBjbGVyayBhdCBkZXNr" },
    responses: {
      200: { path: "/travel-order", seller: "madina", expiresAt: "2026-03-02T10:00:00Z" },
      404: { message: "Ссылка продажи уже использована или устарела", code: "saleLinkOver" },
    },
  },
});

/** Sends the buyer of an order that staff filled in the link at which they check and pay it. */
export const sendSaleLink = defineContract({
  name: "sendSaleLink",
  summary: "Send the buyer the payment link of a sale by staff",
  source: "ADR-0289",
  extension: true,
  method: "POST",
  path: "/v1/staff-sale/link/",
  auth: "visitor",
  idempotent: true,
  rateLimited: true,
  body: z.object({ orderId: requiredText(64) }),
  responses: {
    200: z.object({
      /** Wire format. */
      phone: z.string(),
      email: z.optional(z.string()),
      /** Until when the link opens the order at this price. */
      expiresAt: z.string(),
    }),
    ...invalid,
    ...notFound,
    ...conflict,
  },
  examples: {
    body: { orderId: "0f8fad5b-d9cb-469f-a165-70867728950e" },
    responses: {
      200: { phone: "992900123456", expiresAt: "2026-03-03T08:00:00Z" },
      409: { message: "Время этой продажи вышло", code: "saleOver" },
    },
  },
});
