import { calculateCar, saveCar, saveLiability } from "@sughurta/contracts/motor";
import { describe, expect, it } from "vitest";
import { aCascoOrder, aLiabilityOrder, TODAY } from "../testing/motor-order-builders.ts";
import { motorOrder } from "./order-definition.ts";
import type { MotorOrderValues } from "./order-values.ts";
import { toMotorPayload, toMotorQuote } from "./to-motor-payload.ts";

const rules = await motorOrder.rules.load();

describe("the price request", () => {
  it("contains the car and the dates of drivers, no names and no documents", () => {
    const request = toMotorQuote(aCascoOrder(), { today: TODAY, coupon: "NAVRUZ10" });
    expect(request).toMatchObject({
      program: "ECI_P2",
      carMark: "Toyota",
      carIssueYear: 2018,
      carIssueYearDelta: 8,
      policeSumInsured: 100_000,
      drivers: [{ driverBd: "1990-05-14", docIssueDate: "2012-04-01" }],
      coupon: "NAVRUZ10",
    });
    expect(JSON.stringify(request)).not.toMatch(/Саидова|AB123456|JTNB|1234AA/i);
    expect(calculateCar.body.safeParse(request).success).toBe(true);
  });

  it.each<[string, Partial<MotorOrderValues>]>([
    ["the make", { carMark: "" }],
    ["the year", { carIssueYear: "" }],
    ["the insured sum", { policeSumInsured: "" }],
    ["a whole first day", { beginDate: "2026-13" }],
  ])("is undefined without %s", (_, changes) => {
    expect(toMotorQuote(aCascoOrder(changes), { today: TODAY })).toBeUndefined();
  });

  it("lists no drivers where any driver is insured", () => {
    const request = toMotorQuote(aCascoOrder({ multiDriveOption: true }), { today: TODAY });
    expect(request).toMatchObject({ multiDriveOption: true });
    expect(request).not.toHaveProperty("drivers");
  });

  it("contains typed names in place of those of the directory", () => {
    const typed = { isTyped: true, carMark: "", carModel: "", markaTxt: " Zeekr ", modelTxt: "7X" };
    expect(toMotorQuote(aCascoOrder(typed), { today: TODAY })).toMatchObject({
      markaTxt: "Zeekr",
      modelTxt: "7X",
    });
  });
});

describe("an order", () => {
  it("contains the partner's reference of the sale", () => {
    const named = { today: TODAY, partner: "SAFAR", partnerReference: "CAR-5" };
    expect(toMotorPayload(aCascoOrder(), named)).toMatchObject({
      partner: "SAFAR",
      partnerReference: "CAR-5",
    });
    expect(toMotorPayload(aCascoOrder(), { today: TODAY })).not.toHaveProperty("partnerReference");
  });

  it("of casco is saved whole, its numbers in Latin capitals", () => {
    const payload = toMotorPayload(aCascoOrder(), { today: TODAY });
    expect(payload).toMatchObject({
      gosNomer: "1234AA01",
      vin: "JTNB11HK903000123",
      holderPhone: "992921234567",
      noTaxiAgree: true,
      drivers: [{ driverLastname: "Саидова", docNumber: "AB123456" }],
    });
    expect(saveCar.body.safeParse(payload).error).toBeUndefined();
  });

  it("of compulsory liability contains residence, tax number and city, and no drivers", () => {
    const payload = toMotorPayload(aLiabilityOrder(), { today: TODAY });
    expect(payload).toMatchObject({ vehicleType: 0, inn: "025001234", city: "Душанбе" });
    expect(payload).not.toHaveProperty("drivers");
    expect(saveLiability.body.safeParse(payload).error).toBeUndefined();
  });
});

describe("the rules of an order", () => {
  it("accept a whole one", () => {
    expect(rules.invalidParts(aCascoOrder(), TODAY)).toEqual([]);
    const parts = ["vehicle", "holder", "review"] as const;
    expect(rules.invalidParts(aLiabilityOrder(), TODAY, parts)).toEqual([]);
  });

  it.each<[Partial<MotorOrderValues>, string, string]>([
    [{ carMark: "" }, "carMark", "choice"],
    [{ policeSumInsured: "" }, "policeSumInsured", "insuredSum"],
    [{ vin: "", bodyNumber: "" }, "vin", "vinOrBody"],
    [{ vin: "JTNBIOQK903000123" }, "vin", "validateVin"],
    [{ vin: "JTNB11HK-90300012" }, "vin", "vinLength"],
    [{ gosNomer: "1234ТТ01" }, "gosNomer", "taxi"],
    [{ registrSvidet: "1234" }, "registrSvidet", "registrationCertificate"],
    [{ beginDate: TODAY }, "beginDate", "motorBegin"],
    [{ carIssueYear: "1995" }, "carIssueYear", "carTooOld"],
  ])("report %j", (changes, field, code) => {
    const errors = rules.getErrors(["vehicle"], aCascoOrder(changes), TODAY);
    expect(errors[field]?.code).toBe(code);
  });

  it("report a driver who is too young, and one without a name", () => {
    const [driver] = aCascoOrder().drivers;
    if (!driver) throw new Error("The example order has a driver");
    const drivers = [
      { ...driver, driverBd: "2006-03-01" },
      { ...driver, uid: "2", driverFullName: "" },
    ];
    const errors = rules.getErrors(["drivers"], aCascoOrder({ drivers }), TODAY);
    expect(errors["drivers[0].driverBd"]?.code).toBe("driverAge");
    expect(errors["drivers[1].driverFullName"]?.code).toBe("required");
    const anybody = aCascoOrder({ drivers, multiDriveOption: true });
    expect(rules.getErrors(["drivers"], anybody, TODAY)).toEqual({});
  });

  it.each(["agree", "noTaxiAgree", "ageAgree"] as const)("require %s for casco", (field) => {
    const errors = rules.getErrors(["review"], aCascoOrder({ [field]: false }), TODAY);
    expect(errors[field]?.code).toBe("agreement");
  });
});
