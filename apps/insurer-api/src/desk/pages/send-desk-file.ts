import type { Context } from "hono";
import type { PersonalView } from "#src/desk/personal/mask.ts";
import { FileMissingError } from "#src/platform/files/file-store.ts";
import { FailureError, notFound } from "#src/platform/http/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

interface DeskFile {
  readonly id: string;
  readonly storedAs: string;
  readonly mediaType: string;
  readonly state: "quarantined" | "clean" | "refused";
}

/** The file that the scanner refused is not there any more: 404. */
function ifThrownAway(error: unknown): never {
  throw error instanceof FileMissingError ? notFound() : error;
}

/**
 * Sends a file that somebody added, to be saved and not to be shown. Throws 403 while the personal data it belongs to is
 * hidden, 409 before the scanner accepted it, 404 after it was refused.
 */
export async function sendDeskFile(
  context: Context,
  { store }: Pick<Platform, "store">,
  { standing }: PersonalView,
  { id, storedAs, mediaType, state }: DeskFile,
): Promise<Response> {
  if (standing !== "open") throw new FailureError(403, "personalHidden");
  if (state === "quarantined") throw new FailureError(409, "fileInQuarantine");
  if (state === "refused") throw notFound();
  const content = new Uint8Array(await store.read(storedAs).catch(ifThrownAway));
  return context.body(content, 200, {
    "Content-Type": mediaType,
    "Content-Disposition": `attachment; filename="${id}"`,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  });
}
