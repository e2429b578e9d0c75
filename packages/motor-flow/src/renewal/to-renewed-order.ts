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

/** The kind of motor insurance that an old order was of; `undefined` where it is sold no more. */
export function choiceOf({ program }: OldOrder): Required<MotorChoice> | undefined {
  return isMotorProgram(program) ? { product: productOfProgram(program), program } : undefined;
}

/**
 * The order that follows a motor policy until `endDate`: everything as before, for the next year, but for a programme
 * that does not take a car of this age any more (SPEC-49).
 */
export function toRenewedOrder(
  old: OldOrder,
  choice: Required<MotorChoice>,
  endDate: string,
  today: string,
): MotorOrderValues {
  const begun = newMotorOrder(choice, today);
  const { program } = choice;
  const { min = begun.beginDate } = motorBeginDateBounds(today);
  const beginDate = renewalBegin(endDate, min);
  const { holderLastname, holderFirstname, holderPatronymic, holderGender } = old;
  const drivers = old.drivers?.map(driverOf) ?? [];
  const known = { ...begun, ...pickOrderFields(begun, old) };
  const car = withProgramForAge({ ...withCar(known, old), program }, today);
  return {
    ...car,
    beginDate,
    endDate: motorEndDate(beginDate),
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
