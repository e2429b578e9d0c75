import { endOtherSessions, endUserSession, userSessions } from "@sughurta/contracts/session";
import type { MergeGuest } from "#src/identity/auth/auth-routes.ts";
import { endOneSession, endSessions, listSessions } from "#src/identity/auth/sessions.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { accountDeletionRoutes } from "./account-deletion-routes.ts";
import { messageSettingsRoutes } from "./notification-preferences.ts";
import { passwordRoutes } from "./password-routes.ts";
import { profileRoutes, signedIn } from "./profile-routes.ts";
import { addressRoutes, documentRoutes, peopleRoutes } from "./saved-record-routes.ts";

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

/** Lists the sessions of a user, and ends them. */
function sessionRoutes(service: Pick<Platform, "db">): Route[] {
  return [
    route(userSessions, async ({ db, userId, sessionId }) => {
      const sessions = await listSessions(db, signedIn(userId));
      return respond(
        200,
        sessions.map(({ id, device, startedAt, seenAt }) => ({
          id,
          device,
          startedAt: startedAt.toISOString(),
          seenAt: seenAt.toISOString(),
          current: id === sessionId,
        })),
      );
    }),
    route(endUserSession, async ({ db, params, userId }) => {
      const person = signedIn(userId);
      const ended = isIdentifier(params.id) && (await endOneSession(db, person, params.id));
      if (!ended) throw notFound();
      return respond(200, { ended });
    }),
    route(endOtherSessions, async ({ userId, sessionId }) => {
      const person = signedIn(userId);
      const count = await service.db.transaction((tx) => endSessions(tx, person, sessionId));
      return respond(200, { count });
    }),
  ];
}
