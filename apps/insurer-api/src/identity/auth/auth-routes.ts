import { siteLogin } from "@sughurta/contracts/content";
import type { ContractShape } from "@sughurta/contracts/core";
import {
  checkVisitor,
  endVisitor,
  logIn,
  logOut,
  refreshTokens,
  renewVisitorSession,
  type Tokens,
} from "@sughurta/contracts/session";
import { parsePhone, toWirePhone } from "@sughurta/domain";
import { isOneOf, type RateRule, type SecretList } from "@sughurta/server-kit";
import { and, eq } from "drizzle-orm";
import { sessionEnded } from "#src/platform/caller.ts";
import { user } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { assertAllowed } from "#src/platform/http/brute-force-guard.ts";
import { type Call, type Route, respond, route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import {
  hasNoPlaceForPassword,
  isPassword,
  renewedHash,
  requirePlaceForPassword,
} from "./password.ts";
import { endSession, renewSession, startSession } from "./sessions.ts";
import { SITE_TOKEN_SECONDS, signSiteToken } from "./tokens.ts";
import { isTrustedDevice } from "./trusted-devices.ts";
import * as visitors from "./visitor-sessions.ts";

/** An account; its name is the confirmed phone. */
export type Account = Pick<typeof user.$inferSelect, "id" | "username">;

/** Moves the data of this browser's guest to an account, in the transaction of signing in. */
export type MergeGuest = (tx: Database, guest: string, person: Account) => Promise<void>;

/** A name and its passwords from a setting. */
interface Credentials {
  readonly username: string;
  readonly passwords: SecretList;
}

/** After this many wrong passwords of one account from one address, each further response is delayed. */
const PROMPT_RESPONSES: RateRule = { max: 5, windowSeconds: 300 };

const LATE_RESPONSE_MS = 3_000;

/** Input of a password check: the entered password, and the stored hash. */
interface PasswordCheck {
  readonly password: string;
  readonly stored: string | undefined;
  /** Subject of the password: the `of` of the request's guess. */
  readonly of: string;
  /** True for a trusted browser or a session of this account: uses their lane. */
  readonly isKnown: boolean;
}

const badCredentials = () => new FailureError(401, "badCredentials");

/** The user name of a phone in any format; other names are unchanged. */
function parseUsername(typed: string): string {
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
        const username = parseUsername(call.body.username);
        const isService = username === config.service.username;
        return respond(200, await (isService ? signInService(call) : signInUser(username, call)));
      },
      {
        admit: (from) => admitLogin(service, from),
        guesses: async ({ body, headers }) => {
          const username = parseUsername(body.username);
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

/**
 * Refuses an unknown visitor's login before its body is read if the queue has no place for this address: a flood then
 * costs no database statements. Trusted browsers have a lane of their own and are let through.
 */
async function admitLogin(
  { db, config }: Pick<Platform, "db" | "config">,
  { address, headers }: Pick<Call<ContractShape>, "address" | "headers">,
): Promise<void> {
  const stranger = { lane: "strangers", key: address } as const;
  if (!hasNoPlaceForPassword(stranger) || hasBasicCredentials(headers, config.service)) return;
  if (!(await isTrustedDevice(db, headers))) requirePlaceForPassword(stranger);
}

/**
 * Checks a password, as one guess of its request (429 after too many). The response to a right password is immediate;
 * responses to repeated wrong ones are delayed before anything is blocked.
 */
export async function checkPassword(
  service: Pick<Platform, "pause" | "limiter">,
  { guesses, address, signal }: Pick<Call<ContractShape>, "guesses" | "address" | "signal">,
  { password, stored, of, isKnown }: PasswordCheck,
): Promise<boolean> {
  assertAllowed(guesses, "password");
  const place = isKnown
    ? ({ lane: "known", key: of } as const)
    : ({ lane: "strangers", key: address } as const);
  if (await isPassword(password, stored, { ...place, signal })) return true;
  guesses.wrong("password");
  const often = await service.limiter.take(
    `wrong passwords of ${of} from ${address}`,
    PROMPT_RESPONSES,
  );
  if (often > 0) await service.pause(LATE_RESPONSE_MS, signal);
  return false;
}

/** Whether the headers carry the name with one of its passwords; compared in constant time. */
function hasBasicCredentials(headers: Headers, expected: Credentials): boolean {
  const encoded = /^Basic ([A-Za-z0-9+/]{1,1000}={0,2})$/i.exec(
    headers.get("authorization") ?? "",
  )?.[1];
  if (encoded === undefined) return false;
  const given = Buffer.from(encoded, "base64").toString("utf8");
  return isOneOf(
    given,
    expected.passwords.map((password) => `${expected.username}:${password}`),
  );
}

/** Requests of the gateway about guests, with the service account's token (SPEC-19, SPEC-30). */
export function visitorRoutes(service: Pick<Platform, "now" | "log">): Route[] {
  return [
    route(checkVisitor, async () => respond(200, { known: true })),
    route(renewVisitorSession, async ({ db, body, owner }) => {
      const renewed = await visitors.renewVisitorSession(service, db, { owner, ...body });
      if (!renewed) throw sessionEnded();
      const { generation, issuedAt } = renewed;
      return respond(200, { generation, issuedAt: Math.floor(issuedAt.getTime() / 1_000) });
    }),
    route(endVisitor, async ({ db, owner }) => {
      await visitors.endVisitor(service, db, owner);
      return respond(200, { ended: true });
    }),
  ];
}
