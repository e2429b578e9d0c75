import { FailureError } from "#src/platform/http/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

/**
 * Which room on the disk something is written to: `spare` ends first, with drafts and uploads; `sales` later,
 * with orders; what belongs to a paid order is written as long as there is any.
 */
export type Room = "spare" | "sales";

type Needs = Pick<Platform, "config" | "disk">;

/** Tells whether there is room on the disk. */
export async function hasRoom({ config, disk }: Needs, room: Room): Promise<boolean> {
  const { lowBytes, reserveBytes } = config.disk;
  return (await disk.freeBytes()) >= (room === "spare" ? lowBytes : reserveBytes);
}

/** Throws 507 where there is no room. */
export async function requireRoom(needs: Needs, room: Room): Promise<void> {
  if (await hasRoom(needs, room)) return;
  throw new FailureError(507, "storageFull", { headers: { "Retry-After": "3600" } });
}
