import type { IncomingMessage, ServerResponse } from "node:http";

/** Bytes of a form; every body for which no contract sets another limit. */
export const FORM_MAX_BYTES = 64_000;

const START_MS = 30_000;
/** A slower sender blocks memory and sockets rather than being on a bad line. */
const SLOWEST_BYTES_PER_MS = 4;
const LONGEST_MS = 15 * 60_000;

/** Why a body is refused: 413, or 408. */
export type BodyRefusal = "tooLarge" | "tooSlow";

/** How much of a body is read, and for how long. */
export interface BodyLimit {
  readonly maxBytes: number;
  /** Milliseconds from the first read to the end of the body. */
  readonly deadlineMs: number;
}

/** The limit of a body of so many bytes, with the time that a slow phone line needs for it. */
export function bodyLimitOf(maxBytes: number): BodyLimit {
  return { maxBytes, deadlineMs: Math.min(LONGEST_MS, START_MS + maxBytes / SLOWEST_BYTES_PER_MS) };
}

/** Whether the `Content-Length` header announces more than `maxBytes`. */
export const announcesMore = (contentLength: string | null | undefined, maxBytes: number) =>
  Number(contentLength ?? 0) > maxBytes;

/**
 * The same body, counted while it is read: once it is longer or takes longer than `limit`, reading fails with the
 * error of `refuse` and the rest is cancelled. Holds one chunk at a time.
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
 * Answers 413 to a request whose body nothing of a listener reads, such as one of GET; true once it has. Without a
 * length the connection ends with the answer instead of reading the body to its end.
 */
export function refuseUnreadBody(request: IncomingMessage, response: ServerResponse): boolean {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (encoding === undefined && !announcesMore(length, FORM_MAX_BYTES)) return false;
  response.once("finish", () => request.socket.destroySoon());
  if (encoding !== undefined) response.setHeader("Connection", "close");
  else response.writeHead(413, { Connection: "close" }).end();
  return encoding === undefined;
}
