import { endOtherSessions, endUserSession, userSessions } from "@sughurta/contracts/session";
import { endOneSession, endSessions, sessionsOf } from "#src/identity/auth/sessions.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { signedIn } from "./profile-routes.ts";

/** Lists the sessions of a user, and ends them. */
export function sessionRoutes(service: Pick<Platform, "db">): Route[] {
  return [
    route(userSessions, async ({ db, userId, sessionId }) => {
      const sessions = await sessionsOf(db, signedIn(userId));
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
