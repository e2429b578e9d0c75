import { expect, it } from "vitest";
import { aLiabilityOrder, TODAY } from "../testing/motor-order-builders.ts";
import { withNamedCar } from "./named-car.ts";

it("adds a plate to the car of an older order", () => {
  const named = withNamedCar(aLiabilityOrder(), { gosNomer: "5555BB02" }, TODAY);
  expect(named).toMatchObject({ carMark: "Toyota", gosNomer: "5555BB02" });
});

it("starts with another car, whose numbers are unknown", () => {
  const named = withNamedCar(aLiabilityOrder(), { carMark: "Opel", carModel: "Astra" }, TODAY);
  expect(named).toMatchObject({ isTyped: false, carMark: "Opel", carModel: "Astra", gosNomer: "" });
});

it("uses typed names where the directory lacks the car", () => {
  const car = { isTyped: true, markaTxt: "Zeekr", modelTxt: "7X" };
  expect(withNamedCar(aLiabilityOrder(), car, TODAY)).toMatchObject({ ...car, carMark: "" });
});
