import { type ApiClient, storageKeyFor, storedText, storedValue } from "@sughurta/api-client";

const REMEMBERED_PAYMENTS = 20;

/** The payments started by one shop: it shows the results of these only. */
export interface OwnPayments {
  readonly has: (paymentId: string) => boolean;
  readonly add: (paymentId: string) => void;
}

/** A shop of a page: the `place`-th of its storage key, from 1. */
export interface ShopOfPage {
  readonly storageKey?: string | undefined;
  readonly place: number;
}

/** Stores them in the browser, for the return from the bank, also in a new tab. */
export function ownPayments({ storageKey, place }: ShopOfPage): OwnPayments {
  const name = storageKeyFor({ storageKey }, place === 1 ? "payments" : `payments-${place}`);
  const began = storedValue<readonly unknown[]>(name, {
    parse: (stored) => (Array.isArray(stored) ? stored : undefined),
  });
  return {
    // A browser without storage gets every payment; the insurer decides whether it is its own.
    has: (paymentId) => began.read()?.includes(paymentId) ?? isBlocked(name),
    add: (paymentId) => {
      const others = (began.read() ?? []).filter((other) => other !== paymentId);
      began.write([...others, paymentId].slice(-REMEMBERED_PAYMENTS));
    },
  };
}

function isBlocked(name: string): boolean {
  const probe = storedText(`${name}-probe`);
  probe.write("1");
  const blocked = probe.read() === undefined;
  probe.remove();
  return blocked;
}

/** A client that stores every payment started with it. */
export function withOwnPayments(client: ApiClient, payments: OwnPayments): ApiClient {
  return {
    ...client,
    send: async (contract, request) => {
      const response = await client.send(contract, request);
      if (contract.name === "createPayment" && response.status === 201) {
        const { paymentId } = Object(response.data);
        payments.add(String(paymentId));
      }
      return response;
    },
  };
}
