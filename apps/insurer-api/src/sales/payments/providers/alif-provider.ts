import { createHmac } from "node:crypto";
import { fromDiram, type PaymentOperator, toDiram } from "@sughurta/domain";
import { baseAddress } from "@sughurta/server-kit";
import * as z from "zod/mini";
import {
  type PaymentProvider,
  ProviderError,
  type ProviderReport,
} from "#src/sales/ports/payment-provider.ts";
import { callProvider, parseResponse, providerText, unreadable } from "./provider-calls.ts";

/** Settings of a terminal at Alif. */
export const alifSettings = z.strictObject({
  adapter: z.literal("alif"),
  /** `https://test-web.alif.tj` or `https://web.alif.tj`. */
  url: baseAddress,
  terminal: providerText,
  password: providerText,
  /** Cards or wallet that its page offers, such as `korti_milli`. */
  gate: providerText,
});

const OK = 200;
const DUPLICATE_ORDER = 208;

const started = z.object({ code: z.number(), url: z.optional(z.string()) });
const transaction = z.object({
  status: z.string(),
  amount: z.coerce.number(),
});
const webhook = z.union([
  z.object({ orderId: z.string() }),
  z.pipe(
    z.object({ order_id: z.string() }),
    z.transform(({ order_id }) => ({ orderId: order_id })),
  ),
]);

const STATUSES: Readonly<Record<string, ProviderReport["status"]>> = {
  pending: "open",
  ok: "paid",
  approved: "paid",
  failed: "failed",
  canceled: "cancelled",
};

/**
 * Alif's checkout. The field order of a webhook's signature is not published, and public clients disagree, so a webhook
 * only triggers a query. Payments are cancelled in Alif's back office.
 */
export function alifProvider(
  operator: PaymentOperator,
  { url, terminal, password, gate }: z.infer<typeof alifSettings>,
  now: () => Date,
): PaymentProvider {
  const secret = createHmac("sha256", terminal).update(password).digest("hex");
  const sign = (...parts: string[]) =>
    createHmac("sha256", secret)
      .update([terminal, ...parts].join(""))
      .digest("hex");
  async function call<ResponseData>(
    path: string,
    body: object,
    schema: z.ZodMiniType<ResponseData>,
  ) {
    const response = await callProvider(`${url}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ key: terminal, ...body }),
    });
    const read = schema.safeParse(parseResponse(response));
    if (!read.success) throw unreadable();
    return read.data;
  }
  return {
    operator,
    async start({ merchantOrder, amountDiram, successUrl, noticeUrl }) {
      const amount = fromDiram(amountDiram).toFixed(2);
      const order = {
        order_id: merchantOrder,
        token: sign(merchantOrder, amount, noticeUrl),
        callback_url: noticeUrl,
        return_url: successUrl,
        amount,
        gate,
        info: merchantOrder,
      };
      const { code, url: page } = await call("/v2/", order, started);
      if (code === OK && page !== undefined) {
        return { reference: merchantOrder, checkout: { kind: "redirect", url: page } };
      }
      const isDuplicate = code === DUPLICATE_ORDER;
      throw new ProviderError(isDuplicate ? "duplicateOrder" : "refused", `refused with ${code}`);
    },
    parseWebhook({ body }) {
      try {
        const read = webhook.safeParse(JSON.parse(body));
        return read.success ? { reference: read.data.orderId } : undefined;
      } catch {
        return undefined;
      }
    },
    async ask(reference) {
      const order = { orderId: reference, token: sign(reference) };
      const found = await call("/checktxn", order, transaction);
      const status = STATUSES[found.status];
      if (status === undefined || !Number.isFinite(found.amount)) throw unreadable();
      return {
        status,
        amountDiram: toDiram(found.amount),
        currency: "TJS",
        occurredAt: now(),
      };
    },
    async close() {
      throw new ProviderError("notSupported", "a payment page ends by itself");
    },
  };
}
