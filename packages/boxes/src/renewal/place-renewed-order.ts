import type { ApiClient } from "@sughurta/api-client";
import type { RenewedOrder } from "@sughurta/contracts/policy-changes";
import { addDays, compareDates, fromWirePhone, genderLetter } from "@sughurta/domain";
import { writeDraft } from "@sughurta/order/draft";
import { boxDraftDefinition } from "../draft/use-box-draft.ts";
import { type BoxOrderValues, EMPTY_BOX_ORDER } from "../model/box-order-values.ts";

/** A policy of a box to be renewed. */
export interface BoxRenewal {
  /** Address part of the box. */
  readonly slug: string;
  /** The order of the policy. */
  readonly order: RenewedOrder<"box">;
  /** Its last covered day, ISO. */
  readonly endDate: string;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Replaces an order that is already half filled in. */
  readonly replace: boolean;
}

type OldOrder = RenewedOrder<"box">;

const ADDRESS = /^([^,]+), ([^,]+) ([^ ,]+)(?:, ([^,]+))?$/;

/** An address in the parts of the form; in another format it has to be filled in again. */
function getHome(address: string | undefined): BoxOrderValues["insuredHome"] {
  const [, city, street, house, flat = ""] = ADDRESS.exec(address ?? "") ?? [];
  if (!city || !street || !house) return EMPTY_BOX_ORDER.insuredHome;
  return { city, street, house, flat };
}

/** Last day of the old policy, and today, ISO dates. */
type RenewedOn = Pick<BoxRenewal, "endDate" | "today">;

/** The first covered day after an old policy in force; a trip has dates of its own. */
function getBeginDate({ insuredTrip }: OldOrder, { endDate, today }: RenewedOn): string {
  const isRunning = compareDates(endDate, today) > 0;
  return isRunning && insuredTrip === undefined ? addDays(endDate, 1) : "";
}

/** The order that follows a policy of a box: everything as before but the dates. */
export function toRenewedOrder(old: OldOrder, renewedOn: RenewedOn): BoxOrderValues {
  const { insuredPeople, insuredCar, insuredAddress } = old;
  const empty = EMPTY_BOX_ORDER;
  return {
    ...empty,
    holderLastName: old.lastName,
    holderFirstName: old.firstName,
    holderSecondName: old.patronymic ?? "",
    holderGender: genderLetter(old.gender),
    holderCountry: old.resident,
    holderBirthDate: old.birthDate,
    holderEmail: old.email ?? "",
    holderPhone: fromWirePhone(old.phoneNumber) ?? "",
    holderDocSeries: old.series ?? "",
    holderDocNumber: old.docNumber,
    holderIssueDate: old.issueDate,
    holderIssueInstitution: old.issueInstitution,
    insuredPeople:
      insuredPeople?.map((one, place) => ({ uid: String(place + 1), ...one })) ??
      empty.insuredPeople,
    insuredHome: getHome(insuredAddress),
    beginDate: getBeginDate(old, renewedOn),
    insuredCar: insuredCar ? { ...insuredCar, year: String(insuredCar.year) } : empty.insuredCar,
  };
}

/** Saves the new order as a draft that opens with its price. */
export function placeRenewedOrder(
  client: ApiClient,
  { slug, order, endDate, today, replace }: BoxRenewal,
): Promise<boolean> {
  const values = toRenewedOrder(order, { endDate, today });
  return writeDraft(client, boxDraftDefinition(slug), { values, part: "holder", today, replace });
}
