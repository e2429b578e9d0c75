import { createHash } from "node:crypto";
import type { PaymentOperator } from "@sughurta/domain";
import { baseAddress } from "@sughurta/server-kit";
import { XMLBuilder, XMLParser } from "fast-xml-parser";
import * as z from "zod/mini";
import {
  type PaymentProvider,
  ProviderError,
  type ProviderReport,
} from "#src/sales/ports/payment-provider.ts";
import { postForm, providerText, unreadable } from "./provider-calls.ts";

/** Settings of a merchant at Dushanbe City. */
export const dushanbeCitySettings = z.strictObject({
  adapter: z.literal("dushanbe-city"),
  /** `https://acquiring.dc.tj`. */
  url: baseAddress,
  merchant: providerText,
  secret: providerText,
  /** Kind of service in the bank's own list. */
  articul: providerText,
});

/** ISO 4217 number of the somoni. */
const TJS = "972";

const response = z.object({
  Response: z.object({
    WithdrawalStatus: z.coerce.number(),
    /** Minor units. */
    Amount: z.optional(z.coerce.number()),
  }),
});

const STATUSES: Readonly<Record<number, ProviderReport["status"]>> = {
  0: "open",
  1: "open",
  3: "failed",
  5: "open",
  10: "paid",
};

/**
 * Card page of Dushanbe City, which the browser opens with a form. The bank's signature does not cover the amount, so
 * the reported paid amount is compared; a response without an amount goes to review.
 */
export function dushanbeCityProvider(
  operator: PaymentOperator,
  { url, merchant, secret, articul }: z.infer<typeof dushanbeCitySettings>,
  now: () => Date,
): PaymentProvider {
  const toRequest = (orderId: string, fields: Readonly<Record<string, string>>) => {
    const sign = createHash("md5").update(`${orderId}${merchant}${secret}`).digest("hex");
    const request = { Merchant: merchant, OrderId: orderId, ...fields, Sign: sign };
    return { Request: new XMLBuilder().build({ Request: request }) };
  };
  return {
    operator,
    async start({ merchantOrder, amountDiram, successUrl, errorUrl }) {
      const fields = toRequest(merchantOrder, {
        Operation: "CreateOrder",
        Amount: String(amountDiram),
        Articul: articul,
        Account: merchantOrder,
        Currency: TJS,
        Description: merchantOrder,
        ApproveURL: successUrl,
        DeclineURL: errorUrl,
        CancelURL: errorUrl,
      });
      return {
        reference: merchantOrder,
        checkout: { kind: "form", url: `${url}/pay/form.php`, fields },
      };
    },
    parseWebhook: () => undefined,
    async ask(reference) {
      const fields = toRequest(reference, { Operation: "CheckPay" });
      const { text } = await postForm(`${url}/pay/CheckPay.php`, fields);
      const found = response.safeParse(parseXml(text));
      if (!found.success) throw unreadable();
      const { WithdrawalStatus, Amount } = found.data.Response;
      const status = STATUSES[WithdrawalStatus];
      if (status === undefined) throw unreadable();
      return { status, amountDiram: Amount ?? 0, currency: "TJS", occurredAt: now() };
    },
    async close() {
      throw new ProviderError("notSupported", "a payment page ends by itself");
    },
  };
}

function parseXml(text: string): unknown {
  try {
    return new XMLParser({ processEntities: false }).parse(text);
  } catch {
    throw unreadable();
  }
}
