import { splitFullName } from "@sughurta/domain/person";
import { DEFAULT_CITIZENSHIP, normalizePeriod } from "@sughurta/domain/travel";
import type { TravelOrder } from "./travel-order-rules.ts";

type Person = TravelOrder["las"][number];

/** A traveller with a name in parts and a citizenship (S1 §5, SPEC-38). */
function completePerson(person: Person): Person {
  const { laLastname, laFirstname, laFullname } = person;
  const named = laLastname !== undefined || laFirstname !== undefined || laFullname === undefined;
  const parts = named ? undefined : splitFullName(laFullname);
  return {
    ...person,
    ...(parts && {
      laLastname: parts.lastName || undefined,
      laFirstname: parts.firstName || undefined,
      laPatronic: parts.patronymic || undefined,
    }),
    laCitizenship: person.laCitizenship?.toUpperCase() ?? DEFAULT_CITIZENSHIP,
  };
}

/** Fills in omitted or miscounted fields of a form: names in parts, citizenship, days of the trip. */
export function normalizeTravelOrder(order: TravelOrder): TravelOrder {
  const { dayCount } = order.multi === 1 ? order : normalizePeriod(order);
  return { ...order, dayCount, las: order.las.map(completePerson) };
}
