import { MAX_UPLOAD_BYTES, TUS_VERSION } from "@sughurta/contracts/claim";
import { CLAIM_FILES } from "@sughurta/domain";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { isStorableText } from "#src/platform/http/raw-text.ts";
import { toDisplayName } from "#src/platform/http/read-multipart.ts";

/** Header of every tus response. */
export const TUS_HEADERS = { "Tus-Resumable": TUS_VERSION } as const;

/** Throws 412 for any other version of the protocol. */
export function requireTus(headers: Headers): void {
  if (headers.get("tus-resumable") === TUS_VERSION) return;
  throw new FailureError(412, "uploadProtocol", { headers: { "Tus-Version": TUS_VERSION } });
}

/**
 * Header values have no surrounding spaces (RFC 9110); tus 1.0 requires non-negative integers, here without leading
 * zeros.
 */
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,14})$/;

/** A header's number of bytes; throws 400 if it is missing or invalid. */
export function bytesIn(headers: Headers, name: "upload-length" | "upload-offset"): number {
  const text = headers.get(name) ?? "";
  if (!WHOLE_NUMBER.test(text)) throw new FailureError(400, "wrongInput");
  return Number(text);
}

/**
 * Size of the announced file in bytes; throws 413 if it is too large, 422 if it is empty, 400 if it is not a number.
 */
export function sizeIn(headers: Headers): number {
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
export function nameIn(headers: Headers): string {
  const pairs = (headers.get("upload-metadata") ?? "").split(",");
  const encoded = pairs.map((pair) => pair.trim().split(" ")).find(([key]) => key === "filename");
  const name = Buffer.from(encoded?.[1] ?? "", "base64").toString("utf8");
  return toDisplayName(isStorableText(name) ? name : undefined);
}
