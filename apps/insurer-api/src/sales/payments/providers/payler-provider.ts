import type { PaymentOperator } from "@sughurta/domain";
import { baseAddress } from "@sughurta/server-kit";
import * as z from "zod/mini";
import {
  type PaymentProvider,
  ProviderError,
  type ProviderReport,
} from "#src/sales/ports/payment-provider.ts";
import { parseResponse, postForm, providerText, unreadable } from "./provider-calls.ts";

/** Settings of an account at Payler. */
export const paylerSettings = z.strictObject({
  adapter: z.literal("payler"),
  /** `https://sandbox.payler.com` or `https://secure.payler.com`. */
  url: baseAddress,
  key: providerText,
  /** For refunds. */
  password: providerText,
});

const SESSION_SECONDS = 15 * 60;
const DUPLICATE_ORDER = 3;

const refusal = z.object({ error: z.object({ code: z.number() }) });
const session = z.object({ session_id: z.string() });
const foundSession = z.union([
  session,
  z.pipe(
    z.object({ id: z.string() }),
    z.transform(({ id }) => ({ session_id: id })),
  ),
]);
const status = z.object({
  status: z.string(),
  amount: z.number(),
  currency: z.optional(z.string()),
});

const STATUSES: Readonly<Record<string, ProviderReport["status"]>> = {
  Created: "open",
  PreAuthorized3DS: "open",
  PreAuthorized: "open",
  Authorized: "open",
  Charged: "paid",
  Rejected: "failed",
  Reversed: "cancelled",
  Refunded: "cancelled",
};

/**
 * Payler's gateway. It sends no webhooks, so its state is only available by query, and it returns every buyer to the
 * one address set in its back office. It cannot close a session, which expires after 15 minutes.
 */
export function paylerProvider(
  operator: PaymentOperator,
  { url, key, password }: z.infer<typeof paylerSettings>,
  now: () => Date,
): PaymentProvider {
  async function call<ResponseData>(
    name: string,
    fields: Readonly<Record<string, string>>,
    schema: z.ZodMiniType<ResponseData>,
  ): Promise<ResponseData> {
    const parsed = parseResponse(await postForm(`${url}/gapi/${name}`, { key, ...fields }));
    const refused = refusal.safeParse(parsed);
    if (refused.success) {
      const { code } = refused.data.error;
      const isDuplicate = code === DUPLICATE_ORDER;
      throw new ProviderError(isDuplicate ? "duplicateOrder" : "refused", `refused with ${code}`);
    }
    const read = schema.safeParse(parsed);
    if (!read.success) throw unreadable();
    return read.data;
  }
  return {
    operator,
    sessionSeconds: SESSION_SECONDS,
    async start({ merchantOrder, amountDiram, currency, language }) {
      const fields = {
        type: "OneStep",
        order_id: merchantOrder,
        amount: String(amountDiram),
        currency,
        lang: language === "en" ? "en" : "ru",
      };
      const started = await call("StartSession", fields, session).catch((error: unknown) => {
        const isDuplicate = error instanceof ProviderError && error.code === "duplicateOrder";
        if (!isDuplicate) throw error;
        return call("FindSession", { order_id: merchantOrder }, foundSession);
      });
      const query = new URLSearchParams({ key, session_id: started.session_id });
      return {
        reference: merchantOrder,
        checkout: { kind: "redirect", url: `${url}/gapi/Pay?${query}` },
      };
    },
    parseWebhook: () => undefined,
    async ask(reference) {
      const found = await call("GetStatus", { order_id: reference }, status);
      const known = STATUSES[found.status];
      if (known === undefined) throw unreadable();
      return {
        status: known,
        amountDiram: found.amount,
        currency: found.currency ?? "TJS",
        occurredAt: now(),
      };
    },
    async refund({ reference, amountDiram }) {
      const fields = { password, order_id: reference, amount: String(amountDiram) };
      await call("Refund", fields, z.object({ amount: z.number() }));
      return reference;
    },
    async close() {
      throw new ProviderError("notSupported", "a session ends by itself");
    },
  };
}
