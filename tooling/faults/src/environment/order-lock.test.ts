import {
  type BreakablePostgres,
  startBreakablePostgres,
} from "@sughurta/insurer-api/testing/start-postgres";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lockOrders } from "./order-lock.ts";

let postgres: BreakablePostgres;
beforeAll(async () => {
  postgres = await startBreakablePostgres();
  const client = await aClient();
  await client.query('create table "order" (id int)');
  await client.end();
});
afterAll(() => postgres.stop());

async function aClient() {
  const client = new Client({ connectionString: postgres.url });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

it("keeps orders in flight until their connections are cut", async () => {
  const lock = await lockOrders(postgres.url);
  const buyers = await Promise.all([aClient(), aClient()]);
  const orders = buyers.map((buyer) => buyer.query('insert into "order" values (1)'));
  const ended = Promise.allSettled(orders);
  await lock.untilInFlight(orders.length);
  await postgres.terminateConnections(lock.pid);
  await lock.release();
  const outcomes = (await ended).map(({ status }) => status);
  expect(outcomes).toEqual(["rejected", "rejected"]);
});

it("allows orders to be written again", async () => {
  const lock = await lockOrders(postgres.url);
  const buyer = await aClient();
  const order = buyer.query('insert into "order" values (1)');
  await lock.untilInFlight(1);
  await lock.release();
  expect((await order).rowCount).toBe(1);
  await buyer.end();
});
