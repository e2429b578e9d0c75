import { PREFILL_SECONDS, type Prefill, takePrefill } from "@sughurta/contracts/partner";
import { type SecretList, sealerFor } from "@sughurta/server-kit";
import { and, eq, gt, lt } from "drizzle-orm";
import { randomToken, tokenHash } from "#src/identity/auth/tokens.ts";
import { partnerPrefill } from "#src/platform/database/schema/partner.ts";
import { sealedColumn } from "#src/platform/database/sealed-column.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import type { Platform } from "#src/platform/platform.ts";
import { chargeQuota } from "#src/platform/quota/quotas.ts";

export type PrefillNeeds = Pick<Platform, "config" | "db" | "now" | "metrics">;

const knownSchema = takePrefill.responses[200];

const createSealer = (secrets: SecretList) => sealerFor(secrets, "prefill");

const getPlace = (partnerCode: string, hash: string) => `${partnerCode}/${hash}`;

export const sealedPrefills = sealedColumn({
  about: "prefilled data of partners",
  table: partnerPrefill,
  key: [partnerPrefill.tokenHash],
  column: partnerPrefill.sealed,
  createSealer,
  getPlace: ({ partnerCode, tokenHash: hash }) => getPlace(partnerCode, hash),
});

/**
 * Stores a partner's prefill data of a visitor, encrypted, until its token is used. Throws 429 over the partner's
 * quota.
 */
export async function storePrefill(
  service: PrefillNeeds,
  partnerCode: string,
  known: Prefill,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const { db, now } = service;
  const token = randomToken();
  const hash = tokenHash(token);
  const sealed = createSealer(service.config.secrets.draft).seal(
    JSON.stringify(known),
    getPlace(partnerCode, hash),
  );
  const expiresAt = new Date(now().getTime() + PREFILL_SECONDS * 1_000);
  await db.transaction(async (tx) => {
    // All servers of a partner share one limit: their network addresses do not identify them.
    const user = { owner: `partner:${partnerCode}`, address: "" };
    await chargeQuota(service, tx, user, "prefills");
    await tx.insert(partnerPrefill).values({ tokenHash: hash, partnerCode, sealed, expiresAt });
  });
  return { token, expiresAt };
}

/** Reads and deletes the data of a token of this partner; `undefined` if missing or expired. */
export async function consumePrefill(
  service: Pick<Platform, "config" | "db" | "now">,
  partnerCode: string,
  token: string,
) {
  const { db, now } = service;
  const hash = tokenHash(token);
  const [found] = await db
    .delete(partnerPrefill)
    .where(
      and(
        eq(partnerPrefill.tokenHash, hash),
        eq(partnerPrefill.partnerCode, partnerCode),
        gt(partnerPrefill.expiresAt, now()),
      ),
    )
    .returning({ sealed: partnerPrefill.sealed });
  const text =
    found &&
    createSealer(service.config.secrets.draft).open(found.sealed, getPlace(partnerCode, hash));
  return text === undefined ? undefined : knownSchema.parse(JSON.parse(text));
}

/** Deletes expired data. */
export async function sweepPrefills({ db, now }: Pick<Platform, "db" | "now">): Promise<void> {
  const isOver = lt(partnerPrefill.expiresAt, now());
  await sweepRows(db, partnerPrefill, [partnerPrefill.tokenHash], isOver);
}
