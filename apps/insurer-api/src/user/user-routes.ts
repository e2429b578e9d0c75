import type { Route } from "#src/http/route.ts";
import type { Service } from "#src/service.ts";
import { addressRoutes } from "./address-routes.ts";
import { carRoutes } from "./car-routes.ts";
import { documentRoutes } from "./document-routes.ts";
import { leavingRoutes } from "./leaving-routes.ts";
import { messageSettingsRoutes } from "./message-settings-routes.ts";
import { openAccountRoutes } from "./open-account-routes.ts";
import { passwordRoutes } from "./password-routes.ts";
import { peopleRoutes } from "./people-routes.ts";
import { profileRoutes } from "./profile-routes.ts";
import { sessionRoutes } from "./session-routes.ts";

/** Everything of an account but signing in (S0 §7, decision 20). */
export function userRoutes(service: Service): Route[] {
  return [
    ...passwordRoutes(service),
    ...profileRoutes(service),
    ...documentRoutes(service),
    ...addressRoutes(service),
    ...peopleRoutes(service),
    ...carRoutes(service),
    ...messageSettingsRoutes(),
    ...sessionRoutes(service),
    ...leavingRoutes(service),
    ...openAccountRoutes(service),
  ];
}
