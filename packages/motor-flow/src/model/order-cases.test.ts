import { MOTOR_CASES, type MotorCase } from "@sughurta/order-cases";
import { expect, it } from "vitest";
import { aCascoOrder, aLiabilityOrder, TODAY } from "../testing/motor-order-builders.ts";
import { motorOrder } from "./order-definition.ts";
import { applyOrderEffects } from "./order-effects.ts";
import { type MotorOrderValues, newDriver } from "./order-values.ts";

/** The order of a case, with the effects of full names. */
function getOrder({ product, values: { drivers, ...changes } }: MotorCase): MotorOrderValues {
  const order = product === "MTPL" ? aLiabilityOrder() : aCascoOrder();
  const named = Array.isArray(drivers)
    ? { drivers: drivers.map((driver, place) => ({ ...newDriver(String(place + 1)), ...driver })) }
    : {};
  const typed = { ...order, ...changes, ...named };
  const untouched = { ...typed, holderFullName: "", drivers: typed.drivers.map(withoutName) };
  const { holderLastname, holderFirstname, holderPatronymic } = applyOrderEffects(
    untouched,
    typed,
    TODAY,
  );
  return { ...typed, holderLastname, holderFirstname, holderPatronymic };
}

const withoutName = (driver: MotorOrderValues["drivers"][number]) => ({
  ...driver,
  driverFullName: "",
});

it.each(MOTOR_CASES)("the form: $product with $values is accepted: $taken", async (each) => {
  const rules = await motorOrder.rules.load();
  const faulty = rules.invalidParts(getOrder(each), TODAY);
  expect(faulty.length === 0).toBe(each.taken);
});
