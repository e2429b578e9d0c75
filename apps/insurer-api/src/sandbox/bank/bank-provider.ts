import { PAYMENT_OPERATORS, type PaymentOperator } from "@sughurta/domain";
import type { Platform } from "#src/platform/platform.ts";
import { operatorKey } from "#src/sales/payments/callback-signature.ts";
import { parseSignedWebhook } from "#src/sales/payments/provider-reports.ts";
import type { PaymentProvider } from "#src/sales/ports/payment-provider.ts";
import { closeSession, findSession, openSession } from "./bank-ledger.ts";
import { bankSecrets } from "./bank-secret.ts";

type Needs = Pick<Platform, "config" | "db" | "now">;

/** The sandbox bank as a payment provider, one per operator. */
export function createBankProviders(service: Needs): Map<PaymentOperator, PaymentProvider> {
  return new Map(PAYMENT_OPERATORS.map((operator) => [operator, bankProvider(service, operator)]));
}

function bankProvider({ config, db, now }: Needs, operator: PaymentOperator): PaymentProvider {
  const keys = bankSecrets(config).map((secret) => operatorKey(secret, operator));
  return {
    operator,
    async start(request) {
      const { reference } = await openSession(db, operator, request, now());
      const url = `${config.payments.url}/sandbox/bank/${operator}/${reference}`;
      return { reference, checkout: { kind: "redirect", url } };
    },
    parseWebhook: (webhook) => parseSignedWebhook(keys, webhook),
    async ask(reference) {
      const session = await findSession(db, operator, reference);
      if (!session) throw new Error("The pretend bank does not know this payment");
      return {
        status: session.status,
        amountDiram: session.paidAmountDiram ?? session.amountDiram,
        currency: session.currency,
        occurredAt: session.paidAt ?? session.createdAt,
      };
    },
    close: (reference) => closeSession(db, operator, reference),
  };
}
