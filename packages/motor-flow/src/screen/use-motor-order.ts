import type { MyCar } from "@sughurta/contracts/motor";
import type { PaymentOperator } from "@sughurta/domain";
import { type MotorChoice, vehicleTypeCode } from "@sughurta/domain/motor";
import type { LoadPassportReader } from "@sughurta/domain/person";
import { useFirstInteraction } from "@sughurta/lazy-module";
import { type OrderHistory, useOrderWizard, useQuotedPurchase } from "@sughurta/order";
import { useDraft } from "@sughurta/order/draft";
import { type ComponentType, useCallback, useMemo } from "react";
import { defineMotorDraft } from "../draft/motor-draft.ts";
import type { MotorLinks } from "../model/motor-links.ts";
import {
  askQuote,
  motorContracts,
  ofVehicleType,
  quoteDelayMs,
  saveOrder,
} from "../model/motor-quote.ts";
import {
  type MotorLayout,
  motorOrder,
  refusedPart,
  serverFieldsFor,
} from "../model/order-definition.ts";
import { applyOrderEffects } from "../model/order-effects.ts";
import type { MotorOrderValues } from "../model/order-values.ts";
import {
  type MotorQuickAnswers,
  type NamedCar,
  withNamedCar,
  withQuickAnswers,
} from "../model/quick-answers.ts";
import { toMotorPayload, toMotorQuote } from "../model/to-motor-payload.ts";
import { withCar } from "../model/vehicle.ts";
import type { StepProps } from "../steps/step-props.ts";

/** Common properties of all motor orders. */
export interface MotorOrderProps {
  /** Pages of the host application. */
  readonly links: MotorLinks;
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** A car that was insured before: the order starts with it. */
  readonly initialCar?: MyCar | undefined;
  /** Promo code of the address. */
  readonly initialCoupon?: string | undefined;
  /** Code of the referring partner. */
  readonly partner?: string | undefined;
  /** The partner's own reference of the sale. */
  readonly partnerReference?: string | undefined;
  /** Origins of payment pages. */
  readonly paymentOrigins: readonly string[];
  /** Operators to offer; all of motor by default (SPEC-26). */
  readonly operators?: readonly PaymentOperator[] | undefined;
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

/** An order and its kind. */
export interface ChosenOrderProps extends MotorOrderProps {
  /** The kind of insurance and, where the address has one, the programme. */
  readonly choice: MotorChoice;
  /** Layout of the order; that of its kind of insurance by default. */
  readonly layout?: MotorLayout | undefined;
  /** The values of a quick quote. */
  readonly initialAnswers?: MotorQuickAnswers | undefined;
  /** A car described before the order. */
  readonly namedCar?: NamedCar | undefined;
  /** The fields of the holder where they are in the first view; in steps they are loaded with those after the first. */
  readonly HolderForm?: ComponentType<StepProps> | undefined;
}

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
