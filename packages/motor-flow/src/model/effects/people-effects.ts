import { residentDocTypes } from "@sughurta/domain/motor";
import { withSplitName } from "@sughurta/forms/people";
import { followHolder } from "../driver-list.ts";
import { DRIVER_NAME, HOLDER_NAME } from "../holder-fields.ts";
import type { MotorOrderValues } from "../order-values.ts";

/** Effects of another residence: its usual document type; typed values are retained (S2 §4). */
function applyResidenceEffects(
  before: MotorOrderValues,
  after: MotorOrderValues,
): MotorOrderValues {
  const { residentType } = after;
  if (before.residentType === residentType) return after;
  const [usual] = residentDocTypes(residentType);
  return { ...after, holderDocType: String(usual) };
}

/**
 * Effects of a change of the people: parts of names follow the full ones, documents the residence, a driver the holder
 * who is the same person.
 */
export function applyPeopleEffects(
  before: MotorOrderValues,
  after: MotorOrderValues,
): MotorOrderValues {
  const named = withSplitName(HOLDER_NAME, before, applyResidenceEffects(before, after));
  const holder = followHolder(before, named);
  if (before.drivers === after.drivers) return holder;
  return {
    ...holder,
    drivers: holder.drivers.map((driver) => {
      const earlier = before.drivers.find(({ uid }) => uid === driver.uid);
      return earlier ? withSplitName(DRIVER_NAME, earlier, driver) : driver;
    }),
  };
}
