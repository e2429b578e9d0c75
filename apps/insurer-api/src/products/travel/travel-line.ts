import { TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import { assistanceCall } from "@sughurta/domain";
import type { Holder } from "#src/platform/database/schema/sales.ts";
import type { ProductLine } from "#src/products/line/product-line.ts";
import { travelTermLines } from "#src/products/travel/document/cover-words.ts";
import { travelCoverOf } from "#src/products/travel/document/travel-cover.ts";
import { type TravelOrder, travelOrderViolations } from "./travel-order-rules.ts";
import { TRAVEL_PRODUCT_CODE, type TravelQuote, travelQuote } from "./travel-quote.ts";
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
  quote: travelQuote,
  columns: travelOrderColumns,
  draftKind: () => TRAVEL_DRAFT,
  /** Rejects a trip that has already begun. */
  async requote(service, tx, { id: orderId, owner, details, couponCode }, today) {
    const request = { ...requestOf(details), coupon: couponCode ?? undefined };
    if (Object.keys(travelOrderViolations(request, today)).length > 0) return undefined;
    const { beginDate: startDate, endDate } = request;
    const quote = await travelQuote(service, tx, request, { orderId, owner });
    return { ...quote, startDate, endDate };
  },
  cover: ({ startDate, endDate }) => ({ startDate, endDate }),
  lifeAssured: ({ details }) => insuredNamesOf(details),
  // The sum is insured for each traveller.
  insuredSum: ({ sumAssuredDiram, lifeAssured }) => ({
    diram: sumAssuredDiram * Math.max(1, lifeAssured.length),
    per: "policy",
  }),
  formOf: ({ details }) => ({ policyType: "travel", order: requestOf(details) }),
  termLines: ({ details }, context) =>
    details
      ? travelTermLines(travelCoverOf(requestOf(details)), context)
      : {
          cover: [],
          conditions: [assistanceCall(context.language, context.phones.assistancePhone)],
        },
  document: ({ details }) =>
    details ? { kind: "travel", travel: travelCoverOf(requestOf(details)) } : undefined,
};

function holderOf(order: TravelOrder): Holder {
  return {
    lastName: order.holderLastname,
    firstName: order.holderFirstname,
    patronymic: order.holderPatronymic,
    birthDate: order.holderBirthday,
    gender: order.holderGender,
    phone: order.holderPhone,
    email: order.holderEmail,
    docSeries: order.holderDocSeries,
    docNumber: order.holderDocNumber,
    issueDate: order.holderIssueDate,
    issueInstitution: order.holderIssueInstitution,
  };
}

const nameOf = (person: TravelOrder["las"][number]) =>
  [person.laLastname, person.laFirstname, person.laPatronic].filter(Boolean).join(" ");

/** Columns of an order row derived from the travel form. */
function travelOrderColumns(order: TravelOrder) {
  const { partnerReference: _, ...request } = order;
  return {
    startDate: order.beginDate,
    endDate: order.endDate,
    holder: holderOf(order),
    details: {
      request,
      lifeAssured: order.las.map(nameOf),
      birthDates: order.las.map(({ laBirthday }) => laBirthday),
    },
  };
}

/** Full names of the people insured by a saved travel order. */
function insuredNamesOf(details: Readonly<Record<string, unknown>>): readonly string[] {
  // Only travelOrderColumns writes travel orders.
  return details.lifeAssured as readonly string[];
}

/** The form of a saved travel order. */
export function requestOf(details: Readonly<Record<string, unknown>>): TravelOrder {
  // Only travelOrderColumns writes travel orders.
  return details.request as TravelOrder;
}
