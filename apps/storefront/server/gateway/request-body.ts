import type { ContractShape } from "@sughurta/contracts/core";

/** Whether a body exceeded its limit. */
export interface BodyLength {
  tooLarge: boolean;
}

/** The same body, aborted with an error once it is longer than `limit` bytes. */
export function limitBody(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  length: BodyLength = { tooLarge: false },
): ReadableStream<Uint8Array> | null {
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes <= limit) return controller.enqueue(chunk);
      length.tooLarge = true;
      controller.error(new RangeError("The request is too large"));
    },
  });
  return body?.pipeThrough(count) ?? null;
}

/** True for a request whose payload names the partner that referred the buyer. */
export function namesPartner({ body }: ContractShape): boolean {
  return body !== undefined && "shape" in body && "partner" in Object(body.shape);
}

/** The payload with this partner, replacing any other; `undefined` for a text that is no JSON object. */
export function withPartner(json: string, partner: string): string | undefined {
  try {
    const payload: unknown = JSON.parse(json);
    if (typeof payload !== "object" || payload === null || Array.isArray(payload)) return undefined;
    return JSON.stringify({ ...payload, partner });
  } catch {
    return undefined;
  }
}
