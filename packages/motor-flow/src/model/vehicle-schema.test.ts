import { expect, it } from "vitest";
import { aLiabilityOrder, TODAY } from "#src/testing/motor-order-builders.ts";
import type { MotorOrderValues } from "./order-values.ts";
import { vehicleErrors } from "./vehicle-schema.ts";

const TYPED = { isTyped: true, carMark: "", carModel: "", markaTxt: "Tatra", modelTxt: "613" };

it.each<[Partial<MotorOrderValues>, Readonly<Record<string, string>>]>([
  [{}, {}],
  [TYPED, {}],
  [{ ...TYPED, markaTxt: "" }, { markaTxt: "required" }],
  [{ ...TYPED, markaTxt: "<b>Tatra</b>" }, { markaTxt: "markup" }],
  [{ ...TYPED, modelTxt: "—" }, { modelTxt: "carName" }],
  [{ ...TYPED, modelTxt: "6".repeat(101) }, { modelTxt: "tooLong" }],
  [{ gosNomer: "" }, { gosNomer: "required" }],
  [{ gosNomer: "А123ВС77" }, {}],
  [{ gosNomer: "123AA01" }, { gosNomerConfirmed: "confirmPlate" }],
  [{ gosNomer: "123AA01", gosNomerConfirmed: true }, {}],
])("a vehicle with %j: %j", (changes, codes) => {
  const errors = vehicleErrors(aLiabilityOrder(changes), TODAY);
  expect(
    Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code])),
  ).toEqual(codes);
});
