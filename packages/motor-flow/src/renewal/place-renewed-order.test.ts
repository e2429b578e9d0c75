import { saveBox } from "@sughurta/contracts/box";
import { saveCar } from "@sughurta/contracts/motor";
import { fromWirePhone } from "@sughurta/domain";
import { describe, expect, it } from "vitest";
import { defineMotorDraft } from "../draft/motor-draft.ts";
import type { MotorOrderValues } from "../model/order-values.ts";
import { toMotorPayload } from "../model/to-motor-payload.ts";
import { aCascoOrder, aLiabilityOrder, TODAY } from "../testing/motor-order-builders.ts";
import { getChoice, toOrderOfBox, toRenewedOrder } from "./place-renewed-order.ts";

const AGREEMENTS = { agree: false, noTaxiAgree: false, ageAgree: false };

function renewed(order: MotorOrderValues, endDate: string): MotorOrderValues | undefined {
  const old = saveCar.body.parse(toMotorPayload(order, { today: TODAY }));
  const choice = getChoice(old);
  return choice && toRenewedOrder(old, choice, endDate, TODAY);
}

/** A normalised value is the same car and the same people. */
const sent = (order: MotorOrderValues) => toMotorPayload(order, { today: TODAY });

describe("the renewal order of a motor policy", () => {
  it.each([
    ["casco", aCascoOrder()],
    [
      "casco for any driver, in instalments",
      aCascoOrder({ multiDriveOption: true, calculateInstallments: true }),
    ],
    ["compulsory insurance", aLiabilityOrder()],
  ])("of %s equals the old one except its dates and agreements", (_, order) => {
    const next = renewed(order, "2026-02-01");
    expect(next).toMatchObject(AGREEMENTS);
    expect(next && sent({ ...next, ...AGREEMENTS })).toEqual({
      ...sent({ ...order, ...AGREEMENTS }),
      beginDate: next?.beginDate,
      endDate: next?.endDate,
    });
  });

  it("begins the day after a casco policy that is still in force", () => {
    const dates = { beginDate: "2026-03-21", endDate: "2027-03-20" };
    expect(renewed(aCascoOrder(), "2026-03-20")).toMatchObject(dates);
  });

  it("begins the day after compulsory insurance that is still in force, also where it is opened as a draft", () => {
    const order = renewed(aLiabilityOrder(), "2026-03-20");
    expect(order).toMatchObject({ beginDate: "2026-03-21", endDate: "2027-03-20" });
    const { browserPart } = defineMotorDraft({ product: "MTPL" });
    expect(order && browserPart.open(browserPart.of(order), TODAY)).toMatchObject({
      beginDate: "2026-03-21",
      endDate: "2027-03-20",
    });
  });

  it.each([
    ["casco", aCascoOrder()],
    ["compulsory insurance", aLiabilityOrder()],
  ])("of %s begins tomorrow where the old one has ended", (_, order) => {
    expect(renewed(order, "2026-02-01")?.beginDate).toBe("2026-03-03");
  });

  it("has the first programme that accepts the car where the old one no longer does", () => {
    const last = aCascoOrder({ program: "ECI_P2", carIssueYear: "2006" });
    expect(renewed(last, "2026-02-01")).toMatchObject({ program: "ECI_P2", programBeforeAge: "" });
    const older = aCascoOrder({ program: "ECI_P2", carIssueYear: "2005" });
    expect(renewed(older, "2026-02-01")).toMatchObject({
      program: "ECI_P1",
      programBeforeAge: "ECI_P2",
      accidentAnyOption: 0,
    });
  });

  it("is none for a programme that is no longer sold", () => {
    const old = saveCar.body.parse(toMotorPayload(aCascoOrder(), { today: TODAY }));
    expect(getChoice({ ...old, program: "OLD" })).toBeUndefined();
  });
});

describe("the renewal order of ready-made casco sold as a box", () => {
  const old = saveBox.body.parse({ ...saveBox.examples.body, productCode: "SCI_P2" });
  const choice = getChoice(old);
  const next = (changes: Partial<typeof old> = {}) =>
    choice && toOrderOfBox({ ...old, ...changes }, choice, "2026-03-20", TODAY);

  it("has the programme, the holder and the following year", () => {
    expect(next()).toMatchObject({
      program: "SCI_P2",
      beginDate: "2026-03-21",
      endDate: "2027-03-20",
      holderLastname: old.lastName,
      holderPhone: fromWirePhone(old.phoneNumber),
      holderBirthday: old.birthDate,
      carMark: "",
      markaTxt: "",
      ...AGREEMENTS,
    });
  });

  it("has the car of the box", () => {
    const insuredCar = { make: "Opel", model: "Astra G", year: 2015, plate: "1234AA01" };
    expect(next({ insuredCar })).toMatchObject({
      isTyped: true,
      markaTxt: "Opel",
      modelTxt: "Astra G",
      carIssueYear: "2015",
      gosNomer: "1234AA01",
    });
  });
});
