import { FailureError, invalidFields } from "#src/platform/failures/failure-error.ts";
import { isStorableText, payloadViolation } from "./raw-text.ts";

const MEGABYTE = 1_000_000;
/** Bytes of a JSON request; a draft is the largest. */
export const JSON_MAX_BYTES = MEGABYTE / 2;

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** The client disconnected during a request: no response can be sent. */
export class RequestAbortedError extends Error {
  readonly code = "requestAborted";
}

/** The bytes of a request. Throws 413 and 408 as its limit says, or {@link RequestAbortedError}. */
export async function* readChunks(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      if (cause instanceof FailureError) throw cause;
      throw new RequestAbortedError("The request was cut", { cause });
    });
    if (done) return;
    yield value;
  }
}

/** Reads a complete body. */
export async function readBytes(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(request)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * The texts of a form in the order of their fields; none if the body is no form. Throws 413 and 408 as its limit says,
 * and 400 if it cannot be parsed or contains U+0000.
 */
export async function readForm(request: Request): Promise<FormData> {
  if (!FORM_TYPES.includes(readMediaType(request))) return new FormData();
  const form = await request.formData().catch((error: unknown) => {
    if (error instanceof FailureError) throw error;
    throw new FailureError(400, "wrongInput");
  });
  for (const [name, value] of form) {
    if (!isStorableText(`${name}${value}`)) throw new FailureError(400, "wrongInput");
  }
  return form;
}

/** The media type of a request, without parameters. */
export function readMediaType(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Parses a JSON object. Throws 415, 413, 400 or 422. Keys stay as on the wire. */
export async function readJson(request: Request): Promise<{ raw: string; value: object }> {
  const mediaType = readMediaType(request);
  if (mediaType !== "application/json") throw new FailureError(415, "unsupportedMediaType");
  const bytes = await readBytes(request);
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
