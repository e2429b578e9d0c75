import type { BoxProduct } from "@sughurta/contracts/box";
import { boxDraft } from "@sughurta/contracts/draft-names";
import type { PaymentOperator } from "@sughurta/domain";
import type { LoadPassportReader } from "@sughurta/domain/person";
import { useFirstInteraction } from "@sughurta/lazy-module";
import { useOrderWizard, useQuotedPurchase } from "@sughurta/order";
import { useMemo } from "react";
import { useBoxDraft } from "../draft/use-box-draft.ts";
import type { BoxLinks } from "../model/box-links.ts";
import { boxOrder } from "../model/box-order-definition.ts";
import { type BoxOrderValues, EMPTY_BOX_ORDER } from "../model/box-order-values.ts";
import type { InsuredPart } from "../model/insured-part.ts";
import {
  askBoxQuote,
  BOX_SERVER_FIELDS,
  boxContracts,
  saveBoxOrder,
  toBoxPayload,
} from "../model/to-box-payload.ts";

export interface BoxOrderProps {
  /** The product that is ordered. */
  readonly product: BoxProduct;
  /** The parent pages; without any no breadcrumbs are shown. */
  readonly links?: Pick<BoxLinks, "catalogue" | "box"> | undefined;
  /** Today in Asia/Dushanbe, from the server. */
  readonly today: string;
  /** Promo code of the address. */
  readonly initialCoupon?: string | undefined;
  /** Code of the referring partner. */
  readonly partner?: string | undefined;
  /** The partner's own reference of the sale. */
  readonly partnerReference?: string | undefined;
  /** Origins of payment pages. */
  readonly paymentOrigins: readonly string[];
  /** Operators to offer; all of boxes by default. */
  readonly operators?: readonly PaymentOperator[] | undefined;
  /** Shows the result page of a payment. */
  readonly onResult: (paymentId: string | undefined) => void;
  /** Opens a payment page; `location.assign` by default. */
  readonly leaveTo?: ((address: string) => void) | undefined;
  /** Page with this order that a link to its quote opens; the page it is on by default. */
  readonly transferHref?: string | undefined;
  /** Loads the reader of passports; without it people are typed. The same function between renders. */
  readonly passportReader?: LoadPassportReader | undefined;
}

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
