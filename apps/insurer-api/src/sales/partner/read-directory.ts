import type { PartnerDirectoryEntry } from "@sughurta/contracts/partner";
import { asc, gt, isNull, or } from "drizzle-orm";
import { type PartnerKey, partner, partnerKey } from "#src/platform/database/schema/partner.ts";
import type { Platform } from "#src/platform/platform.ts";

/** All partners with the keys that hold now or hold on for a while. */
export async function readDirectory({
  db,
  now,
}: Pick<Platform, "db" | "now">): Promise<PartnerDirectoryEntry[]> {
  const partners = await db.select().from(partner).orderBy(partner.code);
  const keys = await db
    .select()
    .from(partnerKey)
    .where(or(isNull(partnerKey.endsAt), gt(partnerKey.endsAt, now())))
    .orderBy(asc(partnerKey.createdAt));
  return partners.map(({ code, origins, returnPages, withdrawnAt }) => {
    const own = keys.filter(({ partnerCode }) => partnerCode === code);
    const ofKind = (kind: PartnerKey["kind"]) => own.filter((one) => one.kind === kind);
    return {
      code,
      origins,
      returnPages,
      withdrawn: withdrawnAt !== null,
      keys: ofKind("publishable").map((one) => ({ key: one.value, ...factsOf(one) })),
      secrets: ofKind("secret").map((one) => ({ hash: one.value, ...factsOf(one) })),
    };
  });
}

const factsOf = ({ endsAt, isTest }: PartnerKey) => ({
  ...(endsAt !== null && { endsAt: endsAt.toISOString() }),
  ...(isTest && { isTest }),
});
