import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Worker } from "node:worker_threads";
import { expect, it, onTestFinished } from "vitest";
import { createDrain } from "./end-process.ts";

const LIMIT_MS = 5_000;
const MUCH = Buffer.alloc(8_000_000, "a");

async function aServer(respond: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(respond);
  const drain = createDrain(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { server, drain, port };
}

const ask = (port: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: "127.0.0.1", agent: false }, resolve).on("error", reject);
  });
const ended = (server: Server) => !server.listening;
const never = () => {};

it("lets a request in flight finish, announces that the connection closes, and only then stops listening", async () => {
  const waiting: ServerResponse[] = [];
  const { server, drain, port } = await aServer((_, response) => {
    waiting.push(response);
    if (waiting.length > 1) response.end("at once");
  });
  const first = ask(port);
  await expect.poll(() => waiting.length).toBe(1);
  const drained = drain({ startDraining: never, noticeMs: 0, limitMs: LIMIT_MS });
  expect((await ask(port)).headers.connection).toBe("close");
  expect(ended(server)).toBe(false);
  waiting[0]?.end("late");
  expect((await first).headers.connection).toBe("close");
  await drained;
  expect(ended(server)).toBe(true);
});

it("responds to requests that had reached the machine before it stops", async () => {
  const { drain, port } = await aServer((_, response) => {
    response.end("whole");
  });
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const client = new Worker(
    `const { connect } = require("node:net");
    const { parentPort, workerData } = require("node:worker_threads");
    const sockets = Array.from({ length: 8 }, () => connect(workerData.port, "127.0.0.1"));
    let flushed = 0;
    let responseCount = 0;
    for (const socket of sockets) {
      socket.on("error", () => {});
      socket.on("data", () => { responseCount += 1; });
      socket.on("close", () => {
        flushed -= 1;
        if (flushed === 0) parentPort.postMessage(responseCount);
      });
      socket.write("GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n", () => {
        flushed += 1;
        Atomics.store(workerData.sent, 0, flushed);
        Atomics.notify(workerData.sent, 0);
      });
    }`,
    { eval: true, workerData: { port, sent } },
  );
  const responseCount = new Promise<number>((resolve) => client.once("message", resolve));
  // This thread is blocked until all of them are sent: none has been read.
  while (Atomics.load(sent, 0) < 8) Atomics.wait(sent, 0, Atomics.load(sent, 0));
  await drain({ startDraining: never, noticeMs: 0, limitMs: LIMIT_MS });
  expect(await responseCount).toBe(8);
});

it("does not cut a response that a slow client has not read yet", async () => {
  const { drain, port } = await aServer((_, response) => {
    response.end(MUCH);
  });
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await new Promise<void>((resolve) => {
    socket.once("data", () => {
      socket.pause();
      resolve();
    });
  });
  const drained = drain({ startDraining: never, noticeMs: 0, limitMs: LIMIT_MS });
  let bytes = 0;
  socket.on("data", (chunk) => {
    bytes += chunk.length;
  });
  socket.resume();
  await drained;
  await new Promise((resolve) => socket.once("close", resolve));
  expect(bytes).toBeGreaterThan(MUCH.length * 0.9);
});

it("cuts requests that exceed its limit", async () => {
  const { server, drain, port } = await aServer(never);
  const lost = ask(port).catch((error: NodeJS.ErrnoException) => error.code);
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, n) => resolve(n))))
    .toBe(1);
  await drain({ startDraining: never, noticeMs: 0, limitMs: 50 });
  expect(await lost).toBe("ECONNRESET");
  expect(ended(server)).toBe(true);
});

it("is not ready before anything else, and listens for the notice period", async () => {
  const { drain, port } = await aServer((_, response) => response.end("ok"));
  let ready = true;
  const drained = drain({
    startDraining: () => {
      ready = false;
    },
    noticeMs: 200,
    limitMs: LIMIT_MS,
  });
  expect(ready).toBe(false);
  expect((await ask(port)).statusCode).toBe(200);
  await drained;
});
