import type { RenewedOrder } from "@sughurta/contracts";
import { fromWirePhone, genderLetter } from "@sughurta/domain";
import { type BoxOrderValues, EMPTY_BOX_ORDER } from "../order/box-order-values.ts";

type OldOrder = RenewedOrder<"box">;

const ADDRESS = /^([^,]+), ([^,]+) ([^ ,]+)(?:, ([^,]+))?$/;

/** An address in the parts of the form; where it was written in another way it is filled in anew. */
function homeOf(address: string | undefined): BoxOrderValues["insuredHome"] {
  const [, city, street, house, flat = ""] = ADDRESS.exec(address ?? "") ?? [];
  if (!city || !street || !house) return EMPTY_BOX_ORDER.insuredHome;
  return { city, street, house, flat };
}

/** The order that follows a policy of a box: everything as before but the dates of a trip. */
export function toRenewedOrder(old: OldOrder): BoxOrderValues {
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
    insuredHome: homeOf(insuredAddress),
    insuredCar: insuredCar ? { ...insuredCar, year: String(insuredCar.year) } : empty.insuredCar,
  };
}
