import { today } from "@sughurta/contracts/shop";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { type Platform, todayOf } from "#src/platform/platform.ts";

/** The authoritative clock (SPEC-28). */
export function todayRoutes(service: Pick<Platform, "config" | "now">): Route[] {
  return [route(today, async () => respond(200, { today: todayOf(service) }))];
}
