import { lateContracts } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { appliedCode, type CouponState, useCheckout, useCoupon } from "@sughurta/checkout";
import { boxDraft, type Failure } from "@sughurta/contracts";
import { splitCouponRefusal, useOrderWizard } from "@sughurta/order";
import { useEffect, useMemo, useState } from "react";
import { boxOrder } from "./box-order-definition.ts";
import type { BoxOrderProps } from "./box-order-props.ts";
import { type BoxHolderValues, type BoxOrderValues, EMPTY_BOX_ORDER } from "./box-order-values.ts";
import type { InsuredPart } from "./insured/insured-part.ts";
import { BOX_SERVER_FIELDS, type BoxChoice, toBoxPayload } from "./to-box-payload.ts";

const boxContracts = lateContracts(() => import("./box-contracts.ts"));

interface Order {
  readonly holder: BoxHolderValues;
  readonly choice: BoxChoice;
}

/** A price that the server replaced while the form was filled in, TJS. */
interface MovedPrice {
  readonly from: number;
  readonly to: number;
  /** The promo code it was said for. */
  readonly coupon: string | undefined;
}

/** Form, promo code, price and purchase of a box order (S0 §4). */
export function useBoxOrder(
  { product, today, initialCoupon, partner, paymentOrigins, leaveTo }: BoxOrderProps,
  insured: InsuredPart,
) {
  const client = useApiClient();
  const { slug, productCode, activeMonths, insures = "holder", insuredAges } = product;
  const coupon = useCoupon({
    productCode,
    initialCode: initialCoupon,
    order: boxDraft(slug),
  });
  const [moved, setMoved] = useState<MovedPrice>();
  const code = appliedCode(coupon.state);
  const current = moved && moved.coupon === code ? moved : undefined;
  const couponPrice = priceOf(coupon.state, product.price);
  const price = current?.to ?? couponPrice;

  const checkout = useCheckout<Order>({
    policyType: "box",
    name: boxDraft(slug),
    allowedOrigins: paymentOrigins,
    leaveTo,
    save: async ({ holder, choice }, { price: shown, idempotencyKey }) => {
      const { saveBox } = await boxContracts();
      return client.send(saveBox, { body: toBoxPayload(holder, choice, shown), idempotencyKey });
    },
    onRefused: (failure: Failure) => {
      const { coupon: message, rest } = splitCouponRefusal(failure);
      if (message !== undefined) coupon.refuse(message);
      if (!rest) return;
      wizard.refuse("holder", rest, { ...BOX_SERVER_FIELDS, ...insured.serverFields });
    },
  });

  const rules = useMemo(
    () => ({ today, activeMonths, insuredAges }),
    [today, activeMonths, insuredAges],
  );
  const wizard = useOrderWizard(
    useMemo(() => boxOrder(insures, insured, rules), [insures, insured, rules]),
    {
      layout: "page",
      today,
      initialValues: EMPTY_BOX_ORDER,
      onChangeEffects: insured.onChangeEffects,
      onSubmit: buy,
    },
  );

  async function buy(filled: BoxOrderValues): Promise<void> {
    const answer = await coupon.applyPending();
    const applied = appliedCode(answer);
    const due = current && applied === code ? price : priceOf(answer, product.price);
    // Here already: the rules came with the first move.
    const { toBoxHolder } = await import("./box-order-rules.ts");
    const holder = toBoxHolder(filled, today);
    const named = insured.toInsured(filled);
    const { beginDate } = filled;
    const choice = { productCode, insured: named, beginDate, coupon: applied, partner };
    await checkout.submit({ holder, choice }, due, price);
  }

  const { state } = checkout;
  useEffect(() => {
    // A discount that came with the press is told by the promo code itself.
    if (state.step !== "priceChanged" || state.newPrice === couponPrice) return;
    setMoved({ from: state.oldPrice, to: state.newPrice, coupon: code });
  }, [state, code, couponPrice]);

  return {
    wizard,
    rules,
    purchase: { policyType: "box", coupon, checkout, price } as const,
    fullPrice: current || code === undefined ? undefined : product.price,
    movedFrom: current?.from,
  };
}

function priceOf(state: CouponState, fullPrice: number): number {
  return state.kind === "applied" ? state.sumPrem : fullPrice;
}
