import { isIsoDate } from "@sughurta/domain";
import { settleOrder } from "./order-effects.ts";
import {
  newPerson,
  newTravelOrder,
  type TravelOrderValues,
  type TravelTrip,
} from "./order-values.ts";

const isText = (value: unknown): value is string => typeof value === "string";

/** Tells whether something from outside, such as navigation state, is a trip of the quick quote. */
export function isTravelTrip(value: unknown): value is TravelTrip {
  if (typeof value !== "object" || value === null) return false;
  const trip: Partial<Record<keyof TravelTrip, unknown>> = value;
  const { country, howOften, beginDate, endDate, spaType, holderBirthday, holderGender } = trip;
  return (
    Array.isArray(country) &&
    country.every(isText) &&
    [howOften, spaType].every((code) => code === "0" || code === "1") &&
    [beginDate, endDate, holderBirthday].every(isIsoDate) &&
    (holderGender === "f" || holderGender === "m")
  );
}

/** The order that a quick quote begins: its holder is the one insured person (decision 36). */
export function orderFromTrip(trip: TravelTrip, today: string): TravelOrderValues {
  const empty = newTravelOrder(today);
  const { country, howOften, beginDate, endDate, spaType, holderBirthday, holderGender } = trip;
  const person = newPerson("1", {
    laBirthday: holderBirthday,
    laBirthdayTouch: true,
    gender: holderGender,
  });
  const begun = {
    ...empty,
    country,
    howOften,
    spaType,
    holderBirthday,
    holderGender,
    las: [person],
    holderUid: person.uid,
  };
  const dated = settleOrder({ ...empty, howOften }, { ...begun, beginDate, endDate }, today);
  return { ...dated, endDateMoved: false };
}
