import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@sughurta/bootstrap/free-port";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type ClamdAddress, createClamdScanner } from "#src/platform/files/clamd-scanner.ts";

const MARK = "a text that our own signature calls a virus";
const MAX_MEGABYTES = 26;

let folder: string;
let clamd: ChildProcess;
let tcp: ClamdAddress;
let socket: ClamdAddress;

/** clamd with one signature of our own: nothing is downloaded. */
async function startClamd(port: number): Promise<ChildProcess> {
  const database = join(folder, "signatures.ndb");
  await writeFile(database, `Own.Test.Mark:0:*:${Buffer.from(MARK).toString("hex")}\n`);
  const settings = [
    "Foreground yes",
    `DatabaseDirectory ${folder}`,
    "TCPAddr 127.0.0.1",
    `TCPSocket ${port}`,
    `LocalSocket ${join(folder, "clamd.ctl")}`,
    `StreamMaxLength ${MAX_MEGABYTES}M`,
  ];
  const config = join(folder, "clamd.conf");
  await writeFile(config, `${settings.join("\n")}\n`);
  return spawn("clamd", [`--config-file=${config}`], { stdio: "ignore" });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "clamd-"));
  const port = await freePort();
  tcp = { host: "127.0.0.1", port };
  socket = { path: join(folder, "clamd.ctl") };
  clamd = await startClamd(port);
  const failed = Promise.withResolvers<never>();
  const fail = () => failed.reject(new Error("clamd did not start: is it installed?"));
  clamd.once("error", fail).once("exit", fail);
  const answers = async () => expect(await createClamdScanner(tcp).findFault()).toBeUndefined();
  await Promise.race([vi.waitFor(answers, { timeout: 60_000 }), failed.promise]);
  clamd.off("error", fail).off("exit", fail);
});
afterAll(async () => {
  clamd.kill();
  await rm(folder, { recursive: true });
});

async function* contentOf(...chunks: readonly Uint8Array[]) {
  yield* chunks;
}

const places: readonly (readonly [string, () => ClamdAddress])[] = [
  ["over TCP", () => tcp],
  ["over its Unix socket", () => socket],
];

describe.each(places)("a real clamd %s", (_, address) => {
  const scan = (...chunks: readonly Uint8Array[]) =>
    createClamdScanner(address()).scan(contentOf(...chunks));

  it("answers the examination", async () => {
    expect(await createClamdScanner(address()).findFault()).toBeUndefined();
  });

  it("calls clean what no signature knows, and an empty file", async () => {
    expect(await scan(Buffer.from("%PDF-1.4 a page"))).toBe("clean");
    expect(await scan()).toBe("clean");
  });

  it("finds a signature, also where it is cut between two chunks", async () => {
    const file = Buffer.from(`a letter with ${MARK} within`);
    expect(await scan(file)).toBe("unsafe");
    expect(await scan(file.subarray(0, 30), file.subarray(30))).toBe("unsafe");
  });

  it("scans the largest file that is taken, several at once", async () => {
    const piece = randomBytes(1_000_000);
    const whole = Array.from({ length: 25 }, () => piece);
    const results = await Promise.all([
      scan(...whole),
      scan(...whole, Buffer.from(MARK)),
      scan(...whole),
    ]);
    expect(results).toEqual(["clean", "unsafe", "clean"]);
  });

  it("is not understood to call a file clean that is larger than it takes", async () => {
    const piece = Buffer.alloc(1_048_576);
    const whole = Array.from({ length: MAX_MEGABYTES + 1 }, () => piece);
    await expect(scan(...whole)).rejects.toThrow();
  });
});

describe("a real clamd that was ended", () => {
  it("is named by the examination", async () => {
    const ended = new Promise((resolve) => clamd.once("exit", resolve));
    clamd.kill();
    await ended;
    expect(await createClamdScanner(tcp).findFault()).toMatch(/Start clamd/);
    await expect(createClamdScanner(socket).scan(contentOf())).rejects.toThrow();
  });
});
