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
