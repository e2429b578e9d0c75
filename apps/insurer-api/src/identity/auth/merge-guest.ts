import type { user } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** An account; its name is the phone that a code has confirmed. */
export type Account = Pick<typeof user.$inferSelect, "id" | "username">;

/** Gives an account what the guest of this browser was doing, in the transaction of signing in. */
export type MergeGuest = (tx: Database, guest: string, person: Account) => Promise<void>;
