import type { ApiClient } from "@sughurta/api-client";
import type { RenewedOrder } from "@sughurta/contracts/policy-changes";
import { fromWirePhone, genderLetter, renewalBegin } from "@sughurta/domain";
import {
  isMotorProgram,
  type MotorChoice,
  motorBeginDateBounds,
  motorEndDate,
  productOfProgram,
} from "@sughurta/domain/motor";
import { pickOrderFields, writeDraft } from "@sughurta/order/draft";
import { defineMotorDraft } from "../draft/motor-draft.ts";
import {
  type DriverValues,
  type MotorOrderValues,
  newDriver,
  newMotorOrder,
} from "../model/order-values.ts";
import { withCar, withProgramForAge } from "../model/vehicle.ts";

/** A motor policy to be renewed. */
export interface MotorRenewal {
  /** The order of the policy; that of a box where ready-made casco was sold as one. */
  readonly order: RenewedOrder<"car"> | RenewedOrder<"box">;
  /** Its last day, ISO. */
  readonly endDate: string;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** Replaces an order that is already half filled in. */
  readonly replace: boolean;
}

/**
 * Stores the new order as a draft that opens with its price, at the programmes where the old one no longer accepts the
 * car, or at the car where the box lacked it.
 */
export async function placeRenewedOrder(
  client: ApiClient,
  { order, endDate, today, replace }: MotorRenewal,
): Promise<boolean> {
  const choice = getChoice(order);
  if (!choice) return true;
  if ("productCode" in order) {
    const values = toOrderOfBox(order, choice, endDate, today);
    const draft = defineMotorDraft(choice);
    return writeDraft(client, draft, { values, part: draft.firstPart, today, replace });
  }
  const values = toRenewedOrder(order, choice, endDate, today);
  const part = values.programBeforeAge === "" ? "review" : "program";
  return writeDraft(client, defineMotorDraft(choice), { values, part, today, replace });
}

type OldOrder = RenewedOrder<"car">;
type OldBoxOrder = RenewedOrder<"box">;

const fullName = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(" ");
const toGenderLetter = (gender: 0 | 1 | null | undefined) =>
  gender === 0 || gender === 1 ? genderLetter(gender) : "";

function getDriver(old: NonNullable<OldOrder["drivers"]>[number], place: number): DriverValues {
  const begun = newDriver(String(place + 1));
  const { driverFullName, driverLastname, driverFirstname, driverPatr, driverGender } = old;
  return {
    ...begun,
    ...pickOrderFields(begun, old),
    driverFullName: driverFullName || fullName(driverLastname, driverFirstname, driverPatr),
    driverGender: toGenderLetter(driverGender),
  };
}

/** The kind of motor insurance of an old order; `undefined` where it is no longer sold. */
export function getChoice(order: OldOrder | OldBoxOrder): Required<MotorChoice> | undefined {
  const program = "productCode" in order ? order.productCode : order.program;
  return isMotorProgram(program) ? { product: productOfProgram(program), program } : undefined;
}

/** The year after a policy until `endDate`. */
function renewedPeriod(endDate: string, today: string) {
  const beginDate = renewalBegin(endDate, motorBeginDateBounds(today).min ?? today);
  return { beginDate, endDate: motorEndDate(beginDate) };
}

/**
 * The motor order that renews ready-made casco sold as a box: its programme, its holder, and its car where the box had
 * one; drivers and the numbers of the car are entered (SPEC-94).
 */
export function toOrderOfBox(
  old: OldBoxOrder,
  choice: Required<MotorChoice>,
  endDate: string,
  today: string,
): MotorOrderValues {
  const { lastName, firstName, patronymic = "", insuredCar } = old;
  const car = insuredCar && {
    isTyped: true,
    markaTxt: insuredCar.make,
    modelTxt: insuredCar.model,
    carIssueYear: String(insuredCar.year),
    gosNomer: insuredCar.plate,
  };
  const known = { ...newMotorOrder(choice, today), ...car };
  return {
    ...withProgramForAge({ ...known, program: choice.program }, today),
    ...renewedPeriod(endDate, today),
    holderFullName: fullName(lastName, firstName, patronymic),
    holderLastname: lastName,
    holderFirstname: firstName,
    holderPatronymic: patronymic,
    holderBirthday: old.birthDate,
    holderGender: toGenderLetter(old.gender),
    holderPhone: fromWirePhone(old.phoneNumber) ?? "",
    holderEmail: old.email ?? "",
    holderDocSeries: old.series ?? "",
    holderDocNumber: old.docNumber,
    holderIssueDate: old.issueDate,
    holderIssueInstitution: old.issueInstitution,
  };
}

/**
 * The renewal order of a motor policy until `endDate`: the old values for the next year, except a programme that no
 * longer accepts a car of this age (SPEC-49).
 */
export function toRenewedOrder(
  old: OldOrder,
  choice: Required<MotorChoice>,
  endDate: string,
  today: string,
): MotorOrderValues {
  const begun = newMotorOrder(choice, today);
  const { program } = choice;
  const { holderLastname, holderFirstname, holderPatronymic, holderGender } = old;
  const drivers = old.drivers?.map(getDriver) ?? [];
  const known = { ...begun, ...pickOrderFields(begun, old) };
  const car = withProgramForAge({ ...withCar(known, old), program }, today);
  return {
    ...car,
    ...renewedPeriod(endDate, today),
    residentType: old.residentType ?? begun.residentType,
    holderFullName: fullName(holderLastname, holderFirstname, holderPatronymic),
    holderPhone: fromWirePhone(old.holderPhone) ?? "",
    holderGender: toGenderLetter(holderGender),
    drivers: drivers.length > 0 ? drivers : begun.drivers,
    agree: false,
    noTaxiAgree: false,
    ageAgree: false,
  };
}
