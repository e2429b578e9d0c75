import { partner } from "#src/platform/database/schema/partner.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** Adds an active partner without keys and webhooks; an existing one is unchanged. */
export async function addPartner(db: Database, code: string): Promise<void> {
  const row = {
    code,
    name: code,
    origins: ["https://partner.example"],
    returnPages: ["https://partner.example/paid"],
    createdAt: new Date(0),
  };
  await db.insert(partner).values(row).onConflictDoNothing();
}
