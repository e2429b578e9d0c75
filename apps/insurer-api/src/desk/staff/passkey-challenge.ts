import { createHash } from "node:crypto";
import { purposeKey, Sealer } from "@sughurta/server-kit";
import { lt } from "drizzle-orm";
import { staffUsedChallenge } from "#src/platform/database/schema/desk.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import type { Platform } from "#src/platform/platform.ts";

/** As long as a page with a challenge may stand open. */
const LIFETIME_MS = 10 * 60_000;

type Needs = Pick<Platform, "config" | "db" | "now">;

const sealerOf = ({ config }: Pick<Needs, "config">) =>
  new Sealer(...config.secrets.draft.map((secret) => purposeKey(secret, "challenges of passkeys")));

/**
 * A challenge for a purpose, such as `sign-in`, which says itself until when it holds: whoever opens the sign-in page
 * writes nothing into the database.
 */
export function passkeyChallenge(service: Pick<Needs, "config" | "now">, purpose: string) {
  const until = service.now().getTime() + LIFETIME_MS;
  const sealed = sealerOf(service).seal(String(until), purpose);
  return new Uint8Array(Buffer.from(sealed, "base64url"));
}

/** Whether a challenge, in base64url, is ours, still holds, and nobody has answered it; from then on somebody has. */
export async function takeChallenge(
  service: Needs,
  purpose: string,
  challenge: string,
): Promise<boolean> {
  const until = sealerOf(service).open(challenge, purpose);
  const expiresAt = new Date(Number(until ?? 0));
  if (expiresAt <= service.now()) return false;
  // One text could be spelled in two ways.
  const bytes = Buffer.from(challenge, "base64url");
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
