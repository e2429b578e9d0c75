import type { user } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** An account; its name is the confirmed phone. */
export type Account = Pick<typeof user.$inferSelect, "id" | "username">;

/** Moves the data of this browser's guest to an account, in the transaction of signing in. */
export type MergeGuest = (tx: Database, guest: string, person: Account) => Promise<void>;
