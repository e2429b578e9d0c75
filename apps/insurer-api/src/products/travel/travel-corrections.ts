import { joinFullName } from "@sughurta/domain/person";
import type { NamedPerson, Order, PolicyData } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { type CorrectedOrder, filled, newViolations } from "#src/products/line/corrected-order.ts";
import { normalizeTravelOrder } from "./normalize-travel-order.ts";
import { toRequest, travelOrderColumns } from "./travel-order-columns.ts";
import { type TravelOrder, travelOrderViolations } from "./travel-order-rules.ts";
import { travelQuote } from "./travel-quote.ts";

type Traveller = TravelOrder["las"][number];

const namedTraveller = (person: Traveller): NamedPerson => ({
  lastName: person.laLastname ?? "",
  firstName: person.laFirstname ?? "",
  patronymic: person.laPatronic ?? "",
  birthDate: person.laBirthday,
  docSeries: person.series ?? "",
  docNumber: person.docNumber ?? "",
});

/** The travellers of an order. */
export const travelCorrectable = ({ details }: Pick<Order, "details">) => ({
  insured: toRequest(details).las.map(namedTraveller),
});

function correctedTraveller(person: Traveller, named: NamedPerson | undefined): Traveller {
  if (!named) return person;
  return {
    ...person,
    laLastname: filled(named.lastName),
    laFirstname: filled(named.firstName),
    laPatronic: filled(named.patronymic),
    laFullname: person.laFullname === undefined ? undefined : joinFullName(named),
    laBirthday: named.birthDate,
    series: filled(named.docSeries),
    docNumber: filled(named.docNumber),
  };
}

function correctedTrip(before: TravelOrder, data: PolicyData): TravelOrder {
  const { holder } = data;
  return normalizeTravelOrder({
    ...before,
    beginDate: data.startDate,
    endDate: data.endDate,
    holderLastname: holder.lastName,
    holderFirstname: holder.firstName,
    holderPatronymic: filled(holder.patronymic),
    holderBirthday: holder.birthDate,
    holderDocSeries: filled(holder.docSeries),
    holderDocNumber: holder.docNumber ?? "",
    holderPhone: data.phone,
    holderEmail: data.email,
    las: before.las.map((person, at) => correctedTraveller(person, data.insured[at])),
  });
}

/** A sold travel order with corrected data. */
export async function correctTravelOrder(
  _tx: Database,
  { details }: Pick<Order, "details">,
  data: PolicyData,
  today: string,
): Promise<CorrectedOrder> {
  const before = toRequest(details);
  const trip = correctedTrip(before, data);
  const { startDate, endDate, details: corrected } = travelOrderColumns(trip);
  return {
    startDate,
    endDate,
    details: { ...details, ...corrected },
    violations: newViolations(
      travelOrderViolations(before, today),
      travelOrderViolations(trip, today),
    ),
  };
}

/** The price of a trip by the tariff and the exchange rate of its price day. */
export async function travelPriceAsSold(
  service: Pick<Platform, "config" | "now">,
  tx: Database,
  { id: orderId, owner, details }: Order,
): Promise<number> {
  const trip = { ...toRequest(details), coupon: undefined };
  return (await travelQuote(service, tx, trip, { orderId, owner })).price.priceDiram;
}
