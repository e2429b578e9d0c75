import { useApiClient } from "@sughurta/api-client/react";
import { type Checkout, useCheckout } from "@sughurta/checkout";
import { type Failure, saveTravel } from "@sughurta/contracts";
import { TRAVEL_ORDER_NAME } from "../draft/discard-draft.ts";
import type { TravelOrderRequest } from "../order/to-travel-payload.ts";
import type { TravelFlowProps } from "../order/travel-flow-props.ts";

/** Saves an order and pays for it: one order however often it is pressed (S1 §4, §7). */
export function useTravelPurchase({
  paymentOrigins,
  leaveTo,
  onRefused,
}: Pick<TravelFlowProps, "paymentOrigins" | "leaveTo"> & {
  /** Told what the service refused in the order. */
  readonly onRefused: (failure: Failure) => void;
}): Checkout<TravelOrderRequest> {
  const client = useApiClient();
  return useCheckout<TravelOrderRequest>({
    policyType: "travel",
    name: TRAVEL_ORDER_NAME,
    allowedOrigins: paymentOrigins,
    leaveTo,
    save: (order, { price, idempotencyKey }) =>
      client.send(saveTravel, { body: { ...order, sumPrem: price }, idempotencyKey }),
    onRefused,
  });
}
