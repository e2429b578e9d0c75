import { residentDocTypes } from "@sughurta/domain/motor";
import { withSplitName } from "@sughurta/forms/people";
import { followHolder } from "../driver-list.ts";
import { DRIVER_NAME, HOLDER_NAME } from "../holder-fields.ts";
import type { MotorOrderValues } from "../order-values.ts";

/** What follows from another residence: the document that it usually asks for; what was typed stays (S2 §4). */
function applyResidenceEffects(
  before: MotorOrderValues,
  after: MotorOrderValues,
): MotorOrderValues {
  const { residentType } = after;
  if (before.residentType === residentType) return after;
  const [usual] = residentDocTypes(residentType);
  return { ...after, holderDocType: String(usual) };
}

/** What follows from a change of the people: names in parts follow the whole ones, papers the residence, a driver the holder who is the same person. */
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
