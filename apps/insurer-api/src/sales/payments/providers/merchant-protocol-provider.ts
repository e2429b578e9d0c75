import { fromDiram, type PaymentOperator, toDiram } from "@sughurta/domain";
import { baseAddress, secretList } from "@sughurta/server-kit";
import * as z from "zod/mini";
import { parseSignedWebhook } from "#src/sales/payments/provider-reports.ts";
import { type PaymentProvider, ProviderError } from "#src/sales/ports/payment-provider.ts";
import { createSignedCalls, readSignedResponse } from "./provider-calls.ts";

/** Settings of an operator that uses our own protocol. */
export const merchantProtocolSettings = z.strictObject({
  adapter: z.literal("merchant-protocol"),
  url: baseAddress,
  /** Signs the messages of both sides; of several with commas, the first signs ours. */
  secret: secretList,
});

const session = z.object({ reference: z.string(), redirect_url: z.url() });
const state = z.object({
  status: z.enum(["open", "paid", "failed", "cancelled"]),
  amount: z.number(),
  currency: z.string(),
  occurred_at: z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text) => new Date(text)),
  ),
});
const refunded = z.object({ refund: z.string() });

/** Our own HTTP protocol, for operators without a public one; apps/docs/payment-protocol.md describes it. */
export function merchantProtocolProvider(
  operator: PaymentOperator,
  { url, secret: secrets }: z.infer<typeof merchantProtocolSettings>,
  now: () => Date,
): PaymentProvider {
  const call = createSignedCalls({ url, secret: secrets[0] }, now);
  const toPath = (reference: string) => `/payments/${encodeURIComponent(reference)}`;
  return {
    operator,
    async start({ merchantOrder, amountDiram, currency, language, ...rest }) {
      const { successUrl, errorUrl, noticeUrl, expiresAt } = rest;
      const body = {
        merchant_order: merchantOrder,
        amount: fromDiram(amountDiram),
        currency,
        language,
        success_url: successUrl,
        error_url: errorUrl,
        notice_url: noticeUrl,
        expires_at: expiresAt.toISOString(),
      };
      const opened = await call("POST", "/payments", { body, key: merchantOrder });
      const { reference, redirect_url } = readSignedResponse(opened, session);
      return { reference, checkout: { kind: "redirect", url: redirect_url } };
    },
    parseWebhook: (webhook) => parseSignedWebhook(secrets, webhook),
    async ask(reference) {
      const found = readSignedResponse(await call("GET", toPath(reference)), state);
      return {
        status: found.status,
        amountDiram: toDiram(found.amount),
        currency: found.currency,
        occurredAt: found.occurred_at,
      };
    },
    async refund({ reference, refundId, amountDiram, currency }) {
      const body = { amount: fromDiram(amountDiram), currency };
      const path = `${toPath(reference)}/refunds`;
      return readSignedResponse(await call("POST", path, { body, key: refundId }), refunded).refund;
    },
    async close(reference) {
      const response = await call("POST", `${toPath(reference)}/close`, { body: {} });
      const closed = readSignedResponse(response, state);
      if (closed.status === "open") throw new ProviderError("refused", "left the payment open");
    },
  };
}
