import { and, eq, gt, isNull, or } from "drizzle-orm";
import { tokenHash } from "#src/identity/auth/tokens.ts";
import { type Partner, partner, partnerKey } from "#src/platform/database/schema/partner.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

/** The partner whose secret key a call carries, also a withdrawn one; that of a test opens nothing else. Throws 401. */
export async function partnerOfSecret(
  { config, db, now }: Pick<Platform, "config" | "db" | "now">,
  headers: Headers,
): Promise<Pick<Partner, "code" | "withdrawnAt">> {
  const secret = /^Bearer (\S{1,200})$/i.exec(headers.get("authorization") ?? "")?.[1];
  const [found] = await db
    .select({ code: partner.code, withdrawnAt: partner.withdrawnAt })
    .from(partnerKey)
    .innerJoin(partner, eq(partner.code, partnerKey.partnerCode))
    .where(
      and(
        eq(partnerKey.kind, "secret"),
        eq(partnerKey.isTest, config.isTest),
        eq(partnerKey.value, tokenHash(secret ?? "")),
        or(isNull(partnerKey.endsAt), gt(partnerKey.endsAt, now())),
      ),
    );
  if (secret === undefined || !found) throw new FailureError(401, "partnerSecretWrong");
  return found;
}

/** Whether a partner of this code exists and was not withdrawn. */
export async function isActivePartner(db: Database, code: string): Promise<boolean> {
  return (await db.$count(partner, and(eq(partner.code, code), isNull(partner.withdrawnAt)))) > 0;
}
