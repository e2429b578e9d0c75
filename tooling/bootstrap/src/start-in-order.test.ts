import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "./free-port.ts";
import { type Service, stopServices } from "./services.ts";
import { type StartedService, startInOrder } from "./start-in-order.ts";

/** Two services that record their actions; the first listens at once and is ready on the third check. */
async function twoServices() {
  const folder = await mkdtemp(join(tmpdir(), "start-in-order-"));
  const file = join(folder, "notes");
  const services: Service[] = [];
  onTestFinished(async () => {
    await stopServices(services.toReversed());
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const fetchPlan = async (name: string, readyAfter: number) => {
    const port = await freePort();
    const note = (text: string) =>
      `fs.appendFileSync(${JSON.stringify(file)}, ${JSON.stringify(`${name} ${text}\n`)});`;
    const program = `${note("starts")} let asked = 0;
      http.createServer((_, response) => {
        asked += 1;
        if (asked === ${readyAfter}) ${note("is ready")}
        response.writeHead(asked < ${readyAfter} ? 503 : 200).end();
      }).listen(${port}, "127.0.0.1");`;
    const plan = {
      name,
      folder: ".",
      nodeArguments: ["-e", program],
      env: { PATH: process.env.PATH },
      logFolder: folder,
      showAll: false,
    };
    return { plan, readyUrl: `http://127.0.0.1:${port}/readyz` };
  };
  const planned = [await fetchPlan("insurer-api", 3), await fetchPlan("storefront", 1)];
  const notes = async () => (await readFile(file, "utf8")).split("\n").filter(Boolean);
  return { planned, notes, services };
}

it("starts the site once its service responds", async () => {
  const { planned, notes, services } = await twoServices();
  const { signal } = new AbortController();
  await startInOrder(planned, { signal, onStart: ({ first }) => services.push(first) });
  expect(await notes()).toEqual([
    "insurer-api starts",
    "insurer-api is ready",
    "storefront starts",
    "storefront is ready",
  ]);
}, 30_000);

it("starts no more services after a stop request", async () => {
  const { planned, notes, services } = await twoServices();
  const stopping = new AbortController();
  const onStart = ({ first }: StartedService) => {
    services.push(first);
    stopping.abort();
  };
  await startInOrder(planned, { signal: stopping.signal, onStart });
  expect(await notes()).toEqual(["insurer-api starts", "insurer-api is ready"]);
}, 30_000);
