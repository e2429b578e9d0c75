import { createServer, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FORM_MAX_BYTES, getBodyLimit, limitBody, refuseUnreadBody } from "./body-limit.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** A body of chunks of one kilobyte that counts how many of them were read. */
function aBody(kilobytes: number) {
  const body = { read: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (body.read === kilobytes) return controller.close();
        body.read += 1;
        controller.enqueue(new Uint8Array(1_000));
      },
      cancel() {
        body.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, stream };
}

const refuse = (refusal: string) => new Error(refusal);
const readAll = (stream: ReadableStream<Uint8Array>) => new Response(stream).arrayBuffer();

describe("limitBody", () => {
  it("passes a body that is exactly as long as its limit", async () => {
    const read = await readAll(limitBody(aBody(64).stream, getBodyLimit(64_000), refuse));
    expect(read.byteLength).toBe(64_000);
  });

  it("stops reading one chunk after the limit and cancels the rest", async () => {
    const { body, stream } = aBody(10_000);
    await expect(readAll(limitBody(stream, getBodyLimit(64_000), refuse))).rejects.toThrow(
      "tooLarge",
    );
    expect(body).toEqual({ read: 65, cancelled: true });
  });

  it("refuses a body that is not complete at its deadline", async () => {
    vi.useFakeTimers();
    const silent = new ReadableStream<Uint8Array>();
    const read = readAll(limitBody(silent, { maxBytes: 10, deadlineMs: 1_000 }, refuse));
    const refused = expect(read).rejects.toThrow("tooSlow");
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
  });

  it("allows a large body more time than a form, and none more than 15 minutes", () => {
    const [form, upload, huge] = [FORM_MAX_BYTES, 500_000, 1e12].map(getBodyLimit);
    expect(form?.deadlineMs).toBe(46_000);
    expect(upload?.deadlineMs).toBe(155_000);
    expect(huge?.deadlineMs).toBe(900_000);
  });
});

/** Sends ten megabytes to a listener; returns the status, and whether the connection was closed. */
function send(listener: RequestListener, headers: Record<string, string>, method: string) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  return new Promise<{ status: number | undefined; connection: string | undefined }>((resolve) => {
    server.once("listening", () => {
      const { port } = server.address() as AddressInfo;
      const sent = request({ host: "127.0.0.1", port, method, headers }, (response) => {
        response.resume();
        const { statusCode: status, headers: received } = response;
        response.once("close", () => {
          server.closeAllConnections();
          server.close(() => resolve({ status, connection: received.connection }));
        });
      });
      // The listener closes the connection before everything was sent.
      sent.on("error", () => undefined);
      sent.write(Buffer.alloc(1_000));
    });
  });
}

describe("refuseUnreadBody", () => {
  const listener: RequestListener = (incoming, outgoing) => {
    if (!refuseUnreadBody(incoming, outgoing)) outgoing.end("ok");
  };

  it.each(["GET", "POST"])("refuses a %s request that announces too much", async (method) => {
    const received = await send(listener, { "Content-Length": "10000000" }, method);
    expect(received).toEqual({ status: 413, connection: "close" });
  });

  it("closes the connection of a body without a length instead of reading it", async () => {
    const received = await send(listener, { "Transfer-Encoding": "chunked" }, "GET");
    expect(received).toEqual({ status: 200, connection: "close" });
  });
});
