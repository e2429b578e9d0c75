import type { Context } from "hono";
import type { Permission } from "#src/desk/permissions.ts";
import type { DeskContext } from "./desk-context.ts";

/** Permissions for the lists whose records have a page of their own. */
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

/** Whether the user may open the page of a record, such as `/claims/…`; false for a record without a page. */
export function isOpenTo(deskContext: DeskContext, context: Context, page: string): boolean {
  const sees = SEEN_BY[page.split("/")[1] ?? ""];
  return sees !== undefined && deskContext.may(context, sees);
}
