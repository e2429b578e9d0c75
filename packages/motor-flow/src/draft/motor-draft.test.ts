import { describe, expect, it } from "vitest";
import { withCar } from "../model/vehicle.ts";
import { aCascoOrder, TODAY } from "../testing/motor-order-builders.ts";
import { defineMotorDraft } from "./motor-draft.ts";

const { browserPart, servicePart, merge, newOrder } = defineMotorDraft({ product: "ECI" });

describe("a draft of a motor order", () => {
  it("restores a whole order except the agreements", () => {
    const order = aCascoOrder();
    const choices = browserPart.read(JSON.parse(JSON.stringify(browserPart.of(order))));
    const identity = servicePart.read(JSON.parse(JSON.stringify(servicePart.of(order))));
    if (!choices || !identity) throw new Error("The draft cannot be read");
    const agreements = { agree: false, noTaxiAgree: false, ageAgree: false };
    expect(merge(browserPart.open(choices, TODAY), identity, TODAY)).toEqual({
      ...order,
      ...agreements,
    });
  });

  it("stores nothing in the browser that identifies the car's owner", () => {
    const kept = JSON.stringify(browserPart.of(aCascoOrder()));
    expect(kept).not.toMatch(/Саидова|jtnb|1234|921234567|1990-05-14|madina/);
  });

  it("opens at the car with a first day in the past, which is not overwritten", () => {
    const passed = browserPart.open({ beginDate: "2026-03-01" }, TODAY);
    expect(passed).toMatchObject({ beginDate: "2026-03-01", endDate: "2027-02-28" });
    expect(browserPart.invalidParts?.(passed, TODAY)).toEqual(["vehicle"]);
    const ahead = browserPart.open({ beginDate: "2026-03-03" }, TODAY);
    expect(browserPart.invalidParts?.(ahead, TODAY)).toEqual([]);
  });

  it("of compulsory liability, whose first day cannot be chosen, begins tomorrow", () => {
    const liability = defineMotorDraft({ product: "MTPL" });
    const opened = liability.browserPart.open({ beginDate: "2026-03-01" }, TODAY);
    expect(opened).toMatchObject({ beginDate: "2026-03-03", endDate: "2027-03-02" });
    expect(liability.browserPart.invalidParts?.(opened, TODAY)).toEqual([]);
  });

  it("is replaced by the programme of the address", () => {
    const asked = defineMotorDraft({ product: "SCI", program: "SCI_P3" });
    expect(asked.browserPart.open({ program: "SCI_P1" }, TODAY).program).toBe("SCI_P3");
  });

  it("is continued with the latest car as a whole, including its numbers", () => {
    const chosen = withCar(newOrder(TODAY), {
      carMark: "Kia",
      carModel: "Rio",
      carIssueYear: 2019,
      gosNomer: "7777BB02",
    });
    const { newer } = defineMotorDraft({ product: "ECI" });
    expect(newer?.combine(aCascoOrder(), chosen, TODAY)).toMatchObject({
      carMark: "Kia",
      carModel: "Rio",
      carIssueYear: "2019",
      gosNomer: "7777BB02",
      vin: "",
      holderLastname: aCascoOrder().holderLastname,
    });
  });
});
