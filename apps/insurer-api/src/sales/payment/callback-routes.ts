import { paymentCallback } from "@sughurta/contracts/payment";
import { answer, type Route, route } from "#src/platform/http/route.ts";
import type { Service } from "#src/sales/service.ts";
import { acceptNotice } from "./accept-notice.ts";

/** Notices in our own protocol (S0 §7). */
export function paymentCallbackRoutes(
  service: Pick<Service, "config" | "db" | "now" | "log" | "metrics" | "providers">,
): Route[] {
  return [
    route(paymentCallback, async ({ db, params, rawBody, headers }) => {
      const notice = { query: new URLSearchParams(), headers, body: rawBody };
      await acceptNotice(service, db, params.operator, notice);
      return answer(200, { accepted: true });
    }),
  ];
}
