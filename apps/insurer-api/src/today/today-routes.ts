import { today } from "@sughurta/contracts";
import { answer, type Route, route } from "#src/http/route.ts";
import { type Service, todayOf } from "#src/service.ts";

/** The only clock that counts (decision 28). */
export function todayRoutes(service: Service): Route[] {
  return [route(today, async () => answer(200, { today: todayOf(service) }))];
}
