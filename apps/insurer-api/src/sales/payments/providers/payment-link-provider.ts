import { fromDiram, type PaymentOperator } from "@sughurta/domain";
import { webAddress } from "@sughurta/server-kit";
import * as z from "zod/mini";
import { type PaymentProvider, ProviderError } from "#src/sales/ports/payment-provider.ts";

/** Settings of a wallet link that a QR code contains. */
export const paymentLinkSettings = z.strictObject({
  adapter: z.literal("payment-link"),
  /** An address with `{amount}` and `{reference}` in it. */
  template: webAddress.check(
    z.refine(
      (template) => template.includes("{amount}") && template.includes("{reference}"),
      "has to carry {amount} and {reference}",
    ),
  ),
});

/** A wallet without an API: the buyer submits the receipt, and staff review what does not match automatically. */
export function paymentLinkProvider(
  operator: PaymentOperator,
  { template }: z.infer<typeof paymentLinkSettings>,
  now: () => Date,
): PaymentProvider {
  return {
    operator,
    async start({ merchantOrder, amountDiram }) {
      const url = template
        .replace("{amount}", fromDiram(amountDiram).toFixed(2))
        .replace("{reference}", merchantOrder);
      return { reference: merchantOrder, checkout: { kind: "redirect", url } };
    },
    parseWebhook: () => undefined,
    ask: async () => ({
      status: "open",
      amountDiram: 0,
      currency: "TJS",
      occurredAt: now(),
    }),
    async close() {
      throw new ProviderError("notSupported", "a link can be paid at any time");
    },
  };
}
