import { type ApiClient, storageKeyFor, storedValue } from "@sughurta/api-client";
import type { PolicyType } from "@sughurta/domain";
import type { OrderEvent } from "@sughurta/order";

/** The product that an event is about. */
export interface ShopProduct {
  /** Its code, as in webhooks and in the report of a partner: `TRAVEL`, `MCI_P1`, `ECI_P2`, that of a box. */
  readonly product: string;
  readonly policyType: PolicyType;
}

export const TRAVEL = { product: "TRAVEL", policyType: "travel" } as const satisfies ShopProduct;
export const LIABILITY = { product: "MCI_P1", policyType: "car" } as const satisfies ShopProduct;

/** A payment that the insurer has confirmed; reported once. */
export interface PaidEvent extends ShopProduct {
  readonly type: "paid";
  /** Price that was paid, TJS. */
  readonly amount: number;
  readonly paymentId: string;
  /** Number of the policy; it follows by SMS and e-mail where the insurer has not issued it yet. */
  readonly policyNumber?: string | undefined;
  /** First and last day of cover, ISO. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  /** The page's own `partnerReference` of the sale. */
  readonly partnerReference?: string | undefined;
  /** Made with a test key: nothing was sold, and the policy is a specimen. */
  readonly isTest?: true | undefined;
}

/** Events of a shop for the host page, without personal data. */
export type ShopEvent =
  | (OrderEvent & ShopProduct)
  | PaidEvent
  /** The shop itself cannot open, by the code of the reason. */
  | ({ readonly type: "problem"; readonly code: string } & {
      readonly [Name in keyof ShopProduct]?: undefined;
    });

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
