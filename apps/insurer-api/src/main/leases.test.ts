import { saveBox } from "@sughurta/contracts/box";
import { toWire } from "@sughurta/contracts/core";
import { createPayment } from "@sughurta/contracts/payment";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openServer } from "#src/platform/database/database.ts";
import { idempotency } from "#src/platform/database/schema/service.ts";
import { onceUnderLease } from "#src/platform/http/lease.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { aDataFolder, aProcess, cleanUpProcesses, untilReady } from "#src/testing/a-process.ts";
import { aService, SITE_CREDENTIALS } from "#src/testing/a-service.ts";
import { startPostgres, type TestPostgres } from "#src/testing/start-postgres.ts";
import { TEST_SECRETS } from "#src/testing/test-settings.ts";

const KEY = "payment-key-of-a-killed-process";

cleanUpProcesses();
let postgres: TestPostgres;
let spectator: pg.Client;
beforeAll(async () => {
  postgres = await startPostgres();
  spectator = new pg.Client({ connectionString: postgres.url });
  await spectator.connect();
}, 120_000);
afterAll(async () => {
  await spectator.end();
  await postgres.stop();
});

const queryScalar = async (statement: string): Promise<unknown> =>
  (await spectator.query({ text: statement, rowMode: "array" })).rows[0]?.[0];

/** Sends requests to a running process as the storefront does for one visitor. */
function visitorAt(url: string) {
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(toWire(body)),
    });
    return { status: response.status, data: (await response.json()) as Record<string, string> };
  };
  return async (path: string, body: unknown, key?: string) => {
    const account = { username: "storefront", password: TEST_SECRETS.SERVICE_PASSWORD };
    const { data } = await post("/v1/user/auth/", account, SITE_CREDENTIALS);
    return post(path, body, {
      Authorization: `Bearer ${data.access}`,
      "X-Visitor-Id": "visitor-of-leases",
      ...(key === undefined ? {} : { "Idempotency-Key": key }),
    });
  };
}

it("resumes a payment whose process was killed before it responded", async () => {
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: await aDataFolder() };
  const first = await aProcess(environment);
  await untilReady(first);
  const saved = await visitorAt(first.url)(saveBox.path, aBoxOrder());
  const wish = { policyId: saved.data.id, policyType: "box", paymentOper: "dc" };
  // The lock on its table keeps the sandbox bank from responding.
  await spectator.query("begin; lock table sandbox_bank_session in access exclusive mode");
  const lost = visitorAt(first.url)(createPayment.path, wish, KEY).catch(() => "lost");
  await expect
    .poll(() => queryScalar("select count(*)::int from payment where state = 'created'"), {
      timeout: 20_000,
    })
    .toBe(1);
  first.child.kill("SIGKILL");
  expect(await lost).toBe("lost");
  await spectator.query("rollback");

  const second = await aProcess(environment);
  await untilReady(second);
  const paid = await visitorAt(second.url)(createPayment.path, wish, KEY);
  expect(paid.status).toBe(201);
  expect(await queryScalar("select id from payment")).toBe(paid.data.payment_id);
  expect(await queryScalar("select count(*)::int from payment")).toBe(1);
}, 180_000);

it("respects the lease of a running process", async () => {
  const open = () => openServer(postgres.url, 2, () => undefined);
  const [one, other] = [await aService({}, open), await aService({}, open)];
  const identity = { owner: "o", key: "key-of-two-processes", call: "c", fingerprint: "f" };
  const gate = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const first = onceUnderLease(one.service, identity, async () => {
    began.resolve();
    await gate.promise;
    return { status: 201, data: "first" };
  });
  await began.promise;
  let tries = 0;
  const watched = {
    ...other.service,
    now: () => {
      tries += 1;
      return other.service.now();
    },
  };
  const second = onceUnderLease(watched, identity, async () => ({ status: 201, data: "second" }));
  await expect.poll(() => tries).toBeGreaterThan(1);
  gate.resolve();
  expect(await first).toMatchObject({ data: "first" });
  expect(await second).toMatchObject({ data: "first" });
  // Both remove the clock of a test from one database.
  await one.close();
  await other.close();
}, 60_000);

it("continues a request whose holder hangs, and stores one response", async () => {
  const { service, close } = await aService({}, () => openServer(postgres.url, 2, () => undefined));
  const identity = { owner: "o", key: "key-of-a-hanging-process", call: "c", fingerprint: "f" };
  const mine = eq(idempotency.key, identity.key);
  const hung = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const first = onceUnderLease(service, identity, async () => {
    began.resolve();
    await hung.promise;
    return { status: 201, data: "first" };
  });
  await began.promise;
  await service.db.update(idempotency).set({ leasedUntil: sql`now()`, leaseHolder: 1 }).where(mine);
  const second = await onceUnderLease(service, identity, async () => ({
    status: 201,
    data: "second",
  }));
  hung.resolve();
  await first;
  const again = await onceUnderLease(service, identity, () => Promise.reject(new Error("again")));
  expect([second.data, again.data]).toEqual(["second", "second"]);
  await close();
}, 60_000);
