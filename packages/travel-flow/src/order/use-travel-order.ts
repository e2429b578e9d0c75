import { lastQuote, useOrderWizard } from "@sughurta/order";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTravelDraft } from "../draft/use-travel-draft.ts";
import { useTravelCoupon } from "../purchase/use-travel-coupon.ts";
import { useTravelPurchase } from "../purchase/use-travel-purchase.ts";
import { useTravelQuote } from "../quote/use-travel-quote.ts";
import { withMiddleSums } from "./option-effects.ts";
import { travelOrder } from "./order-definition.ts";
import { settleOrder } from "./order-effects.ts";
import { newTravelOrder, type TravelOrderValues } from "./order-values.ts";
import { withServerPeriod } from "./period-effects.ts";
import { readRefusal } from "./to-form-errors.ts";
import { toTravelPayload, toTravelQuote } from "./to-travel-payload.ts";
import type { TravelFlowProps } from "./travel-flow-props.ts";
import { orderFromTrip } from "./travel-trip.ts";

/** Form, steps, live price, draft and purchase of a travel order (S1 §4). */
export function useTravelOrder(props: TravelFlowProps) {
  const { today, layout = "tabs", initialTrip, initialCoupon, partner } = props;
  const [unpricedTries, setUnpricedTries] = useState(0);

  const wizard = useOrderWizard(travelOrder, {
    layout,
    today,
    initialValues: useMemo(
      () => (initialTrip ? orderFromTrip(initialTrip, today) : newTravelOrder(today)),
      [initialTrip, today],
    ),
    onChangeEffects: useCallback(
      (before: TravelOrderValues, after: TravelOrderValues) => settleOrder(before, after, today),
      [today],
    ),
    history: props.history,
    onEnter: (step, { setValues }) => {
      if (step === "options") setValues(withMiddleSums);
    },
    onSubmit: buy,
  });
  const { form, place, parts } = wizard;
  const { values, setValues, reset } = form;

  const coupon = useTravelCoupon(initialCoupon);
  const quoteFor = (code: string | undefined) =>
    values.datesPassed ? undefined : toTravelQuote(values, { coupon: code, partner });
  const quote = useTravelQuote(quoteFor(coupon.code));
  const couponControl = coupon.control(quote, (code) => {
    const request = quoteFor(code);
    return request && quote.askNow(request);
  });
  const checkout = useTravelPurchase({
    paymentOrigins: props.paymentOrigins,
    leaveTo: props.leaveTo,
    onRefused: (failure) => {
      const refusal = readRefusal(failure);
      if (refusal.coupon !== undefined) couponControl.refuse(refusal.coupon);
      const told = { ...refusal.failure.fieldCodes, ...refusal.failure.fieldMessages };
      if (refusal.coupon !== undefined && Object.keys(told).length === 0) return;
      wizard.show(refusal.part ?? "review", () => form.applyServerErrors(refusal.failure));
    },
  });
  const draft = useTravelDraft({
    form,
    today,
    place: wizard.placeByPart,
    coupon: coupon.code,
    begun: initialTrip !== undefined,
    onResumed: (kept, faulty) => {
      wizard.resume(kept, faulty);
      if (kept.coupon !== undefined) coupon.take(kept.coupon);
    },
  });

  const paid = checkout.state.step === "alreadyPaid";
  const { finish } = draft;
  const onPaid = useRef(finish);
  useEffect(() => {
    onPaid.current = finish;
  });
  useEffect(() => {
    if (paid) onPaid.current();
  }, [paid]);

  const { datesPassed } = values;
  const { setError } = form;
  useEffect(() => {
    if (datesPassed) setError("beginDate", { code: "datePassed" });
  }, [datesPassed, setError]);

  const ready = quote.kind === "ready" ? quote.quote : undefined;
  useEffect(() => {
    if (ready === undefined) return;
    const { asked, endDate, dayCount } = ready;
    setValues((before) => withServerPeriod(before, asked, { endDate, dayCount }));
  }, [ready, setValues]);

  // A code that nothing is known of must not keep the price away (decision 61).
  const withoutPrice = quote.kind === "rejected" && quote.problem.kind === "unavailable";
  const hadDiscount = (lastQuote(quote)?.valueAmount ?? 0) > 0;
  const { giveUp } = coupon;
  useEffect(() => {
    if (withoutPrice && !hadDiscount) giveUp();
  });

  const { refresh } = quote;
  const priceMoved = checkout.state.step === "priceChanged";
  useEffect(() => {
    if (priceMoved) refresh();
  }, [priceMoved, refresh]);

  async function buy(order: TravelOrderValues): Promise<void> {
    if (ready === undefined) return setUnpricedTries((times) => times + 1);
    const applied = await couponControl.settle();
    const { code, sumPrem: price } =
      applied.kind === "applied" ? applied : { code: undefined, sumPrem: ready.sumPrem };
    const payload = toTravelPayload(order, { coupon: code, partner, price });
    await checkout.submit(payload, price, ready.sumPrem);
  }

  function startAfresh() {
    draft.discard();
    wizard.restart();
    couponControl.remove();
    reset(newTravelOrder(today));
  }

  return {
    ...wizard,
    quote,
    coupon: couponControl,
    checkout,
    draft,
    price: lastQuote(quote)?.sumPrem,
    unpricedTries,
    /** The holder's step of the five is not right yet (S1 §2). */
    isIncomplete:
      place.current === "holder" && travelOrder.faultyParts(values, today, parts).length > 0,
    startAfresh,
  };
}
