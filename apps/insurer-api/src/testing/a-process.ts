import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@sughurta/bootstrap/free-port";
import { DEMO_CONTENT } from "@sughurta/bootstrap/repository";
import { afterAll } from "vitest";
import { TEST_SECRETS } from "./test-settings.ts";

const MAIN = new URL("../main/main.ts", import.meta.url).pathname;
/** Processes share their compiled code: compiling takes a fourth of the time of a start. */
const COMPILED = new URL("../../node_modules/.cache/compiled", import.meta.url).pathname;

/** The service in its own process. */
export interface TestProcess {
  readonly child: ChildProcess;
  readonly url: string;
  readonly port: number;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
  /** Output so far. */
  readonly output: () => string;
}

const toClean: (() => Promise<unknown>)[] = [];

/** Kills the processes of a test file and deletes their folders after its tests. */
export function cleanUpProcesses(): void {
  afterAll(async () => {
    for (const clean of toClean.splice(0).reverse()) await clean();
  });
}

/** A folder for the data of a process. */
export async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "insurer-api-process-"));
  toClean.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Starts the service on a free port. */
export async function aProcess(environment: Record<string, string>): Promise<TestProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ["--conditions=@sughurta/source", MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILED,
      API_PORT: String(port),
      SEED_MODULE: DEMO_CONTENT,
      ...TEST_SECRETS,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
  });
  toClean.push(() => {
    child.kill("SIGKILL");
    return ended;
  });
  return { child, url: `http://127.0.0.1:${port}`, port, ended, output: () => output };
}

/** Waits until a process serves; throws with its output if it exits before. */
export async function untilReady({ child, ended, output }: TestProcess): Promise<void> {
  const listening = new Promise<true>((resolve) => {
    child.stdout?.on("data", () => {
      if (output().includes("listening")) resolve(true);
    });
  });
  const ready = await Promise.race([listening, ended]);
  if (ready !== true) throw new Error(`ended before it served:\n${output()}`);
}
