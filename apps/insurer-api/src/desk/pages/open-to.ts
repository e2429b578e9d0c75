import type { Context } from "hono";
import type { Permission } from "#src/desk/permissions.ts";
import type { Seat } from "./seat.ts";

/** Lists whose things have a page of their own, and who may see it. */
const SEEN_BY: Readonly<Record<string, Permission>> = {
  payments: "seePayments",
  refunds: "seeRefunds",
  policies: "seePolicies",
  claims: "seeClaims",
  prices: "seePrices",
  tariffs: "seePrices",
  partners: "seePartners",
  staff: "manageStaff",
};

/** Whether whoever looks may open the page of a thing, such as `/claims/…`; one that has no page is open to nobody. */
export function isOpenTo(seat: Seat, context: Context, page: string): boolean {
  const sees = SEEN_BY[page.split("/")[1] ?? ""];
  return sees !== undefined && seat.may(context, sees);
}
