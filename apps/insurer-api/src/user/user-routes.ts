import type { Route } from "#src/http/route.ts";
import type { Service } from "#src/service.ts";
import { addressRoutes } from "./address-routes.ts";
import { documentRoutes } from "./document-routes.ts";
import { leavingRoutes } from "./leaving-routes.ts";
import { openAccountRoutes } from "./open-account-routes.ts";
import { passwordRoutes } from "./password-routes.ts";
import { profileRoutes } from "./profile-routes.ts";
import { sessionRoutes } from "./session-routes.ts";

/** Everything of an account but signing in (S0 §7, decision 20). */
export function userRoutes(service: Service): Route[] {
  return [
    ...passwordRoutes(service),
    ...profileRoutes(service),
    ...documentRoutes(service),
    ...addressRoutes(service),
    ...sessionRoutes(service),
    ...leavingRoutes(service),
    ...openAccountRoutes(service),
  ];
}
