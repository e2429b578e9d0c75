import { useFirstInteraction } from "@sughurta/api-client/react";
import { boxDraft } from "@sughurta/contracts/draft-names";
import { useOrderWizard, useQuotedPurchase } from "@sughurta/order";
import { useMemo } from "react";
import { useBoxDraft } from "../draft/use-box-draft.ts";
import { askBoxQuote, boxContracts, saveBoxOrder } from "../model/box-calls.ts";
import { boxOrder } from "../model/box-order-definition.ts";
import { type BoxOrderValues, EMPTY_BOX_ORDER } from "../model/box-order-values.ts";
import type { InsuredPart } from "../model/insured/insured-part.ts";
import { BOX_SERVER_FIELDS, toBoxPayload } from "../model/to-box-payload.ts";
import type { BoxOrderProps } from "./box-order-props.ts";

/** A promo code is applied with a button: there are no edits to wait for. */
const atOnce = () => 0;

/** Form, price with its promo code, draft and purchase of a box order (S0 §4). */
export function useBoxOrder(
  {
    product,
    today,
    initialCoupon,
    partner,
    partnerReference,
    paymentOrigins,
    leaveTo,
  }: BoxOrderProps,
  insured: InsuredPart,
) {
  useFirstInteraction(boxContracts.preload);
  const { slug, productCode, price, activeMonths, insures = "holder", insuredAges } = product;
  const asksDeclaration = product.terms?.declaration !== undefined;
  const rules = useMemo(
    () => ({ today, activeMonths, insuredAges, asksDeclaration }),
    [today, activeMonths, insuredAges, asksDeclaration],
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

  const purchase = useQuotedPurchase({
    policyType: "box",
    name: boxDraft(slug),
    toRequest: (coupon) => ({ productCode, ...(coupon ? { coupon } : {}) }),
    ask: askBoxQuote,
    delayMs: atOnce,
    listPrice: useMemo(() => ({ sumPrem: price, valueAmount: 0, parts: [] }), [price]),
    save: saveBoxOrder,
    initialCoupon,
    paymentOrigins,
    leaveTo,
    onRefused: (failure) =>
      wizard.refuse("holder", failure, { ...BOX_SERVER_FIELDS, ...insured.serverFields }),
  });
  const draft = useBoxDraft(slug, wizard, purchase, today);

  async function buy(filled: BoxOrderValues): Promise<void> {
    // Already loaded: the rules were fetched with the first interaction.
    const { toBoxHolder } = await import("../model/box-order-rules.ts");
    const holder = toBoxHolder(filled, today);
    const choice = {
      productCode,
      insured: insured.toInsured(filled),
      beginDate: filled.beginDate,
      partner,
      partnerReference,
    };
    await purchase.buy(({ coupon }) => toBoxPayload(holder, { ...choice, coupon }));
  }

  return { wizard, rules, purchase, draft };
}
