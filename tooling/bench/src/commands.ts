import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@sughurta/bootstrap/free-port";
import type { Row } from "@sughurta/bootstrap/print-table";
import { ROOT } from "@sughurta/bootstrap/repository";

const MAX_START_MS = 15 * 60_000;
const PAUSE_MS = 100;

/** `npm start` and `npm test` as a newcomer has them: a fresh clone, an empty data folder, a warm package store. */
export async function measureCommands(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "sughurta-clone-"));
  try {
    execFileSync("git", ["clone", "--quiet", ROOT, folder]);
    return [
      ["npm start, fresh clone, until the first page", await startSeconds(folder), ""],
      ["npm start again", await startSeconds(folder), "< 5"],
      ["npm test", await testSeconds(folder), ""],
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startSeconds(folder: string): Promise<string> {
  const [port, apiPort, deskPort] = [await freePort(), await freePort(), await freePort()];
  const startedAt = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      DESK_PORT: String(deskPort),
    },
    stdio: "ignore",
    // A process group of its own: the final signal reaches only npm and the processes it runs.
    detached: true,
  });
  const ended = new Promise<number>((resolve) => {
    child.on("exit", (code) => resolve(code ?? 1));
  });
  try {
    await firstPage(`http://127.0.0.1:${port}/`, child);
    return seconds(startedAt);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGINT");
    await ended;
  }
}

async function firstPage(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + MAX_START_MS;
  while (performance.now() < until && child.exitCode === null) {
    const response = await fetch(url).then(
      (response) => response.arrayBuffer().then(() => response.ok),
      () => false,
    );
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error("npm start did not get as far as a page; run it by hand to see why.");
}

async function testSeconds(folder: string): Promise<string> {
  const startedAt = performance.now();
  const child = spawn("npm", ["test"], { cwd: folder, stdio: "ignore" });
  const code = await new Promise<number>((resolve) => {
    child.on("exit", (status) => resolve(status ?? 1));
  });
  return code === 0 ? seconds(startedAt) : `${seconds(startedAt)} (failed)`;
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
