import { boxDraft } from "@sughurta/contracts/draft-names";
import { compareDates, fromDiram, normalizeName } from "@sughurta/domain";
import {
  type BoxInsured,
  boxCover,
  boxInsuredKindViolations,
  insuredAgeViolations,
  insuredThing,
  normalizeBoxInsured,
} from "@sughurta/domain/box";
import { motorChoiceOfProduct } from "@sughurta/domain/motor";
import { type PricedProduct, productOn } from "#src/content/price/product-on-day.ts";
import {
  boxTermsView,
  orderedTerms,
  soldTerms,
  termLines,
} from "#src/content/terms/box-terms-view.ts";
import type { Database } from "#src/platform/database/sql.ts";
import {
  fieldCodes,
  invalidFields,
  refuseViolations,
} from "#src/platform/failures/failure-error.ts";
import type { FailureCode } from "#src/platform/failures/failure-texts.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { type CouponContext, calculatedPrice } from "#src/products/line/calculated-price.ts";
import { toFullName } from "#src/products/line/full-name.ts";
import type { OrderQuote, ProductLine } from "#src/products/line/product-line.ts";
import { boxCorrectable, correctBoxOrder } from "./box-corrections.ts";
import { getBeginDate, getBoxForm, toBoxInsured } from "./box-insured.ts";
import { type BoxOrder, boxViolations } from "./box-rules.ts";

/** Request for the price of a box. */
interface BoxRequest extends BoxInsured {
  readonly productCode: string;
  readonly coupon?: string | undefined;
  /** Birth date of the holder, ISO; absent if only a price is requested. */
  readonly birthDate?: string | undefined;
  /** The buyer makes the declaration of the box. */
  readonly declaration?: true | undefined;
}

/** A box with today's price. */
interface BoxQuote extends OrderQuote {
  readonly product: PricedProduct;
}

/** Finds a box on sale and its price, or the reason why there is none; figures sent by the browser are ignored. */
async function boxQuote(
  service: Pick<Platform, "config" | "now">,
  db: Database,
  { productCode, coupon }: BoxRequest,
  context: CouponContext,
): Promise<BoxQuote | FailureCode> {
  const sold = await productOn(db, productCode, getToday(service));
  if (!sold) return "productUnknown";
  if (!sold.onSale || sold.priceDiram === 0) return "productNotOnSale";
  const premium = fromDiram(sold.priceDiram);
  const price = await calculatedPrice(service, db, { productCode, premium, coupon, ...context });
  return { productCode: sold.code, sumAssuredDiram: sold.sumAssuredDiram, price, product: sold };
}

const lacksDeclaration = (
  { declaration }: BoxRequest,
  terms: BoxQuote["product"]["terms"],
): boolean => terms?.declaration !== undefined && declaration !== true;

/**
 * Boxed products: one price for all buyers, and a cover that begins the day after the payment, or on a later requested
 * day. Car insurance is sold by the motor order only (SPEC-94); a car order saved as a box before can still be paid.
 */
export const boxLine: ProductLine<BoxRequest, BoxOrder, BoxQuote> = {
  policyType: "box",
  calculatedProducts: [],
  violations: boxViolations,
  async quote(service, db, box, context) {
    if (motorChoiceOfProduct(box.productCode)) {
      throw invalidFields({ productCode: ["soldAsMotor"] });
    }
    const quote = await boxQuote(service, db, box, context);
    if (typeof quote === "string") throw invalidFields({ productCode: [quote] });
    const { insures, insuredAges, activeMonths, terms } = quote.product;
    const today = getToday(service);
    const { endDate } = boxCover(today, activeMonths);
    refuseViolations(
      fieldCodes({
        ...insuredAgeViolations({ ...box, insures }, today, insuredAges ?? undefined),
        ...boxInsuredKindViolations(insures, box, endDate),
        // A request for a price alone has no holder.
        declaration: box.birthDate !== undefined && lacksDeclaration(box, terms) && "declaration",
      }),
    );
    return quote;
  },
  columns(form, { product }, today) {
    const { activeMonths } = product;
    return {
      ...boxCover(today, activeMonths, form.beginDate),
      holder: {
        lastName: normalizeName(form.lastName),
        firstName: normalizeName(form.firstName),
        patronymic: form.patronymic === undefined ? undefined : normalizeName(form.patronymic),
        birthDate: form.birthDate,
        gender: form.gender,
        phone: form.phoneNumber,
        email: form.email,
        country: form.resident,
        docSeries: form.series,
        docNumber: form.docNumber,
        issueDate: form.issueDate,
        issueInstitution: form.issueInstitution,
      },
      details: {
        activeMonths,
        beginDate: form.beginDate,
        insured: normalizeBoxInsured(form),
        terms: soldTerms(product),
      },
    };
  },
  draftKind: ({ product }) => boxDraft(product.slug),
  /** An expired promo code is dropped; a trip that has begun cannot be insured. */
  async requote(service, tx, { id: orderId, owner, productCode, couponCode, details }, today) {
    const { insuredTrip } = toBoxInsured(details);
    if (insuredTrip && compareDates(insuredTrip.beginDate, today) <= 0) return undefined;
    const box = { productCode, coupon: couponCode ?? undefined };
    const quote = await boxQuote(service, tx, box, { orderId, owner });
    if (typeof quote === "string") return undefined;
    const { activeMonths } = quote.product;
    return { price: quote.price, ...boxCover(today, activeMonths, getBeginDate(details)) };
  },
  cover({ details, startDate, endDate }, paidOn) {
    const { activeMonths } = details;
    return typeof activeMonths === "number"
      ? boxCover(paidOn, activeMonths, getBeginDate(details))
      : { startDate, endDate };
  },
  lifeAssured: ({ holder, details }) =>
    toBoxInsured(details).insuredPeople?.map(({ name }) => name) ?? [toFullName(holder)],
  getForm: (order) => ({ policyType: "box", order: getBoxForm(order) }),
  document: ({ details, sold }) => ({
    kind: "box",
    insured: toBoxInsured(details ?? {}),
    terms: orderedTerms(details, sold),
  }),
  termLines({ policy: { startDate }, details, sold }, { language, phones }) {
    const terms = orderedTerms(details, sold);
    if (!terms) return { cover: [], conditions: [] };
    return termLines(
      boxTermsView(terms, { language, phone: phones.assistancePhone, startDate }),
      language,
    );
  },
  insuredThing: (details) => insuredThing(toBoxInsured(details)),
  correctable: boxCorrectable,
  correct: correctBoxOrder,
};
