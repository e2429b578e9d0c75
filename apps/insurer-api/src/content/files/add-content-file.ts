import { type FileLimits, fileEnding } from "@sughurta/domain";
import { imageSize } from "image-size";
import type { Localised } from "#src/content/content-schemas.ts";
import { type ContentFile, contentFile } from "#src/platform/database/schema/content-file.ts";
import { type ScannedFile, scanFiles } from "#src/platform/files/check-files.ts";
import type { UploadedFile } from "#src/platform/files/file-store.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

/** What people add to content: one picture or paper at a time. */
export const CONTENT_FILES: FileLimits = {
  maxFiles: 1,
  maxMegabytes: 15,
  kinds: ["picture", "document"],
};

const RULE = {
  violations: { type: "contentFileType", tooLarge: "receiptTooLarge" },
  limits: CONTENT_FILES,
} as const;

/** What browsers show; a picture of any other kind is turned into one of these before. */
const SERVED = ["avif", "webp", "png", "jpg", "jpeg", "pdf"];
const NAME_LENGTH = 60;
const HASH_LENGTH = 8;

/** Checks and scans a file of content, before the transaction that adds it. Throws 422, 409 where no scanner answers. */
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

/** `kids-2026-1a2b3c4d.jpg` of a file: the same bytes have the same name, other bytes another one. */
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

/** Adds a file that was scanned to those of the site; the same bytes once more change what they are said to show. */
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
