import { logIn, logOut, refreshTokens, siteLogin } from "@sughurta/contracts";
import { fromWirePhone, parsePhone, toWirePhone } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { user } from "#src/database/schema/service.ts";
import { FailureError } from "#src/http/failure-error.ts";
import { tooManyRequests } from "#src/http/mount.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import type { Service } from "#src/service.ts";
import { hasBasicCredentials } from "./basic-credentials.ts";
import { isPassword } from "./password.ts";
import { endSession, renewSession, startSession } from "./sessions.ts";
import { SITE_TOKEN_SECONDS, signSiteToken } from "./tokens.ts";

const LOGIN_RULE = { max: 10, windowSeconds: 300 };

/** A phone in any writing becomes the user name it stands for; other names stay. */
function usernameOf(typed: string): string {
  if (fromWirePhone(typed) !== undefined) return typed;
  const phone = parsePhone(typed);
  return phone === undefined ? typed : toWirePhone(phone);
}

/** Tokens of the site and of people (S0 §7). */
export function authRoutes(service: Service): Route[] {
  return [
    route(siteLogin, async ({ headers }) => {
      if (!hasBasicCredentials(headers, service.config.site)) {
        throw new FailureError(401, "badCredentials");
      }
      const token = await signSiteToken(service.config.secrets.siteToken, service.now());
      return answer(200, { token, expiresIn: SITE_TOKEN_SECONDS });
    }),
    route(
      logIn,
      async ({ db, body }) => {
        const username = usernameOf(body.username);
        const isService = username === service.config.service.username;
        const seconds = isService ? 0 : service.limiter.take(`logIn ${username}`, LOGIN_RULE);
        if (seconds > 0) throw tooManyRequests(seconds);
        const [found] = await db.select().from(user).where(eq(user.username, username));
        if (!(await isPassword(body.password, found?.passwordHash)) || !found) {
          throw new FailureError(401, "badCredentials");
        }
        return answer(200, await startSession(service, db, found));
      },
      { limit: LOGIN_RULE },
    ),
    route(refreshTokens, async ({ db, body }) => {
      const tokens = await renewSession(service, db, body.refresh);
      if (!tokens) throw new FailureError(401, "sessionEnded");
      return answer(200, tokens);
    }),
    route(logOut, async ({ db, body }) => {
      await endSession(db, body.refresh);
      return answer(200, { ended: true });
    }),
  ];
}
