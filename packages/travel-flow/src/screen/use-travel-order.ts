import type { PaymentOperator } from "@sughurta/domain";
import type { LoadPassportReader } from "@sughurta/domain/person";
import type { AgeGroup } from "@sughurta/domain/travel";
import { useFirstInteraction } from "@sughurta/lazy-module";
import { type OrderHistory, useOrderWizard, useQuotedPurchase } from "@sughurta/order";
import { useCallback, useEffect, useMemo } from "react";
import { TRAVEL_ORDER_NAME } from "../draft/discard-draft.ts";
import { useTravelDraft } from "../draft/travel-draft.ts";
import { refusedPart, TRAVEL_SERVER_FIELDS, travelOrder } from "../model/order-definition.ts";
import { applyOrderEffects, withMiddleSums } from "../model/order-effects.ts";
import { newTravelOrder, type TravelOrderValues, type TravelTrip } from "../model/order-values.ts";
import { toTravelPayload, toTravelQuote } from "../model/to-travel-payload.ts";
import { askQuote, quoteDelayMs, saveOrder, travelContracts } from "../model/travel-quote.ts";
import { orderFromTrip } from "../model/travel-trip.ts";
import { withServerPeriod } from "../model/trip.ts";

/** Properties of the travel order. */
export interface TravelFlowProps {
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** Four tabs or five steps (S1 §2); tabs by default. */
  readonly layout?: "tabs" | "steps" | undefined;
  /** Medical sums on sale, for the form before its first price; those of the specification by default. */
  readonly medicalSums?: readonly number[] | undefined;
  /** Age groups on sale, likewise. */
  readonly ageGroups?: readonly AgeGroup[] | undefined;
  /** The trip of a quick quote. */
  readonly initialTrip?: TravelTrip | undefined;
  /** Promo code of the address. */
  readonly initialCoupon?: string | undefined;
  /** Code of the referring partner. */
  readonly partner?: string | undefined;
  /** The partner's own reference of the sale. */
  readonly partnerReference?: string | undefined;
  /** Origins of payment pages. */
  readonly paymentOrigins: readonly string[];
  /** Operators to offer; all of travel by default (SPEC-26). */
  readonly operators?: readonly PaymentOperator[] | undefined;
  /** The page above the order, for the step back; without it there is none. */
  readonly landingHref?: string | undefined;
  /** Shows the result page of a payment. */
  readonly onResult: (paymentId: string | undefined) => void;
  /** The application's history, in which each step is an entry; without it steps are not part of the history. */
  readonly history?: OrderHistory | undefined;
  /** Opens the page of the bank; `location.assign` by default. */
  readonly leaveTo?: ((address: string) => void) | undefined;
  /** Page with this order that a link to another device opens; the current page by default. */
  readonly transferHref?: string | undefined;
  /** Loads the reader of passports; without it people are typed. The same function between renders. */
  readonly passportReader?: LoadPassportReader | undefined;
}

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
