import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { type ServicePlan, startService, stopServices } from "./services.ts";
import { restartPauseMs, supervise } from "./supervise.ts";

/** A plan for a process that records its start in a file and then follows the given program. */
async function aPlan(program: string) {
  const logFolder = await mkdtemp(join(tmpdir(), "supervise-"));
  onTestFinished(() => rm(logFolder, { recursive: true, force: true, maxRetries: 5 }));
  const file = join(logFolder, "starts");
  const note = `fs.appendFileSync(${JSON.stringify(file)}, process.pid + "\\n");`;
  const plan: ServicePlan = {
    name: "insurer-api",
    folder: ".",
    nodeArguments: ["-e", note + program],
    env: { PATH: process.env.PATH },
    logFolder,
    showAll: false,
  };
  const pids = async () =>
    (await readFile(file, "utf8").catch(() => "")).split("\n").filter(Boolean).map(Number);
  return { plan, pids };
}

/** Replacement of the service's `/readyz`. */
async function aReadyUrl(): Promise<string> {
  const server = createServer((_, response) => response.end("ok")).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("restarts a failed service with a plain message, and stops it for good on request", async () => {
  const { plan, pids } = await aPlan("setInterval(() => {}, 1000)");
  const said: string[] = [];
  const first = await startService(plan);
  const readyUrl = await aReadyUrl();
  const service = supervise({ plan, first, readyUrl, say: (text) => said.push(text) });
  await expect.poll(pids).toHaveLength(1);
  first.process.kill("SIGKILL");
  await expect.poll(pids, { timeout: 10_000 }).toHaveLength(2);
  await expect.poll(() => said.at(-1)).toBe("insurer-api runs again.");
  expect(said[0]).toMatch(
    /insurer-api stopped by itself .*starts again in 0\.5 s, everything else goes on/,
  );
  await stopServices([await service.release()]);
  const [, second = 0] = await pids();
  expect(() => process.kill(second, 0)).toThrow("ESRCH");
  expect(said).toHaveLength(2);
}, 30_000);

it("increases the delay after every consecutive failure, up to half a minute", async () => {
  const { plan, pids } = await aPlan("process.exit(3)");
  const said: string[] = [];
  const service = supervise({
    plan,
    first: await startService(plan),
    readyUrl: "http://127.0.0.1:1",
    say: (text) => said.push(text),
  });
  await expect.poll(() => said.length, { timeout: 10_000 }).toBe(2);
  expect(said[0]).toContain("(code 3). It starts again in 0.5 s");
  expect(said[1]).toContain("in 1 s");
  await stopServices([await service.release()]);
  expect((await pids()).length).toBeLessThan(4);
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(restartPauseMs)).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
}, 30_000);
