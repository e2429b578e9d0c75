import { useFirstInteraction } from "@sughurta/api-client/react";
import { useOrderWizard, useQuotedPurchase } from "@sughurta/order";
import { useCallback, useEffect, useMemo } from "react";
import { TRAVEL_ORDER_NAME } from "../draft/discard-draft.ts";
import { useTravelDraft } from "../draft/use-travel-draft.ts";
import { withMiddleSums } from "../model/effects/option-effects.ts";
import { applyOrderEffects } from "../model/effects/order-effects.ts";
import { withServerPeriod } from "../model/effects/period-effects.ts";
import { newTravelOrder } from "../model/new-order.ts";
import { travelOrder } from "../model/order-definition.ts";
import type { TravelOrderValues } from "../model/order-values.ts";
import { askQuote } from "../model/quote/ask-quote.ts";
import { quoteDelayMs } from "../model/quote/quote-delay.ts";
import { refusedPart, TRAVEL_SERVER_FIELDS } from "../model/to-form-errors.ts";
import { toTravelPayload, toTravelQuote } from "../model/to-travel-payload.ts";
import { orderFromTrip } from "../model/travel-trip.ts";
import { travelContracts } from "../travel-contracts.ts";
import { saveOrder } from "./save-order.ts";
import type { TravelFlowProps } from "./travel-flow-props.ts";

/** Form, steps, live price, draft and purchase of a travel order (S1 §4). */
export function useTravelOrder(props: TravelFlowProps) {
  const { today, layout = "tabs", initialTrip, initialCoupon, partner, partnerReference } = props;
  useFirstInteraction(travelContracts.preload);

  const wizard = useOrderWizard(travelOrder, {
    layout,
    today,
    initialValues: useMemo(
      () => (initialTrip ? orderFromTrip(initialTrip, today) : newTravelOrder(today)),
      [initialTrip, today],
    ),
    onChangeEffects: useCallback(
      (before: TravelOrderValues, after: TravelOrderValues) =>
        applyOrderEffects(before, after, today),
      [today],
    ),
    history: props.history,
    onEnter: (step, { setValues }) => {
      if (step === "options") setValues(withMiddleSums);
    },
    onSubmit: buy,
  });
  const { form, place, parts } = wizard;
  const { values, setValues } = form;

  const purchase = useQuotedPurchase({
    policyType: "travel",
    name: TRAVEL_ORDER_NAME,
    toRequest: (code) =>
      values.datesPassed ? undefined : toTravelQuote(values, { coupon: code, partner }),
    ask: askQuote,
    delayMs: quoteDelayMs,
    step: place.current,
    save: saveOrder,
    initialCoupon,
    paymentOrigins: props.paymentOrigins,
    leaveTo: props.leaveTo,
    onRefused: (failure) =>
      wizard.refuse(refusedPart(failure) ?? "review", failure, TRAVEL_SERVER_FIELDS),
  });
  const { quote, checkout } = purchase;
  const draft = useTravelDraft({
    form,
    today,
    place: wizard.placeByPart,
    coupon: purchase.couponCode,
    isPrefilled: initialTrip !== undefined,
    paid: checkout.state.step === "alreadyPaid",
    onResumed: (kept, faulty) => {
      wizard.resume(kept, faulty);
      if (kept.coupon !== undefined) purchase.takeCoupon(kept.coupon);
    },
  });

  const { datesPassed } = values;
  const { setError } = form;
  useEffect(() => {
    if (datesPassed) setError("beginDate", { code: "datePassed" });
  }, [datesPassed, setError]);

  const ready = quote.kind === "ready" ? quote.quote : undefined;
  useEffect(() => {
    if (ready === undefined) return;
    const { request, endDate, dayCount } = ready;
    setValues((before) => withServerPeriod(before, request, { endDate, dayCount }));
  }, [ready, setValues]);

  function buy(order: TravelOrderValues): Promise<void> {
    return purchase.buy((applied) =>
      toTravelPayload(order, { ...applied, partner, partnerReference }),
    );
  }

  function resetOrder() {
    draft.resetOrder();
    wizard.reset();
    purchase.coupon.remove();
  }

  return {
    ...wizard,
    ...purchase,
    draft,
    /** The holder's step of the five is not valid yet (S1 §2). */
    isIncomplete:
      place.current === "holder" &&
      travelOrder.rules.now()?.invalidParts(values, today, parts).length !== 0,
    resetOrder,
  };
}
