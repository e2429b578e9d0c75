import { TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import { assistanceCall } from "@sughurta/domain";
import type { ProductLine } from "#src/products/line/product-line.ts";
import { travelTermLines } from "#src/products/travel/document/cover-words.ts";
import { getTravelCover } from "#src/products/travel/document/travel-cover.ts";
import { correctTravelOrder, travelCorrectable, travelPriceAsSold } from "./travel-corrections.ts";
import { getInsuredNames, toRequest, travelOrderColumns } from "./travel-order-columns.ts";
import { type TravelOrder, travelOrderViolations } from "./travel-order-rules.ts";
import {
  TRAVEL_PRODUCT_CODE,
  type TravelQuote,
  tariffViolations,
  travelQuote,
} from "./travel-quote.ts";
import type { TripRequest } from "./trip-rules.ts";

/** Travel insurance: forms have to be normalised ({@link normalizeTravelOrder}) before validation. */
export const travelLine: ProductLine<TripRequest, TravelOrder, TravelQuote> = {
  policyType: "travel",
  calculatedProducts: [
    {
      code: TRAVEL_PRODUCT_CODE,
      slug: "travel",
      title: {
        ru: "Страхование путешественников",
        tg: "Суғуртаи мусофирон",
        en: "Travel insurance",
      },
    },
  ],
  violations: travelOrderViolations,
  storedViolations: tariffViolations,
  quote: travelQuote,
  columns: travelOrderColumns,
  draftKind: () => TRAVEL_DRAFT,
  /** Rejects a trip that has already started, and a medical sum that is no longer on sale. */
  async requote(service, tx, { id: orderId, owner, details, couponCode }, today) {
    const request = { ...toRequest(details), coupon: couponCode ?? undefined };
    const violations = {
      ...travelOrderViolations(request, today),
      ...(await tariffViolations(service, tx, request)),
    };
    if (Object.keys(violations).length > 0) return undefined;
    const { beginDate: startDate, endDate } = request;
    const quote = await travelQuote(service, tx, request, { orderId, owner });
    return { ...quote, startDate, endDate };
  },
  cover: ({ startDate, endDate }) => ({ startDate, endDate }),
  lifeAssured: ({ details }) => getInsuredNames(details),
  // The sum is insured for each traveller.
  insuredSum: ({ sumAssuredDiram, lifeAssured }) => ({
    diram: sumAssuredDiram * Math.max(1, lifeAssured.length),
    per: "policy",
  }),
  getForm: ({ details }) => ({ policyType: "travel", order: toRequest(details) }),
  termLines: ({ details }, context) =>
    details
      ? travelTermLines(getTravelCover(toRequest(details)), context)
      : {
          cover: [],
          conditions: [assistanceCall(context.language, context.phones.assistancePhone)],
        },
  document: ({ details }) =>
    details ? { kind: "travel", travel: getTravelCover(toRequest(details)) } : undefined,
  correctable: travelCorrectable,
  correct: correctTravelOrder,
  priceAsSold: travelPriceAsSold,
};
