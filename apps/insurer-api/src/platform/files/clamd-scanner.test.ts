import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { clamdAddress, createClamdScanner } from "./clamd-scanner.ts";

const CHUNKS = [Buffer.from("first"), Buffer.alloc(0), Buffer.alloc(200_000, "x")];
const PATIENT = { scanMs: 20_000, pingMs: 20_000 };
const HASTY = { scanMs: 200, pingMs: 200 };

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

async function* readContent(chunks: readonly Uint8Array[]) {
  yield* chunks;
}

/** The chunks of an INSTREAM command; `undefined` before its end was received. */
function chunksIn(received: Buffer): readonly Buffer[] | undefined {
  const command = "zINSTREAM\0";
  if (received.subarray(0, command.length).toString() !== command) return undefined;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return chunks;
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** Listens as clamd does, and replies with its own function. */
async function listen(
  respond: (received: Buffer, socket: Socket) => void,
  path?: string,
): Promise<string> {
  const server = createServer((socket) => {
    sockets.push(socket);
    let received = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      received = Buffer.concat([received, bytes]);
      respond(received, socket);
    });
  });
  servers.push(server);
  server.listen(path ? { path } : { host: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" ? `tcp://127.0.0.1:${address?.port}` : `unix://${address}`;
}

const atEnd = (reply: string) => (received: Buffer, socket: Socket) => {
  if (chunksIn(received)) socket.end(reply);
};
const scan = (url: string, timeouts = PATIENT) =>
  createClamdScanner(clamdAddress(url), timeouts).scan(readContent(CHUNKS));

describe("clamd", () => {
  it("receives a file completely and in order, and reports it as clean", async () => {
    let got: readonly Buffer[] = [];
    const url = await listen((received, socket) => {
      const chunks = chunksIn(received);
      if (!chunks) return;
      got = chunks;
      socket.end("stream: OK\0");
    });
    expect(await scan(url)).toBe("clean");
    expect(Buffer.concat(got).equals(Buffer.concat(CHUNKS))).toBe(true);
  });

  it("is also reachable over a Unix socket", async () => {
    const folder = await mkdtemp(join(tmpdir(), "clamd-"));
    try {
      const url = await listen(atEnd("stream: OK\0"), join(folder, "clamd.ctl"));
      expect(await scan(url)).toBe("clean");
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("reports a found virus: the file is unsafe", async () => {
    expect(await scan(await listen(atEnd("stream: Eicar-Signature FOUND\0")))).toBe("unsafe");
  });

  it.each([
    ["an error", "stream: Can't allocate memory ERROR\0"],
    ["a size limit", "INSTREAM size limit exceeded. ERROR\0"],
    ["nothing", ""],
    ["half of its word", "stream: OK"],
    ["more than its word", "stream: OK\0stream: OK\0"],
    ["its word about something else", "other: OK\0"],
    ["its word in other letters", "stream: ok\0"],
    ["no end of words", "x".repeat(10_000)],
  ])("with the reply %s does not count as clean", async (_, reply) => {
    await expect(scan(await listen(atEnd(reply)))).rejects.toThrow();
  });

  it("with a reply before the end of the file does not count as clean", async () => {
    const url = await listen((_, socket) => socket.end("stream: OK\0"));
    const endless = async function* () {
      for (;;) yield Buffer.alloc(100_000);
    };
    const scanner = createClamdScanner(clamdAddress(url), PATIENT);
    await expect(scanner.scan(endless())).rejects.toThrow();
  });

  it("that closes, is silent or is missing does not count as clean", async () => {
    await expect(scan(await listen((_, socket) => socket.destroy()))).rejects.toThrow();
    await expect(scan(await listen(() => undefined), HASTY)).rejects.toMatchObject({
      code: "tooSlow",
    });
    const url = await listen(() => undefined);
    servers.pop()?.close();
    await expect(scan(url)).rejects.toMatchObject({ code: "ECONNREFUSED" });
  });

  it("receives no end of a file that cannot be read", async () => {
    const url = await listen(atEnd("stream: OK\0"));
    const broken = async function* () {
      yield Buffer.from("begin");
      throw new Error("the store is away");
    };
    const scanner = createClamdScanner(clamdAddress(url), PATIENT);
    await expect(scanner.scan(broken())).rejects.toThrow();
  });
});

describe("the check of clamd", () => {
  const findFault = (url: string, timeouts = PATIENT) =>
    createClamdScanner(clamdAddress(url), timeouts).findFault();

  it("finds no fault if it responds", async () => {
    const url = await listen((received, socket) => {
      if (received.toString() === "zPING\0") socket.end("PONG\0");
    });
    expect(await findFault(url)).toBeUndefined();
  });

  it("gives the remedy if it does not respond", async () => {
    expect(await findFault(await listen(() => undefined), HASTY)).toMatch(
      /Start clamd.*SCANNER_URL/,
    );
    expect(await findFault(await listen((_, socket) => socket.end("ERROR\0")))).toMatch(/clamd/);
    expect(await findFault("unix:///nowhere/clamd.ctl")).toMatch(/clamd/);
  });
});
