import type { MergeGuest } from "#src/identity/auth/merge-guest.ts";
import type { Route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { accountDeletionRoutes } from "./account-deletion-routes.ts";
import { addressRoutes } from "./address-routes.ts";
import { documentRoutes } from "./document-routes.ts";
import { messageSettingsRoutes } from "./notification-preferences-routes.ts";
import { passwordRoutes } from "./password-routes.ts";
import { peopleRoutes } from "./people-routes.ts";
import { profileRoutes } from "./profile-routes.ts";
import { sessionRoutes } from "./session-routes.ts";

/** All account endpoints except signing in (S0 §7, SPEC-20). */
export function userRoutes(
  service: Pick<Platform, "config" | "db" | "jobs" | "limiter" | "metrics" | "now" | "pause">,
  mergeGuest: MergeGuest,
): Route[] {
  return [
    ...passwordRoutes(service, mergeGuest),
    ...profileRoutes(service),
    ...documentRoutes(service),
    ...addressRoutes(service),
    ...peopleRoutes(service),
    ...messageSettingsRoutes(),
    ...sessionRoutes(service),
    ...accountDeletionRoutes(service),
  ];
}
