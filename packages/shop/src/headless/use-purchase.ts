import type { ApiClient } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { type Checkout, type SaveResponse, useCheckout } from "@sughurta/checkout";
import { motorDraft, TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import { type MotorOrderRequest, saveMotorOrder } from "@sughurta/motor-flow/headless";
import { useReportCheckout } from "@sughurta/order";
import { saveTravelOrder, type TravelOrderRequest } from "@sughurta/travel-flow/headless";
import { useCallback, useEffect } from "react";
import { LIABILITY, type ShopProduct, TRAVEL } from "../events/shop-event.ts";
import { useOrderOfShop } from "../parts/open-order.ts";
import { useShop } from "../settings/shop-context.ts";

/** Added to every order: the selling partner. */
type OfShop = "partner" | "partnerReference";

/** Orders of screens of your own, in the API's format, without the price. */
export interface OwnOrders {
  readonly travel: Omit<TravelOrderRequest, OfShop>;
  readonly MTPL: Omit<MotorOrderRequest, OfShop>;
}

type Save<Order> = (
  client: ApiClient,
  order: Order,
  context: { readonly price: number; readonly idempotencyKey: string },
) => Promise<SaveResponse>;

const LINES: {
  readonly [Product in keyof OwnOrders]: {
    readonly product: ShopProduct;
    /** Kind of the order, by which its unfinished one is stored. */
    readonly kind: string;
    readonly save: Save<OwnOrders[Product]>;
  };
} = {
  travel: { product: TRAVEL, kind: TRAVEL_DRAFT, save: saveTravelOrder },
  MTPL: {
    product: LIABILITY,
    kind: motorDraft("MTPL"),
    save: saveMotorOrder,
  },
};

/**
 * Saving and paying for a screen of your own. `submit` saves an order at the displayed price, `pay` redirects to the
 * bank; `state` is the progress or the problem. The result replaces the parts as it does after our own orders.
 */
export function usePurchase<Product extends keyof OwnOrders>(
  of: Product,
): Checkout<OwnOrders[Product]> {
  const client = useApiClient();
  const { report } = useShop();
  const { product, kind, save } = LINES[of];
  const { partner, partnerReference, paymentOrigins, leaveTo, onResult } = useOrderOfShop(kind);
  const checkout = useCheckout<OwnOrders[Product]>({
    policyType: product.policyType,
    name: `own-${of}`,
    allowedOrigins: paymentOrigins,
    leaveTo,
    save: (order, context) =>
      save(
        client,
        {
          ...order,
          ...(partner ? { partner } : {}),
          ...(partnerReference ? { partnerReference } : {}),
        },
        context,
      ),
  });
  const { state } = checkout;
  useReportCheckout(
    state,
    useCallback((event) => report({ ...event, ...product }), [report, product]),
  );
  // A code to scan with its receipt, and a payment already made, are shown by the result.
  const shown = state.step === "scanning" || state.step === "alreadyPaid" ? state : undefined;
  useEffect(() => {
    if (shown) onResult(shown.paymentId);
  }, [shown, onResult]);
  return checkout;
}
