import { DAY_MS } from "@sughurta/domain";
import { and, eq, lt } from "drizzle-orm";
import { trustedDevice, user } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import type { Platform } from "#src/platform/platform.ts";
import { tokenHash } from "./tokens.ts";

/** A random, unguessable text that the gateway stores in a cookie of the browser. */
const DEVICE_HEADER = "x-device-id";
const DEVICE_ID = /^[A-Za-z0-9_-]{32,64}$/;
/** A browser not used to sign in for this time is no longer trusted, as its cookie has expired. */
const REMEMBERED_MS = 365 * DAY_MS;

function deviceHashIn(headers: Headers): string | undefined {
  const id = headers.get(DEVICE_HEADER) ?? "";
  return DEVICE_ID.test(id) ? tokenHash(id) : undefined;
}

/** True if this user name, or with none given any user, has signed in with this browser before. */
export async function isTrustedDevice(
  db: Database,
  headers: Headers,
  username?: string,
): Promise<boolean> {
  const deviceHash = deviceHashIn(headers);
  if (deviceHash === undefined) return false;
  const isThis = eq(trustedDevice.deviceHash, deviceHash);
  const [found] = await db
    .select({ userId: trustedDevice.userId })
    .from(trustedDevice)
    .innerJoin(user, eq(user.id, trustedDevice.userId))
    .where(username === undefined ? isThis : and(isThis, eq(user.username, username)))
    .limit(1);
  return found !== undefined;
}

/** Stores the browser of a user who has just authenticated. */
export async function rememberDevice(
  service: Pick<Platform, "now">,
  db: Database,
  userId: string,
  headers: Headers,
): Promise<void> {
  const deviceHash = deviceHashIn(headers);
  if (deviceHash === undefined) return;
  const seenAt = service.now();
  await db
    .insert(trustedDevice)
    .values({ userId, deviceHash, seenAt })
    .onConflictDoUpdate({
      target: [trustedDevice.userId, trustedDevice.deviceHash],
      set: { seenAt },
    });
}

/** Removes all trusted browsers of a user, such as after a change of password. */
export async function removeTrustedDevices(db: Database, userId: string): Promise<void> {
  await db.delete(trustedDevice).where(eq(trustedDevice.userId, userId));
}

/** Removes browsers that were not used to sign in for too long. */
export async function sweepTrustedDevices(service: Pick<Platform, "db" | "now">): Promise<void> {
  const oldest = new Date(service.now().getTime() - REMEMBERED_MS);
  const { userId, deviceHash, seenAt } = trustedDevice;
  await sweepRows(service.db, trustedDevice, [userId, deviceHash], lt(seenAt, oldest));
}
