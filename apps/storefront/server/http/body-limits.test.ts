import { createServer, request } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { contentContracts, mainContracts } from "@sughurta/contracts";
import { type ContractShape, multipartMaxBytes } from "@sughurta/contracts/core";
import { expect, it, onTestFinished } from "vitest";
import { startStorefront } from "../testing/start-storefront.ts";

const TEN_MEGABYTES = 10_000_000;
const CHUNK = Buffer.alloc(64_000, "a=a&");
/** Of a JSON request, including the buffers of sockets and streams. */
const MAX_READ = 1_500_000;
const FORM = "application/x-www-form-urlencoded";
const ID = "00000000-0000-4000-8000-000000000000";

interface Target {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  /** More than the route reads. */
  readonly bytes: number;
}

const getTarget = ({ method, path, files, bytes }: ContractShape): Target => ({
  method,
  path: path.replace(/\{\w+\}/g, ID),
  type: files ? "multipart/form-data; boundary=b" : (bytes?.mediaType ?? "application/json"),
  bytes: Math.max(TEN_MEGABYTES, (files ? multipartMaxBytes(files) : 0) + 1),
});

/** Every route of the site's listener that is no page, every endpoint behind it, and an address without a route. */
function getTargets(routes: readonly { method: string; path: string }[]): readonly Target[] {
  const own = routes
    .filter(({ method }) => !["GET", "HEAD"].includes(method))
    .map(({ method, path }) => ({
      method: method === "ALL" ? "POST" : method,
      path: path.replace(/:\w+/g, "x").replace("*", "nowhere"),
      type: FORM,
      bytes: TEN_MEGABYTES,
    }));
  const calls = [...mainContracts, ...contentContracts].map(getTarget);
  const all = [...own, ...calls, { method: "GET", path: "/", type: FORM, bytes: TEN_MEGABYTES }];
  return [...new Map(all.map((one) => [`${one.method} ${one.path}`, one])).values()];
}

/** The listener on a server that counts the bytes it has read from each connection. */
async function aServer() {
  const { listener, routes } = await startStorefront({ RATE_LIMITS: "off" });
  const sockets = new Set<Socket>();
  const server = createServer(listener).on("connection", (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** Sends chunks until the response arrives, or only the head of a request with a known length. */
  const send = ({ method, path, type, bytes }: Target, isKnown: boolean) =>
    new Promise<{ status: number; connection: string; read: number }>((resolve, reject) => {
      sockets.clear();
      const length = isKnown ? { "content-length": bytes } : { "transfer-encoding": "chunked" };
      const headers = { "content-type": type, ...length };
      const sent = request({ port, method, path, headers, agent: false });
      let left = bytes;
      const write = () => {
        while (left > 0) {
          left -= CHUNK.byteLength;
          if (!sent.write(CHUNK)) return sent.once("drain", write);
        }
        return sent.end();
      };
      sent.on("response", ({ statusCode = 0, headers: { connection = "" } }) => {
        left = 0;
        const read = [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0);
        sent.destroy();
        resolve({ status: statusCode, connection, read });
      });
      sent.on("error", reject);
      if (isKnown) sent.flushHeaders();
      else write();
    });
  return { send, targets: getTargets(routes) };
}

it("refuses an announced body that is too large at every route with 413", async () => {
  const { send, targets } = await aServer();
  expect(targets.length).toBeGreaterThan(60);
  for (const target of targets) {
    const { status, connection } = await send(target, true);
    expect([target.method, target.path, status, connection]).toEqual([
      target.method,
      target.path,
      413,
      "close",
    ]);
  }
});

it("reads only the start of a large body without a length at every route, and closes the connection", async () => {
  const { send, targets } = await aServer();
  for (const target of targets) {
    const { status, connection, read } = await send(target, false);
    const place = `${target.method} ${target.path} ${status} ${read}`;
    expect(connection, place).toBe("close");
    expect(read, place).toBeLessThan(MAX_READ);
  }
});
