import { randomUUID } from "node:crypto";
import { normalizeCode } from "@sughurta/domain";
import type { RateRule } from "@sughurta/server-kit";
import { and, eq, isNull, lt } from "drizzle-orm";
import { verify } from "otplib";
import { writeAuditEvent } from "#src/desk/audit/audit-chain.ts";
import type { DeskAction } from "#src/desk/timeline/action-texts.ts";
import { isPassword } from "#src/identity/auth/password.ts";
import { randomToken, tokenHash } from "#src/identity/auth/tokens.ts";
import { type Staff, staff, staffSession } from "#src/platform/database/schema/desk.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { memberOfPasskey } from "./passkeys.ts";
import { otpSecretOf } from "./staff-accounts.ts";

const FROM_ONE_ADDRESS: RateRule = { max: 10, windowSeconds: 300 };
const OF_ONE_ACCOUNT: RateRule = { max: 20, windowSeconds: 3_600 };
/** A clock may be off by this, and somebody types slowly. */
const CODE_TOLERANCE_SECONDS = 30;
const CODE = /^\d{6}$/;
/** Of whom nobody has confirmed one. */
const NO_ROLE = "none";

type Needs = Pick<Platform, "config" | "db" | "now" | "limiter">;

/** What somebody typed to sign in. */
export interface StaffSignIn {
  readonly name: string;
  readonly password: string;
  /** Six digits, with or without spaces and dashes between them. */
  readonly code: string;
}

/**
 * Begins a session of a member of staff; answers its token, which is stored hashed. One answer for whatever is wrong:
 * 422. Throws 429 after too many tries.
 */
export async function signInStaff(
  service: Needs,
  typed: StaffSignIn,
  address: string,
): Promise<string> {
  const name = typed.name.trim().toLowerCase();
  await countAddress(service, address);
  await countTry(service, `desk-name:${name}`, OF_ONE_ACCOUNT);
  const [found] = await service.db
    .select()
    .from(staff)
    .where(and(eq(staff.name, name), isNull(staff.disabledAt)));
  const isRight = await isPassword(typed.password, found?.passwordHash);
  const mayCome = found !== undefined && maySignIn(service, found);
  if (!isRight || !mayCome || !(await takeCode(service, found, normalizeCode(typed.code)))) {
    throw new FailureError(422, "staffSignIn");
  }
  return beginSession(service, found, "signIn");
}

/**
 * Begins a session of the member whose passkey a browser answered with: it stands for password and code, since the device
 * has asked for its owner. Throws 422, and 429 after too many tries.
 */
export async function signInByPasskey(
  service: Needs,
  answer: string,
  address: string,
): Promise<string> {
  await countAddress(service, address);
  const found = await memberOfPasskey(service, answer);
  if (!found || !maySignIn(service, found)) throw new FailureError(422, "passkeyRefused");
  return beginSession(service, found, "signIn.passkey");
}

const countAddress = (service: Needs, address: string) =>
  countTry(service, `desk:${address}`, FROM_ONE_ADDRESS);

const maySignIn = ({ config }: Needs, { isDemonstration, disabledAt }: Staff) =>
  disabledAt === null && (!isDemonstration || config.sandbox);

async function beginSession(service: Needs, found: Staff, action: DeskAction): Promise<string> {
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
  return token;
}

async function countTry({ limiter }: Needs, key: string, rule: RateRule): Promise<void> {
  const seconds = await limiter.take(key, rule);
  if (seconds > 0) {
    throw new FailureError(429, "tooManyRequests", { headers: { "Retry-After": String(seconds) } });
  }
}

/** Whether a code is right and new: each is taken once. */
async function takeCode(service: Needs, account: Staff, code: string): Promise<boolean> {
  const secret = otpSecretOf(service, account);
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
