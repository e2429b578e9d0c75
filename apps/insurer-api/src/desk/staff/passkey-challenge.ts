import { createHash, createHmac, randomBytes } from "node:crypto";
import { equalSecrets, purposeKey } from "@sughurta/server-kit";
import { lt } from "drizzle-orm";
import { staffUsedChallenge } from "#src/platform/database/schema/desk.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import type { Platform } from "#src/platform/platform.ts";

const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
/** As long as a page with a challenge may stand open. */
const LIFETIME_MS = 10 * 60_000;

type Needs = Pick<Platform, "config" | "db" | "now">;

function signatureOf({ config }: Pick<Needs, "config">, purpose: string, body: Buffer): Buffer {
  const key = purposeKey(config.secrets.draft, "challenges of passkeys");
  return createHmac("sha256", key).update(purpose).update("\0").update(body).digest();
}

/**
 * A challenge for a purpose, such as `sign-in`, which says itself until when it holds: whoever opens the sign-in page
 * writes nothing into the database.
 */
export function passkeyChallenge(service: Pick<Needs, "config" | "now">, purpose: string) {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(service.now().getTime() + LIFETIME_MS, 0, TIME_BYTES);
  const body = Buffer.concat([randomBytes(RANDOM_BYTES), time]);
  return new Uint8Array(Buffer.concat([body, signatureOf(service, purpose, body)]));
}

/** Whether a challenge, in base64url, is ours, still holds, and nobody has answered it; from then on somebody has. */
export async function takeChallenge(
  service: Needs,
  purpose: string,
  challenge: string,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, "base64url");
  const body = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
  if (body.length < RANDOM_BYTES + TIME_BYTES) return false;
  const signature = bytes.subarray(body.length).toString("hex");
  const isOurs = equalSecrets(signature, signatureOf(service, purpose, body).toString("hex"));
  const expiresAt = new Date(body.readUIntBE(RANDOM_BYTES, TIME_BYTES));
  if (!isOurs || expiresAt <= service.now()) return false;
  const hash = createHash("sha256").update(bytes).digest("hex");
  const taken = await service.db
    .insert(staffUsedChallenge)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: staffUsedChallenge.hash });
  return taken.length > 0;
}

/** Removes what no challenge could be any more. */
export async function sweepChallenges({ db, now }: Pick<Needs, "db" | "now">): Promise<void> {
  const { hash, expiresAt } = staffUsedChallenge;
  await sweepRows(db, staffUsedChallenge, [hash], lt(expiresAt, now()));
}
