import { randomUUID } from "node:crypto";
import { Buyer, buyBox, pause, pressAtBank, untilResponse } from "../buyer.ts";
import { type Fault, promised, type Scene } from "./fault.ts";

const MAX_COMMIT_MS = 40;

async function paidOrder({ environment, product }: Scene) {
  const buyer = await Buyer.arrive(environment.siteUrl);
  const orderId = await buyer.save(product);
  const { paymentId, redirectUrl } = await buyer.pay(orderId);
  await pressAtBank(redirectUrl, "pay");
  return { buyer, orderId, state: await buyer.waitForOutcome(paymentId) };
}

/** Loses a request or its response in transit; the buyer presses again with the same key. */
function lostOnTheWay(line: RegExp, fault: "lostBefore" | "lostAfter") {
  return async ({ environment, product }: Scene) => {
    const buyer = await Buyer.arrive(environment.siteUrl);
    const [saveKey, payKey] = [randomUUID(), randomUUID()];
    environment.proxy.break(line, fault, 1);
    const orderId = await untilResponse(() => buyer.save(product, saveKey));
    promised("the same order", await buyer.save(product, saveKey), orderId);
    const started = await untilResponse(() => buyer.pay(orderId, payKey));
    promised("the same payment", await buyer.pay(orderId, payKey), started);
    await pressAtBank(started.redirectUrl, "pay");
    promised("state", (await buyer.waitForOutcome(started.paymentId)).status, "paid");
  };
}

/** Faults between the form and the bank. */
export const orderFaults: readonly Fault[] = [
  {
    name: "double click on Buy",
    promise: "one order",
    async run({ environment, product }) {
      const buyer = await Buyer.arrive(environment.siteUrl);
      const key = randomUUID();
      const ids = await Promise.all(
        Array.from({ length: 4 }, () => untilResponse(() => buyer.save(product, key))),
      );
      promised("orders", new Set(ids).size, 1);
    },
  },
  {
    name: "two tabs pay one order",
    promise: "one payment open, one policy",
    async run({ environment, product }) {
      const buyer = await Buyer.arrive(environment.siteUrl);
      const orderId = await buyer.save(product);
      const tabs = await Promise.all([
        untilResponse(() => buyer.startPayment(orderId)),
        untilResponse(() => buyer.startPayment(orderId)),
      ]);
      const open = tabs.flatMap((tab) => ("refused" in tab ? [] : [tab]));
      for (const { redirectUrl } of open) await pressAtBank(redirectUrl, "pay");
      const states = await Promise.all(
        open.map(({ paymentId }) => buyer.waitForOutcome(paymentId)),
      );
      const numbers = states.flatMap(({ policyNumber }) => policyNumber ?? []);
      promised("policies", new Set(numbers).size, 1);
    },
  },
  {
    name: "an order at another price",
    promise: "409, nothing is saved",
    async run({ environment, product }) {
      const buyer = await Buyer.arrive(environment.siteUrl);
      const cheaper = { ...product, price: product.price - 1 };
      promised("answer", await buyer.trySave(cheaper), 409);
    },
  },
  {
    name: "Back after paid, pay again",
    promise: "refused, the policy stands",
    async run(scene) {
      const { buyer, orderId, state } = await paidOrder(scene);
      promised("state", state.status, "paid");
      promised("second payment", await buyer.startPayment(orderId), { refused: "alreadyPaid" });
    },
  },
  {
    name: "network lost before the order arrived",
    promise: "the same key gives one order",
    run: lostOnTheWay(/^POST \/v1\/box\/$/, "lostBefore"),
  },
  {
    name: "network lost after the order arrived",
    promise: "the same key gives the one answer",
    run: lostOnTheWay(/^POST \/v1\/box\/$/, "lostAfter"),
  },
  {
    name: "network lost before the payment arrived",
    promise: "the same key gives one payment",
    run: lostOnTheWay(/^POST \/v1\/payment\/$/, "lostBefore"),
  },
  {
    name: "network lost after the payment arrived",
    promise: "the same key gives the one answer",
    run: lostOnTheWay(/^POST \/v1\/payment\/$/, "lostAfter"),
  },
  {
    name: "service killed between order and payment",
    promise: "the order can be paid after the start",
    async run({ environment, product }) {
      const buyer = await Buyer.arrive(environment.siteUrl);
      const orderId = await buyer.save(product);
      await environment.killApi();
      await environment.startApi();
      const { paymentId, redirectUrl } = await untilResponse(() => buyer.pay(orderId));
      await pressAtBank(redirectUrl, "pay");
      promised("state", (await buyer.waitForOutcome(paymentId)).status, "paid");
    },
  },
  {
    name: "service killed while it works on a payment",
    promise: "the same key gives the one answer at once after the start",
    async run({ environment, product }) {
      const buyer = await Buyer.arrive(environment.siteUrl);
      const orderId = await buyer.save(product);
      const key = randomUUID();
      const first = buyer.pay(orderId, key).catch(() => undefined);
      await pause(Math.random() * MAX_COMMIT_MS);
      await environment.killApi();
      const response = await first;
      await environment.startApi();
      const started = await untilResponse(() => buyer.pay(orderId, key));
      if (response) promised("the same payment", started, response);
      await pressAtBank(started.redirectUrl, "pay");
      promised("state", (await buyer.waitForOutcome(started.paymentId)).status, "paid");
    },
  },
  {
    name: "storefront killed between order and payment",
    promise: "the session and the order go on",
    async run({ environment, product }) {
      const buyer = await Buyer.arrive(environment.siteUrl);
      const orderId = await buyer.save(product);
      await environment.killSite();
      await environment.startSite();
      const { paymentId, redirectUrl } = await untilResponse(() => buyer.pay(orderId));
      await pressAtBank(redirectUrl, "pay");
      promised("state", (await buyer.waitForOutcome(paymentId)).status, "paid");
    },
  },
  {
    name: "insurer-api ends under load (SIGTERM)",
    promise: "what is in flight is answered, exit 0",
    async run({ environment, product }) {
      const buyers = await Promise.all(
        Array.from({ length: 8 }, () => Buyer.arrive(environment.siteUrl)),
      );
      const areInFlight = environment.proxy.untilPassed(/^POST \/v1\/box\//, buyers.length);
      const inFlight = Promise.allSettled(buyers.map((buyer) => buyer.save(product)));
      await areInFlight;
      const [code, orders] = await Promise.all([environment.endApi(), inFlight]);
      await environment.startApi();
      promised("exit code", code, 0);
      const lost = orders.filter(({ status }) => status === "rejected").length;
      promised("cut requests", lost, 0);
      await untilResponse(() => buyBox(environment.siteUrl, product));
    },
  },
];
