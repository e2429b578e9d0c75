import { useOrderWizard, useQuotedPurchase } from "@sughurta/order";
import { useCallback, useEffect, useMemo } from "react";
import { TRAVEL_ORDER_NAME } from "../draft/discard-draft.ts";
import { useTravelDraft } from "../draft/use-travel-draft.ts";
import { askQuote } from "../quote/ask-quote.ts";
import { quoteDelayMs } from "../quote/quote-delay.ts";
import { newTravelOrder } from "./new-order.ts";
import { withMiddleSums } from "./option-effects.ts";
import { travelOrder } from "./order-definition.ts";
import { applyOrderEffects } from "./order-effects.ts";
import type { TravelOrderValues } from "./order-values.ts";
import { withServerPeriod } from "./period-effects.ts";
import { saveOrder } from "./save-order.ts";
import { refusedPart, TRAVEL_SERVER_FIELDS } from "./to-form-errors.ts";
import { toTravelPayload, toTravelQuote } from "./to-travel-payload.ts";
import type { TravelFlowProps } from "./travel-flow-props.ts";
import { orderFromTrip } from "./travel-trip.ts";

/** Form, steps, live price, draft and purchase of a travel order (S1 §4). */
export function useTravelOrder(props: TravelFlowProps) {
  const { today, layout = "tabs", initialTrip, initialCoupon, partner } = props;

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
    begun: initialTrip !== undefined,
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
    return purchase.buy((applied) => toTravelPayload(order, { ...applied, partner }));
  }

  function startAfresh() {
    draft.startAfresh();
    wizard.restart();
    purchase.coupon.remove();
  }

  return {
    ...wizard,
    ...purchase,
    draft,
    /** The holder's step of the five is not right yet (S1 §2). */
    isIncomplete:
      place.current === "holder" &&
      travelOrder.rules.now()?.faultyParts(values, today, parts).length !== 0,
    startAfresh,
  };
}
