import { type ApiClient, storageKeyFor, storedValue } from "@sughurta/api-client";

const REMEMBERED_PAYMENTS = 20;

/** Whether a payment is seen as paid for the first time in this browser, and stores it. */
export function isFirstTimePaid(client: ApiClient, paymentId: string): boolean {
  const paid = storedValue<readonly unknown[]>(storageKeyFor(client, "paid"), {
    parse: (stored) => (Array.isArray(stored) ? stored : undefined),
  });
  const known = paid.read() ?? [];
  if (known.includes(paymentId)) return false;
  paid.write([...known, paymentId].slice(-REMEMBERED_PAYMENTS));
  return true;
}
