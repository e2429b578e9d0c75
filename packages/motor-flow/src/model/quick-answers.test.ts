import { describe, expect, it } from "vitest";
import { aLiabilityOrder, TODAY } from "../testing/motor-order-builders.ts";
import { withNamedCar, withQuickAnswers } from "./quick-answers.ts";

const answers = { carMark: "Opel", carIssueYear: "2012", residentType: "nonresident" } as const;

describe("the values of the quick quote", () => {
  it("replace the car of an older order, whose numbers are unknown, for the same person", () => {
    expect(withQuickAnswers(aLiabilityOrder(), answers, TODAY)).toMatchObject({
      carMark: "Opel",
      carModel: "",
      carIssueYear: "2012",
      gosNomer: "",
      residentType: "nonresident",
      holderDocType: "2",
      holderFullName: "Саидова Мадина Рустамовна",
    });
  });

  it("retain the car of an older order that is the same one", () => {
    const older = aLiabilityOrder({ residentType: "nonresident" });
    const same = { ...answers, carMark: "Toyota", carIssueYear: "2018" };
    expect(withQuickAnswers(older, same, TODAY)).toEqual(older);
  });

  it("replace a typed car and another kind of vehicle", () => {
    const older = aLiabilityOrder({
      vehicleType: "3",
      isTyped: true,
      markaTxt: "Zeekr",
      modelTxt: "7X",
      carMark: "",
      carModel: "",
    });
    expect(withQuickAnswers(older, answers, TODAY)).toMatchObject({
      vehicleType: "1",
      isTyped: false,
      markaTxt: "",
      carMark: "Opel",
      carIssueYear: "2012",
    });
    const open = { ...answers, carMark: "", carIssueYear: "" };
    expect(withQuickAnswers(older, open, TODAY)).toMatchObject({ markaTxt: "Zeekr" });
  });
});

it("adds a plate to the car of an older order", () => {
  const named = withNamedCar(aLiabilityOrder(), { gosNomer: "5555BB02" }, TODAY);
  expect(named).toMatchObject({ carMark: "Toyota", gosNomer: "5555BB02" });
});

it("starts with another car, whose numbers are unknown", () => {
  const named = withNamedCar(aLiabilityOrder(), { carMark: "Opel", carModel: "Astra" }, TODAY);
  expect(named).toMatchObject({ isTyped: false, carMark: "Opel", carModel: "Astra", gosNomer: "" });
});

it("starts with the year of issue of the car", () => {
  const car = { carMark: "Opel", carModel: "Astra", carIssueYear: "2015" };
  expect(withNamedCar(aLiabilityOrder(), car, TODAY)).toMatchObject(car);
});

it("uses typed names where the directory lacks the car", () => {
  const car = { isTyped: true, markaTxt: "Zeekr", modelTxt: "7X" };
  expect(withNamedCar(aLiabilityOrder(), car, TODAY)).toMatchObject({ ...car, carMark: "" });
});
