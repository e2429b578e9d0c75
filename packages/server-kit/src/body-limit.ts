import type { IncomingMessage, ServerResponse } from "node:http";

/** Maximum bytes of a form, and of every body without another limit in its contract. */
export const FORM_MAX_BYTES = 64_000;

const START_MS = 30_000;
/** A slower sender blocks memory and sockets rather than having a bad connection. */
const SLOWEST_BYTES_PER_MS = 4;
const MAX_MS = 15 * 60_000;

/** Why a body is refused: 413, or 408. */
export type BodyRefusal = "tooLarge" | "tooSlow";

/** Maximum size of a body, and maximum time for reading it. */
export interface BodyLimit {
  readonly maxBytes: number;
  /** Milliseconds from the first read to the end of the body. */
  readonly deadlineMs: number;
}

/** The limit of a body of the given size, with the time that a slow phone connection needs for it. */
export function getBodyLimit(maxBytes: number): BodyLimit {
  return { maxBytes, deadlineMs: Math.min(MAX_MS, START_MS + maxBytes / SLOWEST_BYTES_PER_MS) };
}

/** Whether the `Content-Length` header announces more than `maxBytes`. */
export const announcesMore = (contentLength: string | null | undefined, maxBytes: number) =>
  Number(contentLength ?? 0) > maxBytes;

/**
 * The same body, counted while it is read: once it is longer or takes longer than `limit`, reading fails with the error
 * of `refuse` and the rest is cancelled. Buffers one chunk at a time.
 */
export function limitBody(
  body: ReadableStream<Uint8Array>,
  { maxBytes, deadlineMs }: BodyLimit,
  refuse: (refusal: BodyRefusal) => Error,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  let deadline: NodeJS.Timeout | undefined;
  const end = () => clearTimeout(deadline);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const fail = (refusal: BodyRefusal) => {
          end();
          const error = refuse(refusal);
          controller.error(error);
          reader.cancel(error).catch(() => undefined);
        };
        deadline ??= setTimeout(() => fail("tooSlow"), deadlineMs).unref();
        const { done, value } = await reader.read();
        if (done) {
          end();
          return controller.close();
        }
        bytes += value.byteLength;
        return bytes > maxBytes ? fail("tooLarge") : controller.enqueue(value);
      },
      cancel(reason) {
        end();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Responds with 413 to a request whose body is not read by the listener, such as one of GET; true if it has. Without a
 * length the connection is closed after the response instead of reading the body to its end.
 */
export function refuseUnreadBody(request: IncomingMessage, response: ServerResponse): boolean {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (encoding === undefined && !announcesMore(length, FORM_MAX_BYTES)) return false;
  response.once("finish", () => request.socket.destroySoon());
  if (encoding !== undefined) response.setHeader("Connection", "close");
  else response.writeHead(413, { Connection: "close" }).end();
  return encoding === undefined;
}
