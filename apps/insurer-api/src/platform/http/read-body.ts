import { FailureError, invalidFields } from "./failure-error.ts";
import { payloadViolation } from "./raw-text.ts";

const MEGABYTE = 1_000_000;
/** Bytes of a JSON request; a draft is the largest. */
export const JSON_MAX_BYTES = MEGABYTE / 2;

/** The sender went away in the middle of a request: nobody is left to answer. */
export class RequestAbortedError extends Error {
  readonly code = "requestAborted";
}

/** The bytes of a request, at most so many. Throws 413, or {@link RequestAbortedError}. */
export async function* chunksOf(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) {
    throw new FailureError(413, "bodyTooLarge");
  }
  const reader = request.body?.getReader();
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new RequestAbortedError("The request was cut", { cause });
    });
    if (done) return;
    size += value.byteLength;
    if (size > maxBytes) throw new FailureError(413, "bodyTooLarge");
    yield value;
  }
}

/** Reads a body up to a limit; a longer one is refused with 413 without reading it to its end. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(request, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The media type of a request, without parameters. */
export function mediaTypeOf(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Parses a JSON object: 415, 413, 400 or 422 tell what is wrong with it. Keys stay as on the wire. */
export async function readJson(request: Request): Promise<{ raw: string; value: object }> {
  const mediaType = mediaTypeOf(request);
  if (mediaType !== "application/json") throw new FailureError(415, "unsupportedMediaType");
  const bytes = await readBytes(request, JSON_MAX_BYTES);
  const { raw, value } = parseJson(bytes);
  const violation = payloadViolation(value);
  if (violation === "tooDeep") throw new FailureError(422, "tooDeep");
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new FailureError(422, "invalid");
  }
  if (violation !== undefined)
    throw invalidFields(violation.field ? { [violation.field]: ["notAllowed"] } : {});
  return { raw, value };
}

function parseJson(bytes: Uint8Array): { raw: string; value: unknown } {
  try {
    const raw = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { raw, value: JSON.parse(raw) };
  } catch {
    throw new FailureError(400, "malformedJson");
  }
}
