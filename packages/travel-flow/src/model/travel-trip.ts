import { isIsoDate } from "@sughurta/domain";
import { applyOrderEffects } from "./order-effects.ts";
import {
  newPerson,
  newTravelOrder,
  type TravelOrderValues,
  type TravelTrip,
} from "./order-values.ts";
import { usualPeople } from "./people.ts";

const isText = (value: unknown): value is string => typeof value === "string";

/** Whether an external value, such as navigation state, is a trip of the quick quote. */
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

/** The quick quote's values of an order; an order from elsewhere may have fewer (S1 §2). */
export function toTrip(values: TravelOrderValues): TravelTrip {
  const { country, howOften, beginDate, endDate, spaType, holderBirthday, holderGender } = values;
  return {
    country,
    howOften,
    beginDate,
    endDate,
    spaType,
    holderBirthday,
    holderGender: holderGender === "f" ? "f" : "m",
    ...(isIsoDate(holderBirthday) ? {} : { people: values.las.length }),
  };
}

/** The order started by a quick quote: its holder is the one insured person (SPEC-36), where the birth date is known. */
export function orderFromTrip(trip: TravelTrip, today: string): TravelOrderValues {
  const empty = newTravelOrder(today);
  const { country, howOften, beginDate, endDate, spaType, holderBirthday, holderGender } = trip;
  const person = newPerson("1", {
    laBirthday: holderBirthday,
    gender: holderGender,
  });
  const who = isIsoDate(holderBirthday)
    ? { holderBirthday, holderGender, las: [person], holderUid: person.uid }
    : { las: usualPeople(trip.people, today, beginDate) };
  const begun = { ...empty, country, howOften, spaType, ...who };
  const dated = applyOrderEffects({ ...empty, howOften }, { ...begun, beginDate, endDate }, today);
  return { ...dated, endDateMoved: false };
}

/**
 * An older order with the trip and the first traveller of a quick quote: the latest choice wins
 * (SPEC-58). A different holder is retained.
 */
export function withTrip(
  values: TravelOrderValues,
  trip: TravelTrip,
  today: string,
): TravelOrderValues {
  const { country, howOften, beginDate, endDate, spaType } = trip;
  const who = isIsoDate(trip.holderBirthday)
    ? withHolderTravelling(values, trip)
    : { las: withCount(values.las, usualPeople(trip.people, today, beginDate)) };
  const chosen = { ...values, ...who, country, howOften, beginDate, endDate, spaType };
  // The effects of the whole trip are applied again, including to unchanged values.
  const without = { ...values, country: [], howOften, beginDate: "", datesPassed: false };
  const applied = applyOrderEffects(without, chosen, today);
  return { ...applied, endDateMoved: false, datesPassed: false, agree: false };
}

/** The older people with the holder of the quick quote as the first one. */
function withHolderTravelling(
  values: TravelOrderValues,
  { holderBirthday, holderGender }: TravelTrip,
): Partial<TravelOrderValues> {
  const [first = newPerson("1"), ...others] = values.las;
  const traveller = { ...first, laBirthday: holderBirthday, gender: holderGender };
  const travels = values.holderUid === first.uid || values.holderBirthday === "";
  const holder = travels ? { holderBirthday, holderGender, holderUid: first.uid } : {};
  return { ...holder, las: [traveller, ...others] };
}

/** The older people as far as they are as many as the new ones, then the new ones. */
function withCount(
  older: TravelOrderValues["las"],
  chosen: TravelOrderValues["las"],
): TravelOrderValues["las"] {
  const kept = older.slice(0, chosen.length);
  const uids = new Set(kept.map(({ uid }) => uid));
  const added = chosen.filter(({ uid }) => !uids.has(uid)).slice(0, chosen.length - kept.length);
  return [...kept, ...added];
}
