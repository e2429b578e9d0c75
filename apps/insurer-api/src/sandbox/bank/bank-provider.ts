import { PAYMENT_OPERATORS, type PaymentOperator } from "@sughurta/domain";
import type { Database } from "#src/platform/database/sql.ts";
import type { PaymentProvider } from "#src/sales/payment/payment-provider.ts";
import { closeSession, findSession, openSession } from "./bank-ledger.ts";

/** The pretend bank as a payment provider, one per operator. */
export function createBankProviders(
  db: Database,
  apiUrl: string,
  now: () => Date,
): ReadonlyMap<PaymentOperator, PaymentProvider> {
  return new Map(
    PAYMENT_OPERATORS.map((operator) => [operator, bankProvider(db, apiUrl, now, operator)]),
  );
}

function bankProvider(
  db: Database,
  apiUrl: string,
  now: () => Date,
  operator: PaymentOperator,
): PaymentProvider {
  return {
    operator,
    async open(request) {
      const { reference } = await openSession(db, operator, request, now());
      return { reference, redirectUrl: `${apiUrl}/sandbox/bank/${operator}/${reference}` };
    },
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
