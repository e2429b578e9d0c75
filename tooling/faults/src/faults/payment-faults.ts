import { randomUUID } from "node:crypto";
import { SIGNATURE_HEADER, signWebhook } from "@sughurta/insurer-api/payment/callback-signature";
import { Buyer, pause, pressAtBank, type StartedPayment } from "../buyer.ts";
import { type Fault, promised, type Scene } from "./fault.ts";

const OPERATOR = "dc";
const SWEPT_AFTER_MS = 2_500;

interface WebhookPayload {
  readonly event?: "paid" | "failed";
  readonly amount?: number;
  readonly secret?: string;
  readonly eventId?: string;
}

async function startedPayment({ environment, product }: Scene) {
  const buyer = await Buyer.arrive(environment.siteUrl);
  const orderId = await buyer.save(product);
  return { buyer, orderId, started: await buyer.pay(orderId) };
}

/** Sends insurer-api the webhook of a payment as the operator does; returns the status of the response. */
async function notify(
  { environment, product }: Scene,
  { redirectUrl }: StartedPayment,
  { event = "paid", amount = product.price, secret, eventId = randomUUID() }: WebhookPayload = {},
): Promise<number> {
  const body = JSON.stringify({
    reference: new URL(redirectUrl).pathname.split("/").at(-1),
    event,
    amount,
    currency: "TJS",
    event_id: eventId,
    occurred_at: new Date().toISOString(),
  });
  const key = secret ?? environment.secrets.PAYMENT_CALLBACK_SECRET ?? "";
  const response = await fetch(`${environment.apiUrl}/v1/payment/callback/${OPERATOR}/`, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      [SIGNATURE_HEADER]: signWebhook(key, OPERATOR, body, new Date()),
    },
  });
  await response.arrayBuffer();
  return response.status;
}

/** Faults between the bank and the policy. */
export const paymentFaults: readonly Fault[] = [
  {
    name: "a hundred webhooks at once",
    promise: "one policy",
    async run(scene) {
      const { buyer, started } = await startedPayment(scene);
      const webhooks = Array.from({ length: 100 }, (_, index) =>
        notify(scene, started, index % 2 ? { eventId: "the same" } : {}),
      );
      const statuses = new Set(await Promise.all(webhooks));
      promised(
        "answers",
        [...statuses].filter((status) => ![200, 503].includes(status)),
        [],
      );
      const state = await buyer.waitForOutcome(started.paymentId);
      promised("state", state.status, "paid");
    },
  },
  {
    name: "no webhook ever arrives",
    promise: "the bank is asked, then paid",
    async run(scene) {
      const { buyer, started } = await startedPayment(scene);
      await pressAtBank(started.redirectUrl, "pay-silently");
      promised("state", (await buyer.waitForOutcome(started.paymentId)).status, "paid");
    },
  },
  {
    name: "a forged webhook",
    promise: "401, nothing changes",
    async run(scene) {
      const { buyer, started } = await startedPayment(scene);
      const status = await notify(scene, started, { secret: "another secret, also long enough" });
      promised("answer", status, 401);
      const state = await buyer.loadState(started.paymentId);
      promised("state", [state.status, state.policyNumber ?? ""], ["checking", ""]);
    },
  },
  {
    name: "a webhook with another amount",
    promise: "a person looks at it, no policy",
    async run(scene) {
      const { buyer, started } = await startedPayment(scene);
      promised("answer", await notify(scene, started, { amount: 1 }), 200);
      const state = await buyer.loadState(started.paymentId);
      promised("policy", state.policyNumber ?? "", "");
    },
  },
  {
    name: "“failed” after “paid”",
    promise: "stays paid",
    async run(scene) {
      const { buyer, started } = await startedPayment(scene);
      await notify(scene, started);
      const paid = await buyer.waitForOutcome(started.paymentId);
      await notify(scene, started, { event: "failed" });
      const { status, policyNumber } = await buyer.loadState(started.paymentId);
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
      await scene.environment.query(
        `update payment set expires_at = now() - interval '1 hour' where id = '${started.paymentId}'`,
      );
      await pause(SWEPT_AFTER_MS);
      promised("answer", await notify(scene, started), 200);
      const state = await buyer.loadState(started.paymentId);
      promised("policy", state.policyNumber ?? "", "");
    },
  },
];
