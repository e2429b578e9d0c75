import type { Hono } from "hono";
import { callPages } from "#src/desk/pages/call-pages.ts";
import { claimPages } from "#src/desk/pages/claim-pages.ts";
import { paymentPages } from "#src/desk/pages/payment-pages.ts";
import { refundPages } from "#src/desk/pages/refund-pages.ts";
import type { Seat } from "#src/desk/pages/seat.ts";
import { OPEN } from "#src/desk/personal/mask.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import type { Service } from "#src/sales/service.ts";

/** Nobody signs in at the practice desk: whoever gives a name is a cashier, and sees everything. */
const PRACTICE_SEAT: Seat = {
  path: "/sandbox",
  asksWho: true,
  actorFor: (_context, _permission, typedName) => ({ id: typedName, role: "cashier" }),
  viewsOf: async () => () => OPEN,
  isDone: async () => false,
  record: async () => undefined,
};

/** The pages of the desk to try things out, without signing in. */
export function practiceDesk(
  service: Pick<Service, "config" | "db" | "now" | "log" | "metrics" | "store" | "providers">,
): (app: Hono<AppEnv>) => void {
  return (app) => {
    for (const pages of [claimPages, paymentPages, refundPages, callPages]) {
      pages(service, PRACTICE_SEAT)(app);
    }
  };
}
