import { saveBox } from "@sughurta/contracts/box";
import { toWire } from "@sughurta/contracts/core";
import {
  createPayment,
  paymentCallback,
  payment as paymentState,
} from "@sughurta/contracts/payment";
import { fromDiram, type PolicyType } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { payment, policy } from "#src/platform/database/schema/sales.ts";
import { getToday } from "#src/platform/platform.ts";
import { SIGNATURE_HEADER, signWebhook } from "#src/sales/payments/callback-signature.ts";
import { bankSecrets } from "#src/sandbox/bank/bank-provider.ts";
import { aBoxOrder } from "./a-box-order.ts";
import type { Send, TestService } from "./a-service.ts";

/** A saved order with a started payment. */
export interface StartedOrder {
  readonly orderId: string;
  readonly paymentId: string;
  readonly reference: string;
  readonly redirectUrl: string;
  readonly amount: number;
}

/** Saves a box order and starts its payment. */
export async function startOrder(
  api: TestService,
  send: Send,
  paymentOper = "dc",
  changes: Parameters<typeof aBoxOrder>[0] = {},
): Promise<StartedOrder> {
  const saved = await send(saveBox, { body: aBoxOrder(changes) });
  return startPayment(api, send, {
    orderId: String(saved.data.id),
    policyType: "box",
    paymentOper,
  });
}

interface Purchase {
  readonly orderId: string;
  readonly policyType: PolicyType;
  readonly paymentOper?: string;
}

/** Starts the payment of a saved order. */
export async function startPayment(
  { service }: TestService,
  send: Send,
  { orderId, policyType, paymentOper = "payler" }: Purchase,
): Promise<StartedOrder> {
  const started = await send(createPayment, {
    body: { policyId: orderId, policyType, paymentOper },
  });
  const paymentId = String(started.data.paymentId);
  const [row] = await service.db.select().from(payment).where(eq(payment.id, paymentId));
  return {
    orderId,
    paymentId,
    reference: row?.reference ?? "",
    redirectUrl: String(started.data.redirectUrl),
    amount: fromDiram(row?.amountDiram ?? 0),
  };
}

/** Pays a saved order at the sandbox bank; returns the state of its payment. */
export async function payOrder(api: TestService, send: Send, purchase: Purchase) {
  const started = await startPayment(api, send, purchase);
  await pressAtBank(api, started, "pay");
  return (await send(paymentState, { params: { id: started.paymentId } })).data;
}

/** Moves the first day of a policy to today: earlier claims are not accepted. */
export async function beginCover(
  { service }: { readonly service: Pick<TestService["service"], "config" | "db" | "now"> },
  policyNumber: string,
): Promise<void> {
  const startDate = getToday(service);
  await service.db.update(policy).set({ startDate }).where(eq(policy.number, policyNumber));
}

/** Sends a provider's webhook, correctly signed by default; returns the status. */
export async function notify(
  { app, service }: TestService,
  started: StartedOrder,
  changes: Record<string, unknown> = {},
  { operator = "dc", secret = bankSecrets(service.config)[0] } = {},
): Promise<number> {
  const body = JSON.stringify(
    toWire({
      reference: started.reference,
      event: "paid",
      amount: started.amount,
      currency: "TJS",
      eventId: `e-${started.reference}`,
      occurredAt: service.now().toISOString(),
      ...changes,
    }),
  );
  const response = await app.request(paymentCallback.path.replace("{operator}", operator), {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      [SIGNATURE_HEADER]: signWebhook(secret, operator, body, service.now()),
    },
    body,
  });
  return response.status;
}

/** Presses a button on the sandbox bank's page; returns the redirect address. */
export async function pressAtBank(
  { app }: TestService,
  started: Pick<StartedOrder, "redirectUrl">,
  action: string,
): Promise<string> {
  const response = await app.request(new URL(started.redirectUrl).pathname, {
    method: "POST",
    body: new URLSearchParams({ action }),
  });
  return response.headers.get("location") ?? "";
}
