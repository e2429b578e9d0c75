import { and, eq, gt, isNull, or } from "drizzle-orm";
import { tokenHash } from "#src/identity/auth/tokens.ts";
import {
  type Partner,
  partner,
  partnerKey,
  partnerShare,
} from "#src/platform/database/schema/partner.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

/** The partner whose secret key a request carries, including a withdrawn one. Throws 401. */
export async function partnerOfSecret(
  { db, now }: Pick<Platform, "db" | "now">,
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
        eq(partnerKey.value, tokenHash(secret ?? "")),
        or(isNull(partnerKey.endsAt), gt(partnerKey.endsAt, now())),
      ),
    );
  if (secret === undefined || !found) throw new FailureError(401, "partnerSecretWrong");
  return found;
}

/**
 * Whether a code belongs to a partner that may sell: an account that is not withdrawn, or a code without an account for
 * which staff have entered a commission, as for partners that only use links.
 */
export async function isActivePartner(db: Database, code: string): Promise<boolean> {
  const [account] = await db
    .select({ withdrawnAt: partner.withdrawnAt })
    .from(partner)
    .where(eq(partner.code, code));
  if (account) return account.withdrawnAt === null;
  return (await db.$count(partnerShare, eq(partnerShare.partnerCode, code))) > 0;
}
