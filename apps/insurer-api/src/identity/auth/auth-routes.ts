import { siteLogin } from "@sughurta/contracts/content";
import { logIn, logOut, refreshTokens, type Tokens } from "@sughurta/contracts/session";
import { parsePhone, toWirePhone } from "@sughurta/domain";
import { and, eq } from "drizzle-orm";
import { user } from "#src/platform/database/schema/service.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { type Call, type Route, respond, route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { hasBasicCredentials } from "./basic-credentials.ts";
import { admitLogin, checkPassword } from "./check-password.ts";
import type { MergeGuest } from "./merge-guest.ts";
import { renewedHash } from "./password.ts";
import { endSession, renewSession, startSession } from "./sessions.ts";
import { SITE_TOKEN_SECONDS, signSiteToken } from "./tokens.ts";
import { isTrustedDevice } from "./trusted-devices.ts";

const badCredentials = () => new FailureError(401, "badCredentials");

/** The user name of a phone in any format; other names are unchanged. */
function usernameOf(typed: string): string {
  const phone = parsePhone(typed);
  return phone === undefined ? typed : toWirePhone(phone);
}

/** Tokens of the site and of users (S0 §7). */
export function authRoutes(
  service: Pick<Platform, "config" | "db" | "now" | "pause" | "log" | "limiter">,
  mergeGuest: MergeGuest,
): Route[] {
  const { config } = service;

  /** Signs the gateway in by a secret header, which it never forwards from clients. */
  async function signInService({ db, headers }: Call<typeof logIn>): Promise<Tokens> {
    const { username } = config.service;
    if (!hasBasicCredentials(headers, config.service)) throw badCredentials();
    const isAccount = and(eq(user.username, username), eq(user.role, "service"));
    const [account] = await db.select().from(user).where(isAccount);
    if (!account) throw badCredentials();
    return startSession(service, db, account, { headers });
  }

  async function signInUser(username: string, call: Call<typeof logIn>): Promise<Tokens> {
    const { db, body, owner, headers, signal } = call;
    const isUser = and(eq(user.username, username), eq(user.role, "user"));
    const [found] = await db.select().from(user).where(isUser);
    const { password } = body;
    const isKnown = await isTrustedDevice(service.db, headers, username);
    const check = { password, stored: found?.passwordHash, of: username, isKnown };
    if (!(await checkPassword(service, call, check)) || !found) throw badCredentials();
    const stored = found.passwordHash;
    const passwordHash = await renewedHash(password, stored, {
      lane: "known",
      key: username,
      signal,
    });
    return db.transaction(async (tx) => {
      if (passwordHash !== undefined) {
        const isUnchanged = and(eq(user.id, found.id), eq(user.passwordHash, stored));
        await tx.update(user).set({ passwordHash }).where(isUnchanged);
      }
      await mergeGuest(tx, owner, found);
      return startSession(service, tx, found, { headers });
    });
  }

  return [
    route(siteLogin, async ({ headers }) => {
      if (!hasBasicCredentials(headers, config.site)) throw badCredentials();
      const token = await signSiteToken(config.secrets.siteToken[0], service.now());
      return respond(200, { token, expiresIn: SITE_TOKEN_SECONDS });
    }),
    route(
      logIn,
      async (call) => {
        const username = usernameOf(call.body.username);
        const isService = username === config.service.username;
        return respond(200, await (isService ? signInService(call) : signInUser(username, call)));
      },
      {
        admit: (from) => admitLogin(service, from),
        guesses: async ({ body, headers }) => {
          const username = usernameOf(body.username);
          // Its secret is too long to be guessed, and failed attempts must not lock the site out.
          if (username === config.service.username) return [];
          const isKnown = await isTrustedDevice(service.db, headers, username);
          return [{ kind: "password", value: body.password, of: username, isKnown }];
        },
      },
    ),
    route(refreshTokens, async ({ db, body }) => {
      const tokens = await renewSession(service, db, body.refresh);
      if (!tokens) throw new FailureError(401, "sessionEnded");
      return respond(200, tokens);
    }),
    route(logOut, async ({ db, body }) => {
      await endSession(db, body.refresh);
      return respond(200, { ended: true });
    }),
  ];
}
