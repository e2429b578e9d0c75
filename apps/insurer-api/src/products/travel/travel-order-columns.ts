import type { Holder } from "#src/platform/database/schema/sales.ts";
import type { TravelOrder } from "./travel-order-rules.ts";

function getHolder(order: TravelOrder): Holder {
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

const getName = (person: TravelOrder["las"][number]) =>
  [person.laLastname, person.laFirstname, person.laPatronic].filter(Boolean).join(" ");

/** Columns of an order row derived from the travel form. */
export function travelOrderColumns(order: TravelOrder) {
  const { partnerReference: _, ...request } = order;
  return {
    startDate: order.beginDate,
    endDate: order.endDate,
    holder: getHolder(order),
    details: {
      request,
      lifeAssured: order.las.map(getName),
      birthDates: order.las.map(({ laBirthday }) => laBirthday),
    },
  };
}

/** Full names of the people insured by a saved travel order. */
export function getInsuredNames(details: Readonly<Record<string, unknown>>): readonly string[] {
  // Only travelOrderColumns writes travel orders.
  return details.lifeAssured as readonly string[];
}

/** The form of a saved travel order. */
export function toRequest(details: Readonly<Record<string, unknown>>): TravelOrder {
  // Only travelOrderColumns writes travel orders.
  return details.request as TravelOrder;
}
