import type { ApiClient } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { type Checkout, type SaveAnswer, useCheckout } from "@sughurta/checkout";
import { type MotorOrderRequest, saveMotorOrder } from "@sughurta/motor-flow/headless";
import { useReportCheckout } from "@sughurta/order";
import { saveTravelOrder, type TravelOrderRequest } from "@sughurta/travel-flow/headless";
import { useCallback, useEffect } from "react";
import type { ShopProduct } from "../events/shop-event.ts";
import { useOrderOfShop } from "../parts/use-order-of-shop.ts";
import { useShop } from "../shop-context.ts";

/** What is added to every order: who sold it. */
type OfShop = "partner" | "partnerReference";

/** Orders of screens of your own, as the API takes them, without the price. */
export interface OwnOrders {
  readonly travel: Omit<TravelOrderRequest, OfShop>;
  readonly MTPL: Omit<MotorOrderRequest, OfShop>;
}

type Save<Order> = (
  client: ApiClient,
  order: Order,
  context: { readonly price: number; readonly idempotencyKey: string },
) => Promise<SaveAnswer>;

const LINES: {
  readonly [Product in keyof OwnOrders]: {
    readonly product: ShopProduct;
    readonly save: Save<OwnOrders[Product]>;
  };
} = {
  travel: { product: { product: "travel" }, save: saveTravelOrder },
  MTPL: { product: { product: "car", name: "MTPL" }, save: saveMotorOrder },
};

/**
 * Saving and paying for a screen of your own. `submit` saves an order at the price that the buyer saw, `pay` leads to the bank;
 * `state` says how far it is and what stands in the way. The result takes the place of the parts as it does after our own orders.
 */
export function usePurchase<Product extends keyof OwnOrders>(
  of: Product,
): Checkout<OwnOrders[Product]> {
  const client = useApiClient();
  const { report } = useShop();
  const { partner, partnerReference, paymentOrigins, leaveTo, onResult } = useOrderOfShop();
  const { product, save } = LINES[of];
  const checkout = useCheckout<OwnOrders[Product]>({
    policyType: product.product,
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
  // A code to scan and its receipt, and what is paid already, are shown by the result.
  const shown = state.step === "scanning" || state.step === "alreadyPaid" ? state : undefined;
  useEffect(() => {
    if (shown) onResult(shown.paymentId);
  }, [shown, onResult]);
  return checkout;
}
