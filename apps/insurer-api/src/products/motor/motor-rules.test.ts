import { describe, expect, it } from "vitest";
import { kindsToPrice, needsVehicleCheck } from "./car-rules.ts";
import { motorOrderViolations } from "./motor-order-rules.ts";
import { motorViolations } from "./motor-rules.ts";
import {
  aDriver,
  aLiabilityOrder,
  aMotorOrder,
  aMotorRequest,
  TODAY,
} from "./testing/a-motor-order.ts";

const TYPED = { carMark: undefined, carModel: undefined };

describe("rules of a motor price", () => {
  it("accept a good request", () => {
    expect(motorViolations({ variant: "v2", ...aMotorRequest() }, TODAY)).toEqual({});
    expect(
      motorViolations({ variant: "v3", ...aMotorRequest({ program: "ECI_FULL" }) }, TODAY),
    ).toEqual({});
    expect(
      motorViolations(
        { variant: "mci", ...aMotorRequest({ program: "MCI_P1", vehicleType: 0 }) },
        TODAY,
      ),
    ).toEqual({});
  });

  it.each<[Parameters<typeof aMotorRequest>[0], object]>([
    [{ program: "MCI_P1" }, { program: ["programUnknown"] }],
    [{ program: "ECI_FULL" }, { program: ["programUnknown"] }],
    [{ carMark: "Batmobile" }, { carMark: ["notInList"], carModel: ["notInList"] }],
    [{ carModel: "Corsa" }, { carModel: ["notInList"] }],
    [{ carModel: undefined }, { carModel: ["notInList"] }],
    [
      { carMark: "KamAZ", carModel: "65115", policeSumInsured: 100_000 },
      { carModel: ["cascoCarsOnly"] },
    ],
    [
      { ...TYPED, markaTxt: "Камаз", modelTxt: "65115", policeSumInsured: 100_000 },
      { carModel: ["cascoCarsOnly"] },
    ],
    [
      { ...TYPED, markaTxt: "КамАЗ", modelTxt: "самосвал", policeSumInsured: 100_000 },
      { carModel: ["cascoCarsOnly"] },
    ],
    [
      { ...TYPED, markaTxt: "Claas", modelTxt: "Tucano", policeSumInsured: 100_000 },
      { carModel: ["cascoCarsOnly"] },
    ],
    [{ carIssueYear: 2027 }, { carIssueYear: ["carIssueYear"] }],
    [{ carIssueYear: 2018.5 }, { carIssueYear: ["carIssueYear"] }],
    [
      { carIssueYear: 2005, program: "ECI_P2", policeSumInsured: 30_000 },
      { carIssueYear: ["carTooOld"] },
    ],
    [{ policeSumInsured: 125_000 }, { policeSumInsured: ["insuredSum"] }],
    [{ policeSumInsured: 500_000 }, { policeSumInsured: ["insuredSum"] }],
    [{ policeSumInsured: undefined }, { policeSumInsured: ["insuredSum"] }],
    [{ beginDate: "2026-03-02" }, { beginDate: ["motorBegin"] }],
    [{ beginDate: "2026-03-06", endDate: "2027-03-06" }, { endDate: ["motorEnd"] }],
    [{ damageCarWashSumAssured: 500 }, { damageCarWashSumAssured: ["addOnSum"] }],
    [{ greenCardUzbOption: 7 }, { greenCardUzbOption: ["addOnSum"] }],
    [{ compensation: 4 }, { compensation: ["notInList"] }],
  ])("reject %j", (changes, violations) => {
    expect(motorViolations({ variant: "v2", ...aMotorRequest(changes) }, TODAY)).toEqual(
      violations,
    );
  });

  it("insure a truck as a truck only, and a van as it is registered", () => {
    const violations = (carMark: string, carModel: string, vehicleType: number) => {
      const request = aMotorRequest({ program: "MCI_P1", carMark, carModel, vehicleType });
      return motorViolations({ variant: "mci", ...request }, TODAY);
    };
    expect(violations("KamAZ", "65115", 2)).toEqual({});
    expect(violations("KamAZ", "65115", 0)).toEqual({ vehicleType: ["vehicleTypeOfModel"] });
    expect(violations("Toyota", "Camry", 4)).toEqual({ vehicleType: ["vehicleTypeOfModel"] });
    expect(violations("Toyota", "Camry", 2)).toEqual({ vehicleType: ["vehicleTypeOfModel"] });
    expect(violations("Mercedes-Benz", "Sprinter", 0)).toEqual({});
    expect(violations("Mercedes-Benz", "Sprinter", 2)).toEqual({});
  });

  it.each([
    [{ markaTxt: "Тойота", modelTxt: "камри" }, { vehicleType: ["vehicleTypeOfModel"] }],
    [{ carMark: "Toyota", modelTxt: "CAMRY" }, { vehicleType: ["vehicleTypeOfModel"] }],
    [{ carMark: "Toyota", modelTxt: "Corolla 1.6" }, { vehicleType: ["vehicleTypeOfModel"] }],
    [{ carMark: "Toyota", modelTxt: "Королла 2015" }, { vehicleType: ["vehicleTypeOfModel"] }],
    [{ markaTxt: "Опель", modelTxt: "Астра" }, { vehicleType: ["vehicleTypeOfMake"] }],
    [{ markaTxt: "Mercedes", modelTxt: "C200" }, { vehicleType: ["vehicleTypeOfMake"] }],
    [{ markaTxt: "Honda", modelTxt: "Super Cub" }, {}],
    [{ markaTxt: "Zundapp", modelTxt: "K 500" }, {}],
  ])("insure a typed %j as a motorcycle only if it may be one", (names, violations) => {
    const request = aMotorRequest({ ...TYPED, ...names, program: "MCI_P1", vehicleType: 4 });
    expect(motorViolations({ variant: "mci", ...request }, TODAY)).toEqual(violations);
  });

  it.each([
    [{ markaTxt: "Honda", modelTxt: "Super Cub", vehicleType: 4 }, [0, 4]],
    [{ markaTxt: "Zundapp", modelTxt: "K 500", vehicleType: 4 }, [0, 4]],
    [{ markaTxt: "Урал", modelTxt: "М-67", vehicleType: 4 }, [4]],
    [{ markaTxt: "МТЗ", modelTxt: "Неизвестный", vehicleType: 3 }, [3]],
    [{ markaTxt: "Праймас", modelTxt: "П 1", vehicleType: 3 }, [2, 3]],
    [{ markaTxt: "Тойота", modelTxt: "Королла 2015", vehicleType: 0 }, [0]],
    [{ carMark: "Honda", modelTxt: undefined, vehicleType: 4 }, [4]],
  ])("price %j as the most expensive of %j", (names, kinds) => {
    expect(kindsToPrice(aMotorRequest({ ...TYPED, ...names, program: "MCI_P1" }))).toEqual(kinds);
  });

  it("offer a typed model no sum above its own list", () => {
    const request = (policeSumInsured: number) => ({
      ...aMotorRequest({
        ...TYPED,
        markaTxt: "Тойота",
        modelTxt: "Королла 2015",
        policeSumInsured,
      }),
      variant: "v2" as const,
    });
    expect(motorViolations(request(500_000), TODAY)).toEqual({ policeSumInsured: ["insuredSum"] });
    expect(motorViolations(request(100_000), TODAY)).toEqual({});
  });

  it("mark a vehicle that the directory lacks, typed or not", () => {
    expect(needsVehicleCheck(aMotorRequest())).toBe(false);
    expect(
      needsVehicleCheck(aMotorRequest({ ...TYPED, markaTxt: "тойота", modelTxt: "Camry" })),
    ).toBe(false);
    expect(needsVehicleCheck(aMotorRequest({ ...TYPED, markaTxt: "Tatra", modelTxt: "613" }))).toBe(
      true,
    );
  });

  it("accept a make and a model not in the lists as text, with any sum of list 30", () => {
    const request = aMotorRequest({
      carMark: undefined,
      carModel: undefined,
      markaTxt: "Praga",
      modelTxt: "Alfa",
      policeSumInsured: 500_000,
    });
    expect(motorViolations({ variant: "v2", ...request }, TODAY)).toEqual({});
  });

  it("reject a year in which the model was not built", () => {
    const request = aMotorRequest({
      carMark: "Tesla",
      carModel: "Model Y",
      carIssueYear: 2015,
      policeSumInsured: 10_000,
    });
    expect(motorViolations({ variant: "v2", ...request }, TODAY)).toEqual({
      carIssueYear: ["carIssueYear"],
    });
  });
});

describe("rules of a motor order", () => {
  it("accept good ones", () => {
    expect(motorOrderViolations({ variant: "v2", ...aMotorOrder() }, TODAY)).toEqual({});
    expect(motorOrderViolations({ variant: "mci", ...aLiabilityOrder() }, TODAY)).toEqual({});
  });

  it.each<[Parameters<typeof aMotorOrder>[0], object]>([
    [{ vin: undefined }, { vin: ["vinOrBody"] }],
    [{ vin: "JTNB11HK90300012O" }, { vin: ["validateVin"] }],
    [{ vin: undefined, bodyNumber: "12" }, { bodyNumber: ["bodyNumber"] }],
    [{ gosNomer: "1234ТТ01" }, { gosNomer: ["taxi"] }],
    [{ registrSvidet: "A1" }, { registrSvidet: ["registrationCertificate"] }],
    [{ holderEmail: undefined }, { holderEmail: ["required"] }],
    [{ noTaxiAgree: false }, { noTaxiAgree: ["noTaxiAgreement"] }],
    [{ ageAgree: false }, { ageAgree: ["ageAgreement"] }],
    [{ drivers: [] }, { drivers: ["driversNeeded"] }],
    [
      { drivers: [aDriver({ driverBd: "2005-03-03", docIssueDate: "2024-06-01" })] },
      { "drivers.0.driverBd": ["driverAge"] },
    ],
    [
      { drivers: [aDriver({ docIssueDate: "2025-03-03" })] },
      { "drivers.0.docIssueDate": ["driverExperience"] },
    ],
    [{ holderBirthday: "2008-03-03" }, { holderBirthday: ["adultsOnly"] }],
    [{ holderDocValidTo: "2126-03-03" }, { holderDocValidTo: ["documentValidTooLong"] }],
    [
      { drivers: [aDriver({ driverCitizenship: "XX" })] },
      { "drivers.0.driverCitizenship": ["countryUnknown"] },
    ],
    [
      { drivers: [aDriver(), aDriver({ driverLastname: "САИДОВА" })] },
      {
        "drivers.1.driverFullName": ["personTwice"],
        "drivers.1.docNumber": ["documentTwice"],
      },
    ],
    [{ holderDocNumber: "12345" }, { holderDocNumber: ["documentLength"] }],
    [{ holderDocValidTo: "2026-03-01" }, { holderDocValidTo: ["documentExpired"] }],
  ])("reject %j", (changes, violations) => {
    expect(motorOrderViolations({ variant: "v2", ...aMotorOrder(changes) }, TODAY)).toEqual(
      violations,
    );
  });

  it.each<[Parameters<typeof aLiabilityOrder>[0], object]>([
    [{ inn: "123" }, { inn: [{ code: "innTooShort", count: 6 }] }],
    [{ inn: "0250012345" }, { inn: [{ code: "innTooLong", count: 1 }] }],
    [{ inn: "025 001 234" }, {}],
    [{ inn: undefined }, { inn: ["inn"] }],
    [{ residentType: "nonresident", holderDocType: 0, inn: undefined }, {}],
    [{ residentType: "nonresident", holderDocType: 2, inn: undefined }, {}],
    [{ holderDocType: 2 }, { holderDocType: ["residentDocument"] }],
    [{ gosNomer: undefined }, { gosNomer: ["required"] }],
    [{ vehicleType: 5 }, { vehicleType: ["notInList"] }],
    [{ city: undefined }, { city: ["city"] }],
  ])("reject compulsory liability with %j", (changes, violations) => {
    expect(motorOrderViolations({ variant: "mci", ...aLiabilityOrder(changes) }, TODAY)).toEqual(
      violations,
    );
  });

  it("require no drivers if any driver is insured", () => {
    const order = aMotorOrder({ drivers: undefined, multiDriveOption: true });
    expect(motorOrderViolations({ variant: "v2", ...order }, TODAY)).toEqual({});
  });

  it("sell a ready-made programme at its fixed price for named drivers only", () => {
    const order = aMotorOrder({ program: "SCI_P1", drivers: undefined, multiDriveOption: true });
    expect(motorOrderViolations({ variant: "v2", ...order }, TODAY)).toMatchObject({
      multiDriveOption: ["notAllowed"],
    });
  });
});
