import { randomUUID } from "node:crypto";
import { UnexpectedResponseError } from "@sughurta/api-client";
import type { BreakablePostgres } from "@sughurta/insurer-api/testing/start-postgres";
import { Buyer, pressAtBank, untilResponse } from "../buyer.ts";
import { lockOrders, type OrderLock } from "../environment/order-lock.ts";
import { type Fault, promised, type Scene } from "./fault.ts";

const BUYERS = 16;
/** Fewer than insurer-api has connections. */
const IN_FLIGHT = 4;

interface Purchase {
  readonly buyer: Buyer;
  readonly orderKey: string;
  readonly paymentKey: string;
}

/** Every response that is neither the requested one nor "try again". */
function wrongResponses(ended: readonly PromiseSettledResult<unknown>[]): readonly string[] {
  return ended.flatMap((result) => {
    if (result.status === "fulfilled") return [];
    const { reason } = result;
    const unavailable =
      reason instanceof UnexpectedResponseError
        ? reason.status === 503
        : String(reason).includes("unavailable");
    return unavailable ? [] : [String(reason)];
  });
}

async function startedPayment({ product }: Scene, { buyer, orderKey, paymentKey }: Purchase) {
  return buyer.pay(await buyer.save(product, orderKey), paymentKey);
}

/** Breaks the server while buyers order and pay; all of them press again with the same keys. */
function outage(
  name: string,
  breakServer: (server: BreakablePostgres, lock: OrderLock) => Promise<void>,
): Fault {
  return {
    name: `orders in flight: Postgres ${name}`,
    promise: "503, sells again (goal: within a second), one policy each",
    needsServer: true,
    async run(scene, recovered) {
      const { environment, product } = scene;
      const { server } = environment.engine;
      if (!server) throw new Error("The embedded database has no server to break.");
      const purchases = await Promise.all(
        Array.from({ length: BUYERS }, async () => ({
          buyer: await Buyer.arrive(environment.siteUrl),
          orderKey: randomUUID(),
          paymentKey: randomUUID(),
        })),
      );
      const witness = await Buyer.arrive(environment.siteUrl);
      const lock = await lockOrders(server.url);
      const inFlight = Promise.allSettled(
        purchases.map((purchase) => startedPayment(scene, purchase)),
      );
      await lock.untilInFlight(IN_FLIGHT);
      await breakServer(server, lock);
      await lock.release();
      const backAt = performance.now();
      await untilResponse(() => witness.save(product));
      recovered(performance.now() - backAt);
      promised("wrong answers", wrongResponses(await inFlight), []);
      await Promise.all(purchases.map((purchase) => paidOnce(scene, purchase)));
    },
  };
}

async function paidOnce(scene: Scene, purchase: Purchase): Promise<void> {
  const { paymentId, redirectUrl } = await untilResponse(() => startedPayment(scene, purchase));
  await pressAtBank(redirectUrl, "pay");
  promised("state", (await purchase.buyer.waitForOutcome(paymentId)).status, "paid");
}

/** A real Postgres server stops while orders are in flight. */
export const outageFaults: readonly Fault[] = [
  outage("ends its connections", (server, { pid }) => server.terminateConnections(pid)),
  outage("is shut down", async (server) => {
    await server.shutDown();
    await server.startAgain();
  }),
  outage("is killed (-9)", async (server) => {
    server.kill();
    await server.startAgain();
  }),
];
