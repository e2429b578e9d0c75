import { useZodForm } from "@sughurta/forms";
import {
  firstPlace,
  isLast,
  lastQuote,
  type OrderPlace,
  partsOfStep,
  toPlaceByPart,
  useOrderSteps,
} from "@sughurta/order";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTravelDraft } from "../draft/use-travel-draft.ts";
import { useTravelCoupon } from "../purchase/use-travel-coupon.ts";
import { useTravelPurchase } from "../purchase/use-travel-purchase.ts";
import { useTravelQuote } from "../quote/use-travel-quote.ts";
import { withMiddleSums } from "./option-effects.ts";
import { type StepKey, travelOrder } from "./order-definition.ts";
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
  const steps = travelOrder.layouts[layout];
  const [place, setPlace] = useState<OrderPlace<StepKey>>(() => firstPlace(steps));
  const [priceAsked, setPriceAsked] = useState(0);

  const parts = partsOfStep(steps, place.current);
  const form = useZodForm<ReturnType<typeof travelOrder.schemaOf>>({
    initialValues: useMemo(
      () => (initialTrip ? orderFromTrip(initialTrip, today) : newTravelOrder(today)),
      [initialTrip, today],
    ),
    schema: useMemo(() => travelOrder.schemaOf(parts), [parts]),
    toErrors: useCallback(
      (values: TravelOrderValues) => travelOrder.errorsOf(parts, values, today),
      [parts, today],
    ),
    settle: useCallback(
      (before: TravelOrderValues, after: TravelOrderValues) => settleOrder(before, after, today),
      [today],
    ),
    onSubmit: continueOrBuy,
  });
  const { values, setValues, reset, forgetErrors } = form;
  const moves = useOrderSteps({
    steps,
    place,
    setPlace,
    history: props.history,
    faultyParts: () => travelOrder.faultyParts(values, today),
    onEnter: (step) => {
      // A step begins without errors; they are live again after its own first "Continue".
      forgetErrors();
      if (step === "options") setValues(withMiddleSums);
    },
    onUnfinished: () => void form.check(),
  });

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
      moves.show(refusal.part ?? "review", () => form.applyServerErrors(refusal.failure));
    },
  });
  const draft = useTravelDraft({
    form,
    today,
    place: useMemo(() => toPlaceByPart(steps, place), [steps, place]),
    coupon: coupon.code,
    initialTrip,
    onResumed: (kept, faulty) => {
      moves.resume(kept, faulty);
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

  async function continueOrBuy(settled: TravelOrderValues): Promise<void> {
    if (!isLast(steps, place.current)) return moves.next();
    const [faulty] = travelOrder.faultyParts(settled, today);
    if (faulty !== undefined) return moves.show(faulty, () => void form.check());
    if (ready === undefined) return setPriceAsked((times) => times + 1);
    const applied = await couponControl.settle();
    const { code, sumPrem: price } =
      applied.kind === "applied" ? applied : { code: undefined, sumPrem: ready.sumPrem };
    const payload = toTravelPayload(settled, { coupon: code, partner, price });
    await checkout.submit(payload, price, ready.sumPrem);
  }

  /** Opens a finished step once the current one is right; otherwise offers to leave it unfinished. */
  function openStep(key: StepKey) {
    if (form.check()) moves.open(key);
    else moves.offerToLeave(key);
  }

  function startAfresh() {
    draft.discard();
    moves.restart();
    couponControl.remove();
    reset(newTravelOrder(today));
  }

  return {
    form,
    steps,
    place,
    parts,
    quote,
    coupon: couponControl,
    checkout,
    draft,
    /** How often Buy was pressed before there was a price. */
    priceAsked,
    /** The holder's step of the five is not right yet (S1 §2). */
    incomplete:
      place.current === "holder" && travelOrder.faultyParts(values, today, parts).length > 0,
    startAfresh,
    openStep,
    /** Goes back although the step is not finished (decision 34). */
    leaveUnfinished: moves.leaveUnfinished,
    /** Opens the step of a part, to come straight back here (S1 §2). */
    change: moves.change,
  };
}
