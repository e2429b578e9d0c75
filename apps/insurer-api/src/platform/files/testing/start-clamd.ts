import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@sughurta/bootstrap/free-port";
import { expect, vi } from "vitest";
import { type ClamdAddress, createClamdScanner } from "#src/platform/files/clamd-scanner.ts";

/** Text found by the only signature. */
export const CLAMD_MARK = "a text that our own signature calls a virus";
/** The largest accepted stream. */
export const CLAMD_MEGABYTES = 26;

/** A clamd with a single signature of our own: nothing is downloaded. */
export interface RunningClamd {
  readonly tcp: ClamdAddress & { readonly port: number };
  readonly socket: ClamdAddress;
  /** Stops the process; its address stays the same. */
  end(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  /** Stops it and removes its files. */
  stop(): Promise<void>;
}

/** Starts Debian's clamd on the loopback, in a folder of its own. */
export async function startClamd(): Promise<RunningClamd> {
  const folder = await mkdtemp(join(tmpdir(), "clamd-"));
  const port = await freePort();
  const tcp = { host: "127.0.0.1", port };
  const socket = { path: join(folder, "clamd.ctl") };
  const config = join(folder, "clamd.conf");
  const signature = `Own.Test.Mark:0:*:${Buffer.from(CLAMD_MARK).toString("hex")}\n`;
  await writeFile(join(folder, "signatures.ndb"), signature);
  const settings = [
    "Foreground yes",
    `DatabaseDirectory ${folder}`,
    "TCPAddr 127.0.0.1",
    `TCPSocket ${port}`,
    `LocalSocket ${socket.path}`,
    `StreamMaxLength ${CLAMD_MEGABYTES}M`,
  ];
  await writeFile(config, `${settings.join("\n")}\n`);
  let clamd: ChildProcess;
  const start = async () => {
    clamd = spawn("clamd", [`--config-file=${config}`], { stdio: "ignore" });
    const failed = Promise.withResolvers<never>();
    const fail = () => failed.reject(new Error("clamd did not start: is it installed?"));
    clamd.once("error", fail).once("exit", fail);
    const responds = async () => expect(await createClamdScanner(tcp).findFault()).toBeUndefined();
    await Promise.race([vi.waitFor(responds, { timeout: 60_000 }), failed.promise]);
    clamd.off("error", fail).off("exit", fail);
  };
  const end = async () => {
    if (clamd.exitCode !== null || clamd.signalCode !== null) return;
    const ended = once(clamd, "exit");
    clamd.kill();
    await ended;
  };
  await start();
  return {
    tcp,
    socket,
    start,
    end,
    stop: async () => {
      await end();
      await rm(folder, { recursive: true });
    },
  };
}
