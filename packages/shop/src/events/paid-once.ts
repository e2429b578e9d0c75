import { type ApiClient, storageName } from "@sughurta/api-client";

const REMEMBERED_PAYMENTS = 20;

/** Tells whether a payment is seen as paid for the first time in this browser, and remembers it. */
export function isFirstTimePaid(client: ApiClient, paymentId: string): boolean {
  const name = storageName(client, "paid");
  const known = read(name);
  if (known.includes(paymentId)) return false;
  try {
    const newest = [...known, paymentId].slice(-REMEMBERED_PAYMENTS);
    window.localStorage.setItem(name, JSON.stringify(newest));
  } catch {
    // Without storage a reload of the result tells it again.
  }
  return true;
}

function read(name: string): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(name) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
