import { openStaffSale, sendSaleLink as sendSaleLinkContract } from "@sughurta/contracts/draft";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { OPEN_MINUTES, openSale, sendSaleLink } from "./staff-sale.ts";

const OPEN_RULE = { max: 10, windowSeconds: 60 };
const SEND_RULE = { max: 10, windowSeconds: 600 };

/** Calls of the order form while a member of staff fills it in for a buyer (ADR-0289). */
export function staffSaleRoutes(service: Pick<Service, "config" | "jobs" | "now">): Route[] {
  return [
    route(
      openStaffSale,
      async ({ db, body, owner, userId }) => {
        // A person's own account is no place for a buyer's order.
        if (userId !== undefined) {
          throw new FailureError(404, "saleLinkOver", { values: { minutes: OPEN_MINUTES } });
        }
        const { expiresAt, ...opened } = await openSale(service, db, body.token, owner);
        return respond(200, { ...opened, expiresAt: expiresAt.toISOString() });
      },
      { limit: OPEN_RULE },
    ),
    route(
      sendSaleLinkContract,
      async ({ db, body, owner }) => {
        const { expiresAt, ...sent } = await sendSaleLink(service, db, body.orderId, owner);
        return respond(200, { ...sent, expiresAt: expiresAt.toISOString() });
      },
      { limit: SEND_RULE },
    ),
  ];
}
