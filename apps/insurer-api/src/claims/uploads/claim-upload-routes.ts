import {
  claimUploadOffset,
  continueClaimUpload,
  MAX_UPLOAD_BYTES,
  startClaimUpload,
  TUS_VERSION,
} from "@sughurta/contracts/claim";
import { fillPath } from "@sughurta/contracts/core";
import { CLAIM_FILES } from "@sughurta/domain";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { isStorableText } from "#src/platform/http/raw-text.ts";
import { toDisplayName } from "#src/platform/http/read-multipart.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { chargeQuota } from "#src/platform/quota/quotas.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { addChunk } from "./add-chunk.ts";
import { lockUpload, startUpload } from "./start-upload.ts";

/** Header of every tus response. */
const TUS_HEADERS = { "Tus-Resumable": TUS_VERSION } as const;

/**
 * Header values have no surrounding spaces (RFC 9110); tus 1.0 requires non-negative integers, here without leading
 * zeros.
 */
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,14})$/;

/** Resumable uploads of claim files, by the protocol tus 1.0 (SPEC-27). */
export function claimUploadRoutes(
  service: Pick<
    Service,
    "config" | "db" | "jobs" | "now" | "log" | "metrics" | "store" | "scanner"
  >,
): Route[] {
  return [
    route(
      startClaimUpload,
      async ({ params, owner, headers }) => {
        requireTus(headers);
        const { claimId } = params;
        const file = { name: nameIn(headers), sizeBytes: sizeIn(headers) };
        const id = await startUpload(service, claimId, owner, file);
        const location = fillPath(continueClaimUpload.path, { claimId, uploadId: id });
        return respond(201, { id }, { ...TUS_HEADERS, Location: location });
      },
      { room: "spare" },
    ),
    route(claimUploadOffset, async ({ db, params, owner, headers }) => {
      requireTus(headers);
      const found = await db.transaction((tx) => lockUpload(service, tx, params, owner));
      return respond(200, undefined, {
        ...TUS_HEADERS,
        "Upload-Offset": String(found.receivedBytes),
        "Upload-Length": String(found.sizeBytes),
      });
    }),
    route(
      continueClaimUpload,
      async ({ db, params, owner, headers, bytes, address }) => {
        requireTus(headers);
        const offset = bytesIn(headers, "upload-offset");
        await chargeQuota(service, db, { owner, address }, "uploadBytes", bytes.length);
        const end = await addChunk(service, params, owner, { offset, bytes });
        return respond(204, undefined, { ...TUS_HEADERS, "Upload-Offset": String(end) });
      },
      { room: "spare" },
    ),
  ];
}

/** Throws 412 for any other version of the protocol. */
function requireTus(headers: Headers): void {
  if (headers.get("tus-resumable") === TUS_VERSION) return;
  throw new FailureError(412, "uploadProtocol", { headers: { "Tus-Version": TUS_VERSION } });
}

/** A header's number of bytes; throws 400 if it is missing or invalid. */
function bytesIn(headers: Headers, name: "upload-length" | "upload-offset"): number {
  const text = headers.get(name) ?? "";
  if (!WHOLE_NUMBER.test(text)) throw new FailureError(400, "wrongInput");
  return Number(text);
}

/**
 * Size of the announced file in bytes; throws 413 if it is too large, 422 if it is empty, 400 if it is not a number.
 */
function sizeIn(headers: Headers): number {
  const size = bytesIn(headers, "upload-length");
  if (size === 0) throw new FailureError(422, "fileEmpty");
  if (size > MAX_UPLOAD_BYTES) {
    throw new FailureError(413, "fileTooLarge", {
      values: { max: CLAIM_FILES.maxMegabytes },
      headers: { "Tus-Max-Size": String(MAX_UPLOAD_BYTES) },
    });
  }
  return size;
}

/** The display name of the file, from `Upload-Metadata: filename <base64>`. */
function nameIn(headers: Headers): string {
  const pairs = (headers.get("upload-metadata") ?? "").split(",");
  const encoded = pairs.map((pair) => pair.trim().split(" ")).find(([key]) => key === "filename");
  const name = Buffer.from(encoded?.[1] ?? "", "base64").toString("utf8");
  return toDisplayName(isStorableText(name) ? name : undefined);
}
