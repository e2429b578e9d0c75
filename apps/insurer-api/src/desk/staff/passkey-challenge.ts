import { createHash } from "node:crypto";
import { sealerFor } from "@sughurta/server-kit";
import { lt } from "drizzle-orm";
import { staffUsedChallenge } from "#src/platform/database/schema/desk.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Lifetime of a challenge, while its page is open. */
const LIFETIME_MS = 10 * 60_000;

type Needs = Pick<Platform, "config" | "db" | "now">;

const createSealer = ({ config }: Pick<Needs, "config">) =>
  sealerFor(config.secrets.draft, "challenges of passkeys");

/**
 * A sealed challenge for a purpose, such as `sign-in`, which contains its own expiry: visits of the sign-in page write
 * nothing into the database.
 */
export function passkeyChallenge(service: Pick<Needs, "config" | "now">, purpose: string) {
  const until = service.now().getTime() + LIFETIME_MS;
  const sealed = createSealer(service).seal(String(until), purpose);
  return new Uint8Array(Buffer.from(sealed, "base64url"));
}

/** Whether a challenge, in base64url, is ours, valid and unused; marks it as used. */
export async function takeChallenge(
  service: Needs,
  purpose: string,
  challenge: string,
): Promise<boolean> {
  const until = createSealer(service).open(challenge, purpose);
  const expiresAt = new Date(Number(until ?? 0));
  if (expiresAt <= service.now()) return false;
  // Hashes the bytes, since base64url has several spellings for the same bytes.
  const bytes = Buffer.from(challenge, "base64url");
  const hash = createHash("sha256").update(bytes).digest("hex");
  const taken = await service.db
    .insert(staffUsedChallenge)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: staffUsedChallenge.hash });
  return taken.length > 0;
}

/** Deletes used challenges that have expired. */
export async function sweepChallenges({ db, now }: Pick<Needs, "db" | "now">): Promise<void> {
  const { hash, expiresAt } = staffUsedChallenge;
  await sweepRows(db, staffUsedChallenge, [hash], lt(expiresAt, now()));
}
