import { type FileLimits, fileEnding } from "@sughurta/domain";
import { imageSize } from "image-size";
import type { Localised } from "#src/content/schema/field-schemas.ts";
import { type ContentFile, contentFile } from "#src/platform/database/schema/content.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { UploadedFile } from "#src/platform/files/file-store.ts";
import type { Platform } from "#src/platform/platform.ts";
import { type ScannedFile, scanFiles } from "#src/platform/uploads/check-files.ts";

/** Upload limits of content files: one picture or document at a time. */
export const CONTENT_FILES: FileLimits = {
  maxFiles: 1,
  maxMegabytes: 15,
  kinds: ["picture", "document"],
};

const RULE = {
  violations: { type: "contentFileType", tooLarge: "receiptTooLarge" },
  limits: CONTENT_FILES,
} as const;

/** Formats that browsers show; pictures of other formats are converted before. */
const SERVED = ["avif", "webp", "png", "jpg", "jpeg", "pdf"];
const NAME_LENGTH = 60;
const HASH_LENGTH = 8;

/**
 * Checks and scans a content file, before the transaction that adds it. Throws 422, and 409 if the scanner does not
 * respond.
 */
export async function scanContentFile(
  service: Pick<Platform, "log" | "scanner" | "store">,
  files: readonly UploadedFile[],
  signal: AbortSignal,
): Promise<ScannedFile> {
  const [file] = await scanFiles(service, files, RULE, signal);
  if (!file) throw new FailureError(422, "fileEmpty");
  if (!SERVED.includes(fileEnding(file.name))) throw new FailureError(422, "contentFileType");
  if (file.state === "quarantined") throw new FailureError(409, "fileInQuarantine");
  return file;
}

/** The served name of a file, such as `kids-2026-1a2b3c4d.jpg`: depends on its content. */
function servedName({ name, sha256 }: ScannedFile): string {
  const ending = fileEnding(name);
  const base = name
    .slice(0, -ending.length - 1)
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, NAME_LENGTH)
    .toLowerCase();
  return `${base || "file"}-${sha256.slice(0, HASH_LENGTH)}.${ending}`;
}

/** Adds a scanned file to those of the site; for the same content, updates its alternative text. */
export async function addContentFile(
  { db, store, now }: Pick<Platform, "db" | "now" | "store">,
  file: ScannedFile,
  { alt, by }: { readonly alt: Localised; readonly by: string },
): Promise<ContentFile> {
  const size = file.mediaType.startsWith("image/")
    ? imageSize(Buffer.from(await store.read(file.storedAs)))
    : undefined;
  const row = {
    name: servedName(file),
    storedAs: file.storedAs,
    createdAt: now(),
    width: size?.width ?? null,
    height: size?.height ?? null,
    sizeBytes: file.sizeBytes,
    alt,
    addedBy: by,
  };
  await db
    .insert(contentFile)
    .values(row)
    .onConflictDoUpdate({ target: contentFile.name, set: row });
  return row;
}
