import { describeError } from "@sughurta/server-kit";
import type { Context } from "hono";
import type { PersonalView } from "#src/desk/access/mask.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import { FileMissingError } from "#src/platform/files/file-store.ts";
import { heicPicture } from "#src/platform/files/heic-picture.ts";
import { attachment } from "#src/platform/http/attachment.ts";
import type { Platform } from "#src/platform/platform.ts";
import {
  MEDIA_TYPES,
  type Sheet,
  type SheetFormat,
  sheetFile,
} from "#src/reports/files/sheet-file.ts";
import { type DeskFile, HEIC, isShownType, PDF, SHOWN } from "./elements.ts";

/** A missing file was removed after the scanner refused it: 404. */
function ifRemoved(error: unknown): never {
  throw error instanceof FileMissingError ? notFound() : error;
}

/**
 * A shown file may load and run nothing and belongs to no origin. Browsers refuse a PDF in a sandbox: their viewer, which
 * has a process of its own, isolates it.
 */
const shownPolicy = (mediaType: string): string =>
  `default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; ${mediaType === PDF ? "object-src 'self'" : "sandbox"}`;

/**
 * Sends an uploaded file as a download under its name; with `?shown` a picture or a PDF to show in the page, a HEIC
 * picture as a JPEG. Throws 403 while the personal data it belongs to is hidden, 409 before the scanner accepted it, 404
 * after it was refused, 422 for a picture that cannot be shown.
 */
export async function sendDeskFile(
  context: Context,
  { store, log }: Pick<Platform, "log" | "store">,
  { status }: PersonalView,
  { name, storedAs, mediaType, state }: DeskFile,
): Promise<Response> {
  if (status !== "open") throw new FailureError(403, "personalHidden");
  if (state === "quarantined") throw new FailureError(409, "fileInQuarantine");
  if (state === "refused") throw notFound();
  const read = () => store.read(storedAs).catch(ifRemoved);
  const isShown = isShownType(mediaType) && context.req.query(SHOWN) !== undefined;
  const isConverted = isShown && mediaType === HEIC;
  const content = isConverted
    ? await heicPicture(storedAs, read).catch((error: unknown) => {
        if (error instanceof FailureError) throw error;
        log.warn({ error: describeError(error) }, "picture cannot be shown");
        throw new FailureError(422, "pictureNotShown");
      })
    : await read();
  const sent = attachment(name);
  return context.body(new Uint8Array(content), 200, {
    "Content-Type": isConverted ? "image/jpeg" : mediaType,
    "Content-Disposition": isShown ? sent.replace(/^attachment/, "inline") : sent,
    ...(isShown ? { "Content-Security-Policy": shownPolicy(mediaType) } : {}),
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  });
}

/** A response that downloads a sheet. */
export async function sendSheet(
  sheet: Sheet,
  format: SheetFormat,
  name = sheet.name,
): Promise<Response> {
  return new Response(new Uint8Array(await sheetFile(sheet, format)), {
    headers: {
      "Content-Type": MEDIA_TYPES[format],
      "Content-Disposition": attachment(`${name}.${format}`),
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    },
  });
}
