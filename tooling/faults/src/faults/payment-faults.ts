import { randomUUID } from "node:crypto";
import { SIGNATURE_HEADER, signNotice } from "@sughurta/insurer-api/payment/callback-signature";
import { Buyer, pause, pressAtBank, type StartedPayment } from "../buyer.ts";
import { type Fault, promised, type Scene } from "./fault.ts";

const OPERATOR = "dc";
const SWEPT_AFTER_MS = 2_500;

interface Notice {
  readonly event?: "paid" | "failed";
  readonly amount?: number;
  readonly secret?: string;
  readonly eventId?: string;
}

async function startedPayment({ world, product }: Scene) {
  const buyer = await Buyer.arrive(world.siteUrl);
  const orderId = await buyer.save(product);
  return { buyer, orderId, started: await buyer.pay(orderId) };
}

/** Sends insurer-api the webhook of a payment as the operator does; returns the status of the response. */
async function notify(
  { world, product }: Scene,
  { redirectUrl }: StartedPayment,
  { event = "paid", amount = product.price, secret, eventId = randomUUID() }: Notice = {},
): Promise<number> {
  const body = JSON.stringify({
    reference: new URL(redirectUrl).pathname.split("/").at(-1),
    event,
    amount,
    currency: "TJS",
    event_id: eventId,
    occurred_at: new Date().toISOString(),
  });
  const key = secret ?? world.secrets.PAYMENT_CALLBACK_SECRET ?? "";
  const answer = await fetch(`${world.apiUrl}/v1/payment/callback/${OPERATOR}/`, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      [SIGNATURE_HEADER]: signNotice(key, OPERATOR, body, new Date()),
    },
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Faults between the bank and the policy. */
export const paymentFaults: readonly Fault[] = [
  {
    name: "a hundred notices at once",
    promise: "one policy",
    async run(scene) {
      const { buyer, started } = await startedPayment(scene);
      const notices = Array.from({ length: 100 }, (_, index) =>
        notify(scene, started, index % 2 ? { eventId: "the same" } : {}),
      );
      const statuses = new Set(await Promise.all(notices));
      promised(
        "answers",
        [...statuses].filter((status) => ![200, 503].includes(status)),
        [],
      );
      const state = await buyer.outcomeOf(started.paymentId);
      promised("state", state.status, "paid");
    },
  },
  {
    name: "no notice ever comes",
    promise: "the bank is asked, then paid",
    async run(scene) {
      const { buyer, started } = await startedPayment(scene);
      await pressAtBank(started.redirectUrl, "pay-silently");
      promised("state", (await buyer.outcomeOf(started.paymentId)).status, "paid");
    },
  },
  {
    name: "a forged notice",
    promise: "401, nothing changes",
    async run(scene) {
      const { buyer, started } = await startedPayment(scene);
      const status = await notify(scene, started, { secret: "another secret, also long enough" });
      promised("answer", status, 401);
      const state = await buyer.stateOf(started.paymentId);
      promised("state", [state.status, state.policyNumber ?? ""], ["checking", ""]);
    },
  },
  {
    name: "a notice of another amount",
    promise: "a person looks at it, no policy",
    async run(scene) {
      const { buyer, started } = await startedPayment(scene);
      promised("answer", await notify(scene, started, { amount: 1 }), 200);
      const state = await buyer.stateOf(started.paymentId);
      promised("policy", state.policyNumber ?? "", "");
    },
  },
  {
    name: "“failed” after “paid”",
    promise: "stays paid",
    async run(scene) {
      const { buyer, started } = await startedPayment(scene);
      await notify(scene, started);
      const paid = await buyer.outcomeOf(started.paymentId);
      await notify(scene, started, { event: "failed" });
      const { status, policyNumber } = await buyer.stateOf(started.paymentId);
      promised("status", status, "paid");
      promised("policy", policyNumber, paid.policyNumber);
    },
  },
  {
    name: "“paid” after the payment expired",
    promise: "a person looks at it, no policy by itself",
    needsServer: true,
    async run(scene) {
      const { buyer, started } = await startedPayment(scene);
      await scene.world.query(
        `update payment set expires_at = now() - interval '1 hour' where id = '${started.paymentId}'`,
      );
      await pause(SWEPT_AFTER_MS);
      promised("answer", await notify(scene, started), 200);
      const state = await buyer.stateOf(started.paymentId);
      promised("policy", state.policyNumber ?? "", "");
    },
  },
];
