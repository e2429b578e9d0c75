import type { ApiClient } from "@sughurta/api-client";
import type { RenewedOrder } from "@sughurta/contracts/policy-changes";
import { addDays, fromWirePhone, genderLetter, renewalBegin } from "@sughurta/domain";
import { multiTrip, tripDays } from "@sughurta/domain/travel";
import { pickOrderFields, writeDraft } from "@sughurta/order/draft";
import { travelDraft } from "../draft/travel-draft.ts";
import { getValidity } from "../model/order-rules.ts";
import {
  type InsuredPerson,
  newPerson,
  newTravelOrder,
  type TravelOrderValues,
} from "../model/order-values.ts";

/** A travel policy to be renewed. */
export interface TravelRenewal {
  /** The order of the policy. */
  readonly order: RenewedOrder<"travel">;
  /** Its last day, ISO. */
  readonly endDate: string;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Replaces an order that is already half filled in. */
  readonly replace: boolean;
}

/**
 * Saves the new order as a draft that opens with its price; first with the people, where a passport expires before the
 * end of the trip.
 */
export function placeRenewedOrder(
  client: ApiClient,
  { order, endDate, today, replace }: TravelRenewal,
): Promise<boolean> {
  const values = toRenewedOrder(order, endDate, today);
  const isOver = values.las.some((one) => getValidity(one, values.endDate) === "endsBeforeTrip");
  const part = isOver ? "insured" : "review";
  return writeDraft(client, travelDraft, { values, part, today, replace });
}

type OldOrder = RenewedOrder<"travel">;

const nationalPhone = (wire: string | undefined) => fromWirePhone(wire ?? "") ?? "";
const fullName = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(" ");

function getPerson(old: OldOrder["las"][number], place: number): InsuredPerson {
  const uid = String(place + 1);
  const { laLastname, laFirstname, laPatronic, laFullname, gender, laPhone, sequence = [] } = old;
  return newPerson(uid, {
    ...pickOrderFields(newPerson(uid), old),
    laFullname: laFullname || fullName(laLastname, laFirstname, laPatronic),
    gender: gender === 0 || gender === 1 ? genderLetter(gender) : "",
    laPhone: nationalPhone(laPhone),
    sequence,
  });
}

/** A trip as long as the last one, or another year of trips, from the first insurable day. */
function getPeriod(old: OldOrder, endDate: string, today: string) {
  const beginDate = renewalBegin(endDate, today);
  if (old.multi === 1) return multiTrip(beginDate);
  const dayCount = tripDays(old.beginDate, old.endDate);
  return { beginDate, endDate: addDays(beginDate, dayCount - 1), dayCount };
}

/** The renewal order of a travel policy until `endDate`: the old values with new dates. */
export function toRenewedOrder(old: OldOrder, endDate: string, today: string): TravelOrderValues {
  const begun = newTravelOrder(today);
  const { beginDate, endDate: lastDay, dayCount } = getPeriod(old, endDate, today);
  const las = old.las.map(getPerson);
  const { holderLastname, holderFirstname, holderPatronymic, holderBirthday, spaType } = old;
  const holder = las.find(
    (one) =>
      one.laLastname === holderLastname &&
      one.laFirstname === holderFirstname &&
      one.laBirthday === holderBirthday,
  );
  return {
    ...begun,
    ...pickOrderFields(begun, old),
    country: old.country.split(","),
    howOften: old.multi === 1 ? "1" : "0",
    beginDate,
    endDate: lastDay,
    dayCount,
    spaType: spaType === 1 ? "1" : "0",
    sportOption: old.sportOption,
    sequence: old.sequence ?? [],
    addOnSums: { ...begun.addOnSums, ...pickOrderFields(begun.addOnSums, old) },
    holderFullName: fullName(holderLastname, holderFirstname, holderPatronymic),
    holderPhone: nationalPhone(old.holderPhone),
    holderGender: genderLetter(old.holderGender),
    las,
    holderUid: old.holderAsInsured ? (holder?.uid ?? "") : "",
    agree: false,
  };
}
