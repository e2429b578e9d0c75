import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "./free-port.ts";
import { OnDemandService } from "./on-demand.ts";

/** A service that records its starts, responds with its process id, and ends when asked to. */
async function aService(preferred: number) {
  const folder = await mkdtemp(join(tmpdir(), "on-demand-"));
  const file = join(folder, "starts");
  const program = (port: number) => `fs.appendFileSync(${JSON.stringify(file)}, "start\\n");
    http.createServer((request, response) => {
      response.end(String(process.pid), () => request.url === "/end" && process.exit(3));
    }).listen(${port}, "127.0.0.1");`;
  const onDemand = await OnDemandService.open({
    host: "127.0.0.1",
    ports: [preferred],
    prepare: async () => {
      const port = await freePort();
      const plan = {
        name: "insurer-api-tests",
        folder: ".",
        nodeArguments: ["-e", program(port)],
        env: { PATH: process.env.PATH },
        logFolder: folder,
        showAll: false,
      };
      return { plan, readyUrl: `http://127.0.0.1:${port}/readyz`, ports: [port] };
    },
  });
  onTestFinished(async () => {
    await onDemand.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const [port] = onDemand.ports;
  const ask = async (path: string) => {
    // A connection of its own, as a client has after the service ended.
    const headers = { connection: "close" };
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
  };
  const starts = async () =>
    (await readFile(file, "utf8").catch(() => "")).split("\n").filter(Boolean).length;
  return { onDemand, port, ask, starts };
}

it("starts with the first connections, once, and not before", async () => {
  const { ask, starts } = await aService(await freePort());
  expect(await starts()).toBe(0);
  const [first, second] = await Promise.all([ask("/"), ask("/")]);
  expect(second).toBe(first);
  expect(await ask("/")).toBe(first);
  expect(await starts()).toBe(1);
}, 30_000);

it("starts again with the next connection after it has ended", async () => {
  const { ask, starts } = await aService(await freePort());
  const first = await ask("/end");
  await expect.poll(() => ask("/").catch(() => first), { timeout: 20_000 }).not.toBe(first);
  expect(await starts()).toBe(2);
}, 30_000);

it("ends with its ports, and does not start where no connection came", async () => {
  const { onDemand, ask, starts } = await aService(await freePort());
  const id = Number(await ask("/"));
  await onDemand.close();
  expect(() => process.kill(id, 0)).toThrow();
  await expect(ask("/")).rejects.toThrow();
  expect(await starts()).toBe(1);
}, 30_000);

it("takes a free port where the preferred one is taken", async () => {
  const other = createServer();
  const taken = await new Promise<number>((resolve) => {
    other.listen(0, "127.0.0.1", () => resolve(Number(Object(other.address()).port)));
  });
  onTestFinished(() => void other.close());
  const { port, ask } = await aService(taken);
  expect(port).not.toBe(taken);
  expect(Number(await ask("/"))).toBeGreaterThan(0);
}, 30_000);
