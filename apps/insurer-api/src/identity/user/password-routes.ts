import { randomUUID } from "node:crypto";
import { changePassword, register, sendSmsCode, type Tokens } from "@sughurta/contracts/session";
import { and, eq } from "drizzle-orm";
import type { MergeGuest } from "#src/identity/auth/auth-routes.ts";
import { checkPassword } from "#src/identity/auth/auth-routes.ts";
import { hashPassword, isPassword, requirePlaceForPassword } from "#src/identity/auth/password.ts";
import { endSessions, startSession } from "#src/identity/auth/sessions.ts";
import { isTrustedDevice, removeTrustedDevices } from "#src/identity/auth/trusted-devices.ts";
import { user } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, invalidFields } from "#src/platform/failures/failure-error.ts";
import { type Call, type Route, respond, route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import { signedIn } from "./profile-routes.ts";
import { queuePasswordChanged } from "./queue-password-changed.ts";
import { REPEAT_SECONDS, sendCode, useCode, VALID_SECONDS } from "./sms-codes.ts";
import type { SmsPurpose } from "./user-tables.ts";

/** Limit of codes requested by one visitor. */
export const SEND_RULE = { max: 10, windowSeconds: 600 };

type User = typeof user.$inferSelect;
type Requester = Omit<Call<typeof changePassword>, "body" | "params" | "query">;

interface ProvedPhone {
  readonly phone: string;
  readonly code: string;
  readonly password: string;
}

async function userBy(db: Database, username: string): Promise<User | undefined> {
  const isThis = and(eq(user.username, username), eq(user.role, "user"));
  const [found] = await db.select().from(user).where(isThis);
  return found;
}

const samePassword = () => invalidFields({ password: ["passwordSame"] });

/** Ends all sessions, signs in here, and notifies the user. */
async function signInAnew(
  service: Pick<Platform, "config" | "jobs" | "now">,
  tx: Database,
  person: User,
  { headers, language }: Requester,
): Promise<Tokens> {
  await endSessions(tx, person.id);
  await removeTrustedDevices(tx, person.id);
  await queuePasswordChanged(service, tx, person, language);
  return startSession(service, tx, person, { headers });
}

/**
 * The code proves control of the phone: the user gets a new password and is signed in, with or without an earlier
 * account. So neither endpoint reveals which phones have an account (SPEC-20).
 */
async function setPasswordByCode(
  service: Pick<Platform, "config" | "db" | "jobs" | "limiter" | "metrics" | "now">,
  mergeGuest: MergeGuest,
  purpose: SmsPurpose,
  { phone, code, password }: ProvedPhone,
  requester: Requester,
): Promise<Tokens> {
  const { owner, address, signal, headers } = requester;
  const place = { lane: "known", key: phone, signal } as const;
  // A code is not used up for a derivation that would be refused.
  requirePlaceForPassword(place);
  await useCode(service, { phone, purpose, owner, address, code });
  const known = await userBy(service.db, phone);
  // An assigned password has to be replaced with a different one (SPEC-19).
  if (known?.changePassword && (await isPassword(password, known.passwordHash, place))) {
    throw samePassword();
  }
  const passwordHash = await hashPassword(password, place);
  return service.db.transaction(async (tx) => {
    const [person] = await tx
      .insert(user)
      .values({
        id: randomUUID(),
        username: phone,
        role: "user",
        passwordHash,
        createdAt: service.now(),
      })
      .onConflictDoUpdate({
        target: user.username,
        set: { passwordHash, changePassword: false },
        setWhere: eq(user.role, "user"),
      })
      .returning();
    if (!person) throw invalidFields({ code: ["smsCodeWrong"] });
    await mergeGuest(tx, owner, person);
    const hadPassword = known !== undefined && known.passwordHash !== "";
    if (hadPassword) return signInAnew(service, tx, person, requester);
    await endSessions(tx, person.id);
    return startSession(service, tx, person, { headers });
  });
}

async function setPasswordByOld(
  service: Pick<Platform, "config" | "db" | "jobs" | "limiter" | "metrics" | "now" | "pause">,
  userId: string,
  { oldPassword, password }: { oldPassword: string; password: string },
  requester: Requester,
): Promise<Tokens> {
  const { signal } = requester;
  const [person] = await service.db.select().from(user).where(eq(user.id, userId));
  const check = { password: oldPassword, stored: person?.passwordHash, of: userId, isKnown: true };
  if (!(await checkPassword(service, requester, check)) || !person) {
    throw invalidFields({ oldPassword: ["passwordWrong"] });
  }
  if (password === oldPassword) throw samePassword();
  const passwordHash = await hashPassword(password, { lane: "known", key: userId, signal });
  return service.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(user)
      .set({ passwordHash, changePassword: false })
      .where(eq(user.id, userId))
      .returning();
    if (!changed) throw new FailureError(401, "unauthorized");
    return signInAnew(service, tx, changed, requester);
  });
}

/** SMS codes, registration and passwords (S0 §7, SPEC-20). */
export function passwordRoutes(
  service: Pick<Platform, "config" | "db" | "jobs" | "limiter" | "metrics" | "now" | "pause">,
  mergeGuest: MergeGuest,
): Route[] {
  /**
   * Whether the request has a session or a trusted browser of the phone's own account; checked for every phone alike.
   */
  const isOwnPhone = async (phone: string, { userId, headers }: Requester): Promise<boolean> => {
    const account = await userBy(service.db, phone);
    const isOwnSession = userId !== undefined && account?.id === userId;
    return isOwnSession || (await isTrustedDevice(service.db, headers, phone));
  };

  return [
    route(
      sendSmsCode,
      async ({ body: { phone, purpose }, ...requester }) => {
        const isTrusted = await isOwnPhone(phone, requester);
        await sendCode(service, { phone, purpose, ...requester, isTrusted });
        return respond(200, { repeatAfter: REPEAT_SECONDS, validFor: VALID_SECONDS });
      },
      { limit: SEND_RULE, beforePasswordChange: true },
    ),
    route(register, async ({ body, ...requester }) =>
      respond(201, await setPasswordByCode(service, mergeGuest, "register", body, requester)),
    ),
    route(
      changePassword,
      async ({ body, ...requester }) =>
        respond(
          200,
          "code" in body
            ? await setPasswordByCode(service, mergeGuest, "recover", body, requester)
            : await setPasswordByOld(service, signedIn(requester.userId), body, requester),
        ),
      {
        beforePasswordChange: true,
        guesses: ({ body, userId }) =>
          "code" in body || userId === undefined
            ? []
            : [{ kind: "password", value: body.oldPassword, of: userId, isKnown: true }],
      },
    ),
  ];
}
