import { saveBox } from "@sughurta/contracts/box";
import { toWire } from "@sughurta/contracts/core";
import { logIn } from "@sughurta/contracts/session";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import {
  aDataFolder,
  aProcess,
  cleanUpProcesses,
  type TestProcess,
  untilReady,
} from "#src/testing/a-process.ts";
import { SITE_CREDENTIALS } from "#src/testing/a-service.ts";
import { type BreakablePostgres, startBreakablePostgres } from "#src/testing/start-postgres.ts";
import { TEST_SECRETS } from "#src/testing/test-settings.ts";

const BUYERS = 12;
/** Fewer connections than buyers, so that every outage hits all connections in use. */
const POOL_SIZE = "4";
const OUTAGES = 3;
const LIMIT_MS = 180_000;

cleanUpProcesses();
let postgres: BreakablePostgres;
let api: TestProcess;
let access: string;
beforeAll(async () => {
  postgres = await startBreakablePostgres();
  api = await aProcess({
    DATABASE_URL: postgres.url,
    DATABASE_POOL_SIZE: POOL_SIZE,
    DATA_DIR: await aDataFolder(),
  });
  await untilReady(api);
  const account = { username: "storefront", password: TEST_SECRETS.SERVICE_PASSWORD };
  const response = await post(logIn.path, account, SITE_CREDENTIALS);
  access = String(Object(await response.json()).access);
}, LIMIT_MS);
afterAll(() => postgres.stop());

const post = (path: string, body: unknown, headers: Record<string, string>) =>
  fetch(api.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(toWire(body)),
  });

let orders = 0;
async function order(): Promise<number> {
  orders += 1;
  const response = await post(saveBox.path, aBoxOrder(), {
    Authorization: `Bearer ${access}`,
    "X-Visitor-Id": `visitor-of-outage-${orders}`,
    "Idempotency-Key": `order-of-outage-${orders}`,
  });
  await response.arrayBuffer();
  return response.status;
}

/**
 * Starts buyers who order continuously; the returned function stops them and returns all statuses that they received.
 */
function traffic(): () => Promise<ReadonlySet<number>> {
  const statuses = new Set<number>();
  let open = true;
  const buyers = Array.from({ length: BUYERS }, async () => {
    while (open) statuses.add(await order());
  });
  return async () => {
    open = false;
    await Promise.all(buyers);
    return statuses;
  };
}

describe("a Postgres server under traffic", () => {
  const outages: readonly (readonly [string, () => Promise<void>])[] = [
    ["ends its connections", () => postgres.terminateConnections()],
    ["is shut down", () => postgres.shutDown().then(() => postgres.startAgain())],
    [
      "is killed",
      async () => {
        postgres.kill();
        await postgres.startAgain();
      },
    ],
  ];

  it.each(outages)(
    "%s: orders get 503, and accepted again afterwards",
    async (_, breakDown) => {
      for (let outage = 0; outage < OUTAGES; outage += 1) {
        expect(await order()).toBe(201);
        const stopTraffic = traffic();
        await breakDown();
        await expect.poll(order, { timeout: LIMIT_MS }).toBe(201);
        const statuses = await stopTraffic();
        expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
        expect(api.child.exitCode).toBeNull();
      }
    },
    LIMIT_MS,
  );
});
