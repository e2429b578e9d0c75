import { useFirstInteraction } from "@sughurta/api-client/react";
import { vehicleTypeCode } from "@sughurta/domain/motor";
import { useOrderWizard, useQuotedPurchase } from "@sughurta/order";
import { useDraft } from "@sughurta/order/draft";
import { useCallback, useMemo } from "react";
import { defineMotorDraft } from "../draft/motor-draft.ts";
import { applyOrderEffects } from "../model/effects/order-effects.ts";
import { withNamedCar } from "../model/named-car.ts";
import { motorOrder } from "../model/order-definition.ts";
import type { MotorOrderValues } from "../model/order-values.ts";
import { withQuickAnswers } from "../model/quick-answers.ts";
import { askQuote } from "../model/quote/ask-quote.ts";
import { ofVehicleType } from "../model/quote/motor-quote.ts";
import { quoteDelayMs } from "../model/quote/quote-delay.ts";
import { refusedPart, serverFieldsFor } from "../model/to-form-errors.ts";
import { toMotorPayload, toMotorQuote } from "../model/to-motor-payload.ts";
import { withCar } from "../model/with-car.ts";
import { motorContracts } from "../motor-contracts.ts";
import type { ChosenOrderProps } from "./motor-order-props.ts";
import { saveOrder } from "./save-order.ts";

/** Form, steps, live price, draft and purchase of a motor order (S2 §4). */
export function useMotorOrder(props: ChosenOrderProps) {
  const { today, initialAnswers, namedCar, initialCar, initialCoupon, partner } = props;
  const { partnerReference } = props;
  useFirstInteraction(motorContracts.preload);
  const { product, program } = props.choice;
  const definition = useMemo(
    () => defineMotorDraft({ product, ...(program ? { program } : {}) }),
    [product, program],
  );

  const wizard = useOrderWizard(motorOrder, {
    layout: props.layout ?? product,
    today,
    initialValues: useMemo(() => {
      const untouched = definition.newOrder(today);
      const begun = initialCar ? withCar(untouched, initialCar) : untouched;
      const named = namedCar ? withNamedCar(begun, namedCar, today) : begun;
      return initialAnswers ? withQuickAnswers(named, initialAnswers, today) : named;
    }, [definition, initialAnswers, namedCar, initialCar, today]),
    onChangeEffects: useCallback(
      (before: MotorOrderValues, after: MotorOrderValues) =>
        applyOrderEffects(before, after, today),
      [today],
    ),
    history: props.history,
    onSubmit: buy,
  });
  const { form } = wizard;
  const { values } = form;

  const purchase = useQuotedPurchase({
    policyType: "car",
    name: definition.orderName,
    toRequest: (coupon) => toMotorQuote(values, { today, coupon, partner }),
    ask: askQuote,
    delayMs: quoteDelayMs,
    step: wizard.place.current,
    save: saveOrder,
    initialCoupon,
    paymentOrigins: props.paymentOrigins,
    leaveTo: props.leaveTo,
    onRefused: (failure) =>
      wizard.refuse(refusedPart(failure) ?? "review", failure, serverFieldsFor(values)),
  });

  const draft = useDraft(definition, {
    form,
    today,
    place: wizard.placeByPart,
    coupon: purchase.couponCode,
    isPrefilled: [initialAnswers, namedCar, initialCar].some((given) => given !== undefined),
    paid: purchase.checkout.state.step === "alreadyPaid",
    invalidParts: async (order) => (await motorOrder.rules.load()).invalidParts(order, today),
    onResumed: (kept, faulty) => {
      wizard.resume(kept, faulty);
      if (kept.coupon !== undefined) purchase.takeCoupon(kept.coupon);
    },
  });

  function buy(order: MotorOrderValues): Promise<void> {
    return purchase.buy((applied) =>
      toMotorPayload(order, { today, partner, partnerReference, ...applied }),
    );
  }

  function resetOrder() {
    draft.resetOrder();
    wizard.reset();
    purchase.coupon.remove();
  }

  const vehicleType = product === "MTPL" ? vehicleTypeCode(Number(values.vehicleType)) : undefined;
  const quote = ofVehicleType(purchase.quote, vehicleType);
  return { ...wizard, ...purchase, quote, draft, resetOrder };
}
