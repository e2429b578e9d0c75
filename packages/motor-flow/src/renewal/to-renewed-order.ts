import type { RenewedOrder } from "@sughurta/contracts/policy-changes";
import { fromWirePhone, genderLetter, renewalBegin } from "@sughurta/domain";
import {
  isMotorProgram,
  type MotorChoice,
  motorBeginDateBounds,
  motorEndDate,
  productOfProgram,
} from "@sughurta/domain/motor";
import { pickOrderFields } from "@sughurta/order/draft";
import { withProgramForAge } from "../model/effects/vehicle-effects.ts";
import {
  type DriverValues,
  type MotorOrderValues,
  newDriver,
  newMotorOrder,
} from "../model/order-values.ts";
import { withCar } from "../model/with-car.ts";

type OldOrder = RenewedOrder<"car">;
type OldBoxOrder = RenewedOrder<"box">;

const fullName = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(" ");
const letterOf = (gender: 0 | 1 | null | undefined) =>
  gender === 0 || gender === 1 ? genderLetter(gender) : "";

function driverOf(old: NonNullable<OldOrder["drivers"]>[number], place: number): DriverValues {
  const begun = newDriver(String(place + 1));
  const { driverFullName, driverLastname, driverFirstname, driverPatr, driverGender } = old;
  return {
    ...begun,
    ...pickOrderFields(begun, old),
    driverFullName: driverFullName || fullName(driverLastname, driverFirstname, driverPatr),
    driverGender: letterOf(driverGender),
  };
}

/** The kind of motor insurance of an old order; `undefined` where it is no longer sold. */
export function choiceOf(order: OldOrder | OldBoxOrder): Required<MotorChoice> | undefined {
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
    holderGender: letterOf(old.gender),
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
  const drivers = old.drivers?.map(driverOf) ?? [];
  const known = { ...begun, ...pickOrderFields(begun, old) };
  const car = withProgramForAge({ ...withCar(known, old), program }, today);
  return {
    ...car,
    ...renewedPeriod(endDate, today),
    residentType: old.residentType ?? begun.residentType,
    holderFullName: fullName(holderLastname, holderFirstname, holderPatronymic),
    holderPhone: fromWirePhone(old.holderPhone) ?? "",
    holderGender: letterOf(holderGender),
    drivers: drivers.length > 0 ? drivers : begun.drivers,
    agree: false,
    noTaxiAgree: false,
    ageAgree: false,
  };
}
