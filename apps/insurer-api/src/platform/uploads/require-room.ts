import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

/**
 * Disk space class of a write: `spare` ends first, for drafts and uploads; `sales` later, for orders; data of paid
 * orders are written until the disk is full.
 */
export type Room = "spare" | "sales";

type Needs = Pick<Platform, "config" | "disk">;

/** Whether the disk has space. */
export async function hasRoom({ config, disk }: Needs, room: Room): Promise<boolean> {
  const { lowBytes, reserveBytes } = config.disk;
  return (await disk.freeBytes()) >= (room === "spare" ? lowBytes : reserveBytes);
}

/** Throws 507 without space. */
export async function requireRoom(needs: Needs, room: Room): Promise<void> {
  if (await hasRoom(needs, room)) return;
  throw new FailureError(507, "storageFull", { headers: { "Retry-After": "3600" } });
}
