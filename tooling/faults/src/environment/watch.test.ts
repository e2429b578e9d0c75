import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Service, startService } from "@sughurta/bootstrap/services";
import { expect, it, onTestFinished } from "vitest";
import { RunEnded, Watch } from "./watch.ts";

async function aService(program: string): Promise<Service> {
  const logFolder = await mkdtemp(join(tmpdir(), "watch-"));
  const service = await startService({
    name: "insurer-api",
    folder: ".",
    nodeArguments: ["-e", program],
    env: { PATH: process.env.PATH },
    logFolder,
    showAll: false,
  });
  onTestFinished(async () => {
    service.process.kill("SIGKILL");
    await service.exited;
    await rm(logFolder, { recursive: true, force: true, maxRetries: 5 });
  });
  return service;
}

it("ends the run when a service ends unexpectedly, with its name and code", async () => {
  const watch = new Watch();
  watch.add(await aService("setInterval(() => {}, 1000)"));
  watch.add(await aService("process.exit(3)"));
  await expect(watch.lost).rejects.toEqual(new RunEnded("insurer-api ended by itself with code 3"));
  expect(watch.loss?.message).toBe("insurer-api ended by itself with code 3");
});

it("allows a service to end on request", async () => {
  const watch = new Watch();
  const service = await aService("setInterval(() => {}, 1000)");
  watch.add(service);
  watch.release(service);
  service.process.kill("SIGKILL");
  await service.exited;
  await expect(Promise.race([watch.lost, Promise.resolve("goes on")])).resolves.toBe("goes on");
});
