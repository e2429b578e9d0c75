import { connect, type NetConnectOpts, type Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { TooSlowError } from "@sughurta/server-kit";
import type { FileScanner } from "./file-scanner.ts";

/** Address of clamd: a TCP port or a Unix socket. */
export type ClamdAddress =
  | { readonly host: string; readonly port: number }
  | { readonly path: string };

/** Time limits of clamd's replies. */
interface ClamdTimeouts {
  readonly scanMs: number;
  readonly pingMs: number;
}

/** A file of 25 MB takes a third of a second; a busy clamd may queue requests. */
const TIMEOUTS: ClamdTimeouts = { scanMs: 60_000, pingMs: 5_000 };
/** Far longer than any signature name. */
const MAX_REPLY_CHARACTERS = 4_096;

/** clamd did not report whether a file is clean. */
export class ScannerError extends Error {
  readonly code = "scannerFailed";
}

/** The address of a `tcp://host:port` or `unix:///path`. */
export function clamdAddress(url: string): ClamdAddress {
  const { protocol, hostname, port, pathname } = new URL(url);
  if (protocol === "unix:") return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) };
}

/** Scans with clamd over INSTREAM, so that it needs no access to the files. */
export function createClamdScanner(
  address: ClamdAddress,
  { scanMs, pingMs }: ClamdTimeouts = TIMEOUTS,
): FileScanner {
  return {
    async scan(content) {
      const reply = await ask(address, inStream(content), scanMs);
      if (reply === "stream: OK\0") return "clean";
      if (/^stream: .+ FOUND\0$/.test(reply)) return "unsafe";
      throw new ScannerError("clamd did not say whether the file is clean");
    },
    async findFault() {
      const reply = await ask(address, ["zPING\0"], pingMs).catch(() => undefined);
      if (reply === "PONG\0") return undefined;
      return "The scanner of SCANNER_URL does not answer: files that people add stay in quarantine. Start clamd, or correct SCANNER_URL.";
    },
  };
}

/** Chunks prefixed with their lengths; an empty one marks the end. */
async function* inStream(content: AsyncIterable<Uint8Array>): AsyncGenerator<string | Uint8Array> {
  yield "zINSTREAM\0";
  for await (const chunk of content) {
    if (chunk.length > 0) {
      yield toLengthPrefix(chunk);
      yield chunk;
    }
  }
  yield toLengthPrefix(new Uint8Array());
}

function toLengthPrefix({ length }: Uint8Array): Uint8Array {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(length);
  return prefix;
}

/** Sends one complete command and returns the reply. Rejects on a timeout of either. */
async function ask(
  address: ClamdAddress,
  command: Iterable<string> | AsyncIterable<string | Uint8Array>,
  timeoutMs: number,
): Promise<string> {
  const options: NetConnectOpts = address;
  const socket = connect(options);
  const timer = setTimeout(() => {
    socket.destroy(new TooSlowError(`clamd did not answer in ${timeoutMs} ms`));
  }, timeoutMs);
  try {
    const sending = pipeline(Readable.from(command), socket, { end: false });
    const [reply] = await Promise.all([readReply(socket), sending]);
    return reply;
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

async function readReply(socket: Socket): Promise<string> {
  let reply = "";
  for await (const chunk of socket) {
    reply += String(chunk);
    if (reply.includes("\0") || reply.length > MAX_REPLY_CHARACTERS) break;
  }
  return reply;
}
