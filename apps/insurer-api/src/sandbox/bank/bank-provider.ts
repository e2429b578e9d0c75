import { PAYMENT_OPERATORS, type PaymentOperator } from "@sughurta/domain";
import type { SecretList } from "@sughurta/server-kit";
import type { Config } from "#src/platform/config/config.ts";
import type { Platform } from "#src/platform/platform.ts";
import { operatorKey } from "#src/sales/payments/callback-signature.ts";
import { parseSignedWebhook } from "#src/sales/payments/provider-reports.ts";
import type { PaymentProvider } from "#src/sales/ports/payment-provider.ts";
import { closeSession, findSession, openSession } from "./bank-ledger.ts";

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

/** Signing keys of the sandbox bank; always set in a sandbox. */
export function bankSecrets({ secrets }: Pick<Config, "secrets">): SecretList {
  const { paymentCallback } = secrets;
  if (paymentCallback === undefined) throw new Error("The pretend bank has no secret");
  return paymentCallback;
}
