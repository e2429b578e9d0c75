import { describe, expect, it } from "vitest";
import { type BoxInsured, insuredThing, maskInsuredThing, normalizeBoxInsured } from "./insured.ts";
import {
  boxInsuredKindViolations,
  boxInsuredViolations,
  insuredAgeViolations,
} from "./insured-violations.ts";

const TODAY = "2026-03-02";
const CAR = { make: "Opel", model: "Astra G", year: 2006, plate: "1234AA01" };
const CHILD = { name: "Саидов Фаррух", birthDate: "2015-05-14" };
const TRIP = { beginDate: "2026-03-03", endDate: "2026-03-03" };

const wrong = (violations: object) =>
  Object.fromEntries(Object.entries(violations).filter(([, violation]) => violation));

describe("the insured subject of a box", () => {
  it("is valid when complete, and when nothing is given", () => {
    const all: BoxInsured = {
      insuredPeople: [CHILD],
      insuredAddress: "Душанбе, Рӯдакӣ 1, 12",
      insuredCar: CAR,
      insuredTrip: TRIP,
    };
    expect(wrong(boxInsuredViolations(all, TODAY))).toEqual({});
    expect(wrong(boxInsuredViolations({}, TODAY))).toEqual({});
  });

  it.each<[BoxInsured, object]>([
    [
      { insuredPeople: [CHILD, { ...CHILD, name: "Фаррух" }] },
      { "insuredPeople.1.name": "fullName" },
    ],
    [
      { insuredPeople: [{ ...CHILD, name: "Саидов 2" }] },
      { "insuredPeople.0.name": { code: "personName" } },
    ],
    [
      { insuredPeople: [{ ...CHILD, birthDate: "2026-03-03" }] },
      { "insuredPeople.0.birthDate": "birthInFuture" },
    ],
    [
      { insuredPeople: [{ ...CHILD, birthDate: "1920-01-01" }] },
      { "insuredPeople.0.birthDate": "date" },
    ],
    [
      { insuredPeople: [{ ...CHILD, birthDate: "12.05" }] },
      { "insuredPeople.0.birthDate": "date" },
    ],
    [{ insuredAddress: "дом" }, { insuredAddress: "insuredAddress" }],
    [{ insuredAddress: "у".repeat(151) }, { insuredAddress: "insuredAddress" }],
    [{ insuredCar: { ...CAR, make: "–" } }, { "insuredCar.make": "carName" }],
    [{ insuredCar: { ...CAR, model: "<b>" } }, { "insuredCar.model": "markup" }],
    [{ insuredCar: { ...CAR, year: 2005 } }, { "insuredCar.year": "carTooOld" }],
    [{ insuredCar: { ...CAR, plate: "1234ТТ01" } }, { "insuredCar.plate": "taxi" }],
    [
      { insuredTrip: { ...TRIP, beginDate: TODAY } },
      { "insuredTrip.beginDate": "insuredTripBegin" },
    ],
    [{ insuredTrip: { ...TRIP, beginDate: "" } }, { "insuredTrip.beginDate": "date" }],
    [{ insuredTrip: { ...TRIP, endDate: "3" } }, { "insuredTrip.endDate": "date" }],
    [
      { insuredTrip: { ...TRIP, beginDate: "2026-03-04" } },
      { "insuredTrip.endDate": "insuredTripEnd" },
    ],
  ])("is refused by field: %j", (insured, violations) => {
    expect(wrong(boxInsuredViolations(insured, TODAY))).toEqual(violations);
  });

  it("accepts short names", () => {
    const insuredPeople = [{ ...CHILD, name: "Ли Ю" }];
    expect(wrong(boxInsuredViolations({ insuredPeople }, TODAY))).toEqual({});
  });

  it("is stored without extra spaces, its plate in wire format", () => {
    const typed = {
      insuredPeople: [{ ...CHILD, name: " Саидов  Фаррух " }],
      insuredAddress: " Душанбе,  Рӯдакӣ 1 ",
      insuredCar: { make: " Opel", model: "Astra  G", year: 2006, plate: "1234 аа-01" },
      agree: true,
    };
    expect(normalizeBoxInsured(typed)).toEqual({
      insuredPeople: [CHILD],
      insuredAddress: "Душанбе, Рӯдакӣ 1",
      insuredCar: CAR,
    });
    expect(normalizeBoxInsured({ insuredTrip: TRIP })).toEqual({ insuredTrip: TRIP });
  });

  it.each<[BoxInsured, object | undefined]>([
    [{ insuredAddress: "Душанбе" }, { kind: "address", text: "Душанбе" }],
    [{ insuredCar: CAR }, { kind: "car", text: "Opel Astra G, 2006, 1234 AA 01" }],
    [{ insuredTrip: TRIP }, { kind: "trip", text: "03.03.2026 – 03.03.2026" }],
    [{ insuredPeople: [CHILD] }, undefined],
  ])("that is no person is one line: %j", (insured, thing) => {
    expect(insuredThing(insured)).toEqual(thing);
  });

  it.each([
    ["address", "Душанбе, Рӯдакӣ 1, 12", "Душанбе, ***"],
    ["address", "Рӯдакӣ 1", "***"],
    ["car", "Opel Astra G, 2006, 1234 AA 01", "Opel Astra G, 2006, 1234 AA 01"],
  ] as const)("is given in full without a place of residence: %s %s", (kind, text, told) => {
    expect(maskInsuredThing({ kind, text })).toEqual({ kind, text: told });
  });

  it("is of the box's kind, and a trip ends before the cover does", () => {
    const violations = (...asked: Parameters<typeof boxInsuredKindViolations>) =>
      wrong(boxInsuredKindViolations(...asked));
    expect(violations("car", { insuredCar: CAR }, "2027-03-02")).toEqual({});
    expect(violations("car", {}, "2027-03-02")).toEqual({});
    expect(violations("holder", { insuredCar: CAR }, "2027-03-02")).toEqual({
      insuredCar: "notAllowed",
    });
    expect(violations("trip", { insuredTrip: TRIP }, "2026-03-02")).toEqual({
      "insuredTrip.endDate": "insuredTripEnd",
    });
  });
});

describe("the ages of a box", () => {
  const AGES = { from: 3, to: 17 };
  const getViolation = (birthDate: string, ages: typeof AGES | undefined = AGES) =>
    wrong(
      insuredAgeViolations(
        { insures: "people", insuredPeople: [CHILD, { ...CHILD, birthDate }] },
        TODAY,
        ages,
      ),
    );

  it.each([
    ["three on the first day of cover", "2023-03-03"],
    ["eighteen the day after it", "2008-03-04"],
  ])("accept %s", (_, birthDate) => {
    expect(getViolation(birthDate)).toEqual({});
  });

  it.each([
    ["three a day too late", "2023-03-04"],
    ["eighteen on the first day of cover", "2008-03-03"],
    ["an adult", "1990-05-14"],
  ])("refuse %s", (_, birthDate) => {
    expect(getViolation(birthDate)).toEqual({ "insuredPeople.1.birthDate": "insuredAge" });
  });

  it("are unlimited where the box has none, and are not checked without a birth date", () => {
    expect(
      wrong(insuredAgeViolations({ insures: "people", insuredPeople: [CHILD] }, TODAY, undefined)),
    ).toEqual({});
    expect(getViolation("")).toEqual({});
    expect(getViolation("2026-03-03")).toEqual({});
    expect(wrong(insuredAgeViolations({ insures: "people" }, TODAY, AGES))).toEqual({});
  });

  it.each(["holder", "trip"] as const)(
    "apply to the holder where a box insures a %s",
    (insures) => {
      const adults = { from: 18, to: 60 };
      const violationAt = (birthDate: string) =>
        wrong(insuredAgeViolations({ insures, birthDate }, TODAY, adults));
      expect(violationAt("1960-03-03")).toEqual({ birthDate: "insuredAge" });
      expect(violationAt("1966-03-03")).toEqual({});
    },
  );

  it("do not apply to the holder of a box that insures something else", () => {
    const holder = { insures: "people", birthDate: "1960-03-03" } as const;
    expect(wrong(insuredAgeViolations(holder, TODAY, AGES))).toEqual({});
  });
});
