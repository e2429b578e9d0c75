import { logIn, logOut, refreshTokens, siteLogin } from "@sughurta/contracts";
import { parsePhone, toWirePhone } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { user } from "#src/database/schema/service.ts";
import { userOwner } from "#src/http/caller.ts";
import { FailureError } from "#src/http/failure-error.ts";
import { letGuess } from "#src/http/guesses.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import type { Service } from "#src/service.ts";
import { adoptVisitor } from "#src/user/adopt-visitor.ts";
import { hasBasicCredentials } from "./basic-credentials.ts";
import { isPassword } from "./password.ts";
import { endSession, renewSession, startSession } from "./sessions.ts";
import { SITE_TOKEN_SECONDS, signSiteToken } from "./tokens.ts";

/** A phone in any writing becomes the user name it stands for; other names stay. */
function usernameOf(typed: string): string {
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
      async ({ db, body, guesses, owner, headers }) => {
        letGuess(guesses, "password");
        const username = usernameOf(body.username);
        const [found] = await db.select().from(user).where(eq(user.username, username));
        if (!(await isPassword(body.password, found?.passwordHash)) || !found) {
          guesses.wrong("password");
          throw new FailureError(401, "badCredentials");
        }
        const tokens = await db.transaction(async (tx) => {
          if (found.role === "user") await adoptVisitor(service, tx, owner, userOwner(found.id));
          return startSession(service, tx, found, { headers });
        });
        return answer(200, tokens);
      },
      {
        guesses: ({ body }) => {
          const username = usernameOf(body.username);
          const guess = { kind: "password", value: body.password } as const;
          // The site signs in by this name: nobody else's guesses may lock it out.
          const isService = username === service.config.service.username;
          return [isService ? guess : { ...guess, of: username }];
        },
      },
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
