import { randomUUID } from "node:crypto";
import { normalizeCode } from "@sughurta/domain";
import { OverloadedError } from "@sughurta/server-kit";
import { and, eq, isNull, lt } from "drizzle-orm";
import { verify } from "otplib";
import { writeAuditEvent } from "#src/desk/audit/audit-chain.ts";
import type { DeskAction } from "#src/desk/texts/action-texts.ts";
import { isPassword, type PasswordRequester, renewedHash } from "#src/identity/auth/password.ts";
import { randomToken, tokenHash } from "#src/identity/auth/tokens.ts";
import { type Staff, staff, staffSession } from "#src/platform/database/schema/desk.ts";
import { FailureError, tooManyRequests } from "#src/platform/failures/failure-error.ts";
import { assertAllowed, openBruteForceGuard } from "#src/platform/http/brute-force-guard.ts";
import type { Platform } from "#src/platform/platform.ts";
import { isTrustedDesk, withDeskProof } from "./desk-devices.ts";
import { memberOfPasskey } from "./passkeys.ts";
import { getOtpSecret } from "./staff-accounts.ts";

/** Tolerance for clock differences and slow typing. */
const CODE_TOLERANCE_SECONDS = 30;
const CODE = /^\d{6}$/;

/** Time for which a code of an authenticator app is shown. */
export const CODE_STEP_MS = 30_000;
/** Seconds after which most of the password queue has been processed. */
const QUEUE_SECONDS = 3;
/** Role of an account without a confirmed one. */
const NO_ROLE = "none";

type Needs = Pick<Platform, "config" | "db" | "now" | "log" | "limiter">;

/** Submitted sign-in form. */
export interface StaffSignIn {
  readonly name: string;
  readonly password: string;
  /** Six digits, with optional spaces and dashes. */
  readonly code: string;
}

/** The browser that signs in. */
export interface DeskBrowserInfo {
  readonly address: string;
  /** Cookie with proofs of members who have signed in with it; "" without one. */
  readonly deviceProofs: string;
}

/** Result of signing in. */
export interface StartedSession {
  /** Stored hashed only. */
  readonly token: string;
  readonly deviceProofs: string;
  readonly staffId: string;
}

/**
 * Starts a session of a staff member. Any wrong credential throws the same 422. Failed attempts of unknown browsers are
 * counted by account and address first. A browser in which this member has signed in before has its own count and its
 * own lane in the password queue, so attempts from elsewhere never block it. Throws 429 after too many failed attempts.
 */
export async function signInStaff(
  service: Needs,
  typed: StaffSignIn,
  { address, deviceProofs }: DeskBrowserInfo,
): Promise<StartedSession> {
  const name = typed.name.trim().toLowerCase();
  const code = normalizeCode(typed.code);
  const [found] = await service.db
    .select()
    .from(staff)
    .where(and(eq(staff.name, name), isNull(staff.disabledAt)));
  const isKnown = isTrustedDesk(service, found, deviceProofs);
  // A code is a new guess in each time step, even if it is the same.
  const step = Math.floor(service.now().getTime() / CODE_STEP_MS);
  const value = JSON.stringify([typed.password, code, step]);
  const guess = { kind: "staffSignIn", value, of: name, isKnown } as const;
  const guesses = await openBruteForceGuard(service, [guess], { owner: "nobody", address });
  const requester: PasswordRequester = isKnown
    ? { lane: "knownStaff", key: name }
    : { lane: "staff", key: address };
  try {
    assertAllowed(guesses, "staffSignIn");
    const isRight = await isPassword(typed.password, found?.passwordHash, requester);
    const mayCome = found !== undefined && maySignIn(service, found);
    if (!isRight || !mayCome || !(await takeCode(service, found, code))) {
      guesses.wrong("staffSignIn");
      throw new FailureError(422, "staffSignIn");
    }
    await renewHash(service, found, typed.password);
    return await beginSession(service, found, "signIn", deviceProofs);
  } catch (error) {
    if (error instanceof OverloadedError) throw tooManyRequests(QUEUE_SECONDS);
    throw error;
  } finally {
    await guesses.commit();
  }
}

/** Replaces a hash that has weak parameters; keeps one that was changed at the same time. */
async function renewHash(
  { db }: Needs,
  { id, name, passwordHash: stored }: Staff,
  password: string,
) {
  const passwordHash = await renewedHash(password, stored, { lane: "knownStaff", key: name });
  if (passwordHash === undefined) return;
  const isUnchanged = and(eq(staff.id, id), eq(staff.passwordHash, stored));
  await db.update(staff).set({ passwordHash }).where(isUnchanged);
}

/**
 * Starts a session of the member whose passkey signed the response: it replaces password and code, since the device has
 * verified its user. A signature cannot be guessed, so attempts are not limited. Throws 422.
 */
export async function signInByPasskey(
  service: Needs,
  answer: string,
  { deviceProofs }: Pick<DeskBrowserInfo, "deviceProofs">,
): Promise<StartedSession> {
  const found = await memberOfPasskey(service, answer);
  if (!found || !maySignIn(service, found)) throw new FailureError(422, "passkeyRefused");
  return beginSession(service, found, "signIn.passkey", deviceProofs);
}

const maySignIn = ({ config }: Needs, { isDemonstration, disabledAt }: Staff) =>
  disabledAt === null && (!isDemonstration || config.sandbox);

async function beginSession(
  service: Needs,
  found: Staff,
  action: DeskAction,
  deviceProofs: string,
): Promise<StartedSession> {
  const token = randomToken();
  const startedAt = service.now();
  const session = { tokenHash: tokenHash(token), staffId: found.id, startedAt, seenAt: startedAt };
  await service.db.transaction(async (tx) => {
    await tx.insert(staffSession).values(session);
    await writeAuditEvent(service, tx, {
      id: randomUUID(),
      staffName: found.name,
      role: found.roles.join(", ") || NO_ROLE,
      action,
      subject: `staff:${found.name}`,
      reason: "",
    });
  });
  return { token, deviceProofs: withDeskProof(service, found, deviceProofs), staffId: found.id };
}

/** Whether a code is correct and unused; marks it as used. */
async function takeCode(service: Needs, account: Staff, code: string): Promise<boolean> {
  const secret = getOtpSecret(service, account);
  if (secret === undefined || !CODE.test(code)) return false;
  const checked = await verify({
    secret,
    token: code,
    epoch: Math.floor(service.now().getTime() / 1_000),
    epochTolerance: CODE_TOLERANCE_SECONDS,
  });
  if (!checked.valid || !("timeStep" in checked)) return false;
  const [taken] = await service.db
    .update(staff)
    .set({ otpStep: checked.timeStep })
    .where(and(eq(staff.id, account.id), lt(staff.otpStep, checked.timeStep)))
    .returning({ id: staff.id });
  return taken !== undefined;
}
