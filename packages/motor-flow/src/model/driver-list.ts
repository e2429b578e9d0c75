import { canAddDriver, canDeleteDriver } from "@sughurta/domain/motor";
import { type DriverValues, type MotorOrderValues, newDriver } from "./order-values.ts";

const toList = ({ drivers, multiDriveOption }: MotorOrderValues) => ({
  count: drivers.length,
  multiDrive: multiDriveOption,
});

/** Whether another driver can be added (S2 §4). */
export const mayAddDriver = (values: MotorOrderValues) => canAddDriver(toList(values));

/** Whether a driver can be deleted (S2 §4). */
export const mayDeleteDriver = (values: MotorOrderValues) => canDeleteDriver(toList(values));

/** The order with one more empty driver, where another is allowed (S2 §4). */
export function withNewDriver(values: MotorOrderValues): MotorOrderValues {
  if (!mayAddDriver(values)) return values;
  const uid = 1 + Math.max(0, ...values.drivers.map((driver) => Number(driver.uid)));
  return { ...values, drivers: [...values.drivers, newDriver(String(uid))] };
}

/** The order without a driver, where fewer are allowed (S2 §4). */
export function withoutDriver(values: MotorOrderValues, uid: string): MotorOrderValues {
  if (!mayDeleteDriver(values)) return values;
  return { ...values, drivers: values.drivers.filter((driver) => driver.uid !== uid) };
}

/** The order with a removed driver restored at its place, where another is allowed (S2 §4). */
export function withDriverRestored(
  values: MotorOrderValues,
  driver: DriverValues,
  place: number,
): MotorOrderValues {
  const added = withNewDriver(values).drivers.at(values.drivers.length);
  if (added === undefined) return values;
  const before = values.drivers.slice(0, place);
  const after = values.drivers.slice(place);
  return { ...values, drivers: [...before, { ...driver, uid: added.uid }, ...after] };
}

/** The order with changes to a driver. */
export function withDriverFilled(
  values: MotorOrderValues,
  uid: string,
  known: Partial<DriverValues>,
): MotorOrderValues {
  return {
    ...values,
    drivers: values.drivers.map((driver) =>
      driver.uid === uid ? { ...driver, ...known } : driver,
    ),
  };
}

/** The holder's fields that a driver who is the same person shares (SPEC-48). */
function toDriver(holder: MotorOrderValues) {
  return {
    driverFullName: holder.holderFullName,
    driverLastname: holder.holderLastname,
    driverFirstname: holder.holderFirstname,
    driverPatr: holder.holderPatronymic,
    driverBd: holder.holderBirthday,
    driverGender: holder.holderGender,
  } satisfies Partial<DriverValues>;
}

/** Whether a driver is the holder. */
export function isHolder(
  { holderFullName, holderBirthday }: MotorOrderValues,
  { driverFullName, driverBd }: DriverValues,
): boolean {
  return holderFullName !== "" && driverFullName === holderFullName && driverBd === holderBirthday;
}

/** Whether a driver can be the holder: a named one who is no other driver (S2 §2). */
export function mayBeHolder(values: MotorOrderValues, uid: string): boolean {
  const isAnother = values.drivers.some((one) => one.uid !== uid && isHolder(values, one));
  return values.holderFullName !== "" && !isAnother;
}

/** The order whose driver is the holder: the personal data is copied, not the document (SPEC-48). */
export function withHolderAsDriver(values: MotorOrderValues, uid: string): MotorOrderValues {
  return withDriverFilled(values, uid, toDriver(values));
}

/** Corrections of the holder are copied to the driver who is the holder. */
export function followHolder(before: MotorOrderValues, after: MotorOrderValues): MotorOrderValues {
  const driver = before.drivers.find((one) => isHolder(before, one));
  // A driver corrected in the same update is no longer a copy.
  const isCopy = driver !== undefined && after.drivers.includes(driver);
  return isCopy ? withHolderAsDriver(after, driver.uid) : after;
}
