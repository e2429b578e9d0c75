import type { OrderPurchase, OrderWizard, QuotedPurchase } from "@sughurta/order";
import { type DraftDefinition, useDraft } from "@sughurta/order/draft";
import { useMemo } from "react";
import type { BoxOrderPart } from "../model/box-order-definition.ts";
import { type BoxOrderValues, EMPTY_BOX_ORDER } from "../model/box-order-values.ts";
import { boxDraftNames } from "./box-draft.ts";

type BoxDraft = DraftDefinition<{
  values: BoxOrderValues;
  part: BoxOrderPart;
  choices: object;
  identity: object;
}>;

const UNTOUCHED: Readonly<Record<string, unknown>> = { ...EMPTY_BOX_ORDER };

/** Agreement and declaration are given again on each visit. */
function getIdentity({ agree: _, declaration: __, ...identity }: BoxOrderValues) {
  return identity;
}

/** Whether two values have the same shape, with the same fields of the same types. */
function isAlike(kept: unknown, untouched: unknown): boolean {
  if (Array.isArray(untouched)) {
    return (
      Array.isArray(kept) && kept.length > 0 && kept.every((one) => isAlike(one, untouched[0]))
    );
  }
  if (typeof untouched !== "object" || untouched === null) return typeof kept === typeof untouched;
  const fields = new Map<string, unknown>(Object.entries(Object(kept)));
  return Object.entries(untouched).every(([name, value]) => isAlike(fields.get(name), value));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The filled-in values; `undefined` where there are none. */
function readFilled(kept: object): object | undefined {
  const filled = Object.entries(getIdentity({ ...EMPTY_BOX_ORDER, ...kept })).filter(
    ([name, value]) => isAlike(value, UNTOUCHED[name]) && !isSame(value, UNTOUCHED[name]),
  );
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** Fills untouched fields with the values of a draft. */
function mergeFilled(values: BoxOrderValues, filled: object): BoxOrderValues {
  const current = new Map<string, unknown>(Object.entries(values));
  const untouched = Object.entries(filled).filter(([name]) =>
    isSame(current.get(name), UNTOUCHED[name]),
  );
  return { ...values, ...Object.fromEntries(untouched) };
}

/** The stored part of a box order, all of it on the service. */
export function boxDraftDefinition(slug: string): BoxDraft {
  return {
    ...boxDraftNames(slug),
    version: 1,
    firstPart: "holder",
    newOrder: () => EMPTY_BOX_ORDER,
    servicePart: { of: getIdentity, read: readFilled },
    merge: mergeFilled,
  };
}

/** Restores a half-filled order after a reload and saves it while it is filled in (SPEC-30). */
export function useBoxDraft(
  slug: string,
  wizard: Pick<
    OrderWizard<BoxOrderValues, BoxOrderPart, "order">,
    "form" | "placeByPart" | "resume"
  >,
  {
    checkout,
    couponCode,
    takeCoupon,
  }: Pick<OrderPurchase, "checkout"> &
    Pick<QuotedPurchase<unknown, unknown>, "couponCode" | "takeCoupon">,
  today: string,
) {
  const definition = useMemo(() => boxDraftDefinition(slug), [slug]);
  const { form, placeByPart, resume } = wizard;
  return useDraft(definition, {
    form,
    today,
    paid: checkout.state.step === "alreadyPaid",
    place: placeByPart,
    coupon: couponCode,
    onResumed: (place, faulty) => {
      resume(place, faulty);
      if (place.coupon !== undefined) takeCoupon(place.coupon);
    },
  });
}
