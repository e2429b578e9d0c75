import { isIP } from "node:net";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import * as z from "zod/mini";
import {
  type Staff,
  type StaffPasskey,
  staff,
  staffPasskey,
} from "#src/platform/database/schema/desk.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { passkeyChallenge, takeChallenge } from "./passkey-challenge.ts";

type Needs = Pick<Platform, "config" | "db" | "now">;

const SIGN_IN = "sign-in";
const MAX_PASSKEYS = 10;
const NAME_LENGTH = 100;

/** Ed25519, ECDSA on P-256 and RSA (COSE): the algorithms of common devices. */
const ALGORITHMS = [-8, -7, -257];

const registering = ({ id }: Pick<Staff, "id">) => `register:${id}`;

/** A passkey response of a browser; the library validates its content. */
const responseSchema = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(1_500)),
  rawId: z.string(),
  type: z.literal("public-key"),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  response: z.looseObject({ clientDataJSON: z.string() }),
});

/** Origin and relying party id of the desk; `undefined` if its host is an IP address, which passkeys do not support. */
export function passkeySite({ config }: Pick<Needs, "config">) {
  const origin = config.desk?.url;
  if (origin === undefined) return undefined;
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? { origin, id: hostname } : undefined;
}

function getSite(service: Needs) {
  const site = passkeySite(service);
  if (!site) throw refused();
  return site;
}

const refused = () => new FailureError(422, "passkeyRefused");

/** WebAuthn options for signing in; they name no account. */
export async function signInOptions(service: Needs) {
  const challenge = passkeyChallenge(service, SIGN_IN);
  const { id: rpID } = getSite(service);
  return generateAuthenticationOptions({ rpID, challenge, userVerification: "required" });
}

/** WebAuthn options for registering a passkey; excludes those that the member already has. */
export async function registrationOptions(service: Needs, member: Staff) {
  return generateRegistrationOptions({
    rpName: service.config.brandName,
    rpID: getSite(service).id,
    userName: member.name,
    userDisplayName: member.name,
    userID: new Uint8Array(Buffer.from(member.id)),
    challenge: passkeyChallenge(service, registering(member)),
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: (await listPasskeys(service, member)).map(({ id, transports }) => ({
      id,
      transports,
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** Passkeys of a member, oldest first. */
export function listPasskeys({ db }: Pick<Needs, "db">, { id }: Pick<Staff, "id">) {
  return db
    .select()
    .from(staffPasskey)
    .where(eq(staffPasskey.staffId, id))
    .orderBy(staffPasskey.createdAt);
}

/** Stores a new passkey of a member. Throws 422. */
export async function registerPasskey(
  service: Needs,
  member: Staff,
  typed: { readonly name: string; readonly answer: string },
): Promise<void> {
  const { origin, id: rpID } = getSite(service);
  const name = typed.name.slice(0, NAME_LENGTH);
  if (name === "") throw new FailureError(422, "passkeyName");
  // Lock: two simultaneous registrations of a member must not exceed the limit.
  await service.db.select().from(staff).where(eq(staff.id, member.id)).for("update");
  if ((await listPasskeys(service, member)).length >= MAX_PASSKEYS) {
    throw new FailureError(422, "recordsFull", { values: { max: MAX_PASSKEYS } });
  }
  const checked = await verifyRegistrationResponse({
    response: readResponse<RegistrationResponseJSON>(typed.answer),
    expectedChallenge: (challenge) => takeChallenge(service, registering(member), challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!checked?.verified) throw refused();
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  const made = await service.db
    .insert(staffPasskey)
    .values({
      id,
      staffId: member.id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: [...transports],
      name,
      createdAt: service.now(),
    })
    .onConflictDoNothing()
    .returning({ id: staffPasskey.id });
  if (made.length === 0) throw refused();
}

/** Removes a passkey of a member. Throws 409 if there is none. */
export async function removePasskey({ db }: Needs, member: Staff, id: string): Promise<void> {
  const [removed] = await db
    .delete(staffPasskey)
    .where(and(eq(staffPasskey.id, id), eq(staffPasskey.staffId, member.id)))
    .returning({ id: staffPasskey.id });
  if (!removed) throw new FailureError(409, "decidedBefore");
}

/** The member whose passkey signed the response; `undefined` if it is invalid. */
export async function memberOfPasskey(service: Needs, answer: string): Promise<Staff | undefined> {
  const { origin, id: rpID } = getSite(service);
  const response = readResponse<AuthenticationResponseJSON>(answer);
  const [found] = await service.db
    .select({ passkey: staffPasskey, member: staff })
    .from(staffPasskey)
    .innerJoin(staff, eq(staff.id, staffPasskey.staffId))
    .where(eq(staffPasskey.id, response.id));
  if (!found) return undefined;
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(service, SIGN_IN, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: getCredential(found.passkey),
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const used = { counter: checked.authenticationInfo.newCounter, usedAt: service.now() };
  await service.db.update(staffPasskey).set(used).where(eq(staffPasskey.id, found.passkey.id));
  return found.member;
}

const getCredential = ({ id, publicKey, counter }: StaffPasskey) => ({
  id,
  publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
  counter,
});

/** Parses a browser's response for the library, which verifies its kind. */
function readResponse<Answer extends RegistrationResponseJSON | AuthenticationResponseJSON>(
  text: string,
): Answer {
  try {
    return responseSchema.parse(JSON.parse(text)) as unknown as Answer;
  } catch {
    throw refused();
  }
}
