import { describe, expect, it } from "vitest";
import { type BoxInsured, boxInsuredFaults, boxInsuredKindFaults } from "./insured.ts";

const TODAY = "2026-03-02";
const CAR = { make: "Opel", model: "Astra G", year: 2006, plate: "1234AA01" };
const CHILD = { name: "Саидов Фаррух", birthDate: "2015-05-14" };
const TRIP = { beginDate: "2026-03-03", endDate: "2026-03-03" };

const wrong = (faults: object) =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));

describe("what a box insures", () => {
  it("is right as it should be named, and when nothing is named", () => {
    const all: BoxInsured = {
      insuredPeople: [CHILD],
      insuredAddress: "Душанбе, Рӯдакӣ 1, 12",
      insuredCar: CAR,
      insuredTrip: TRIP,
    };
    expect(wrong(boxInsuredFaults(all, TODAY))).toEqual({});
    expect(wrong(boxInsuredFaults({}, TODAY))).toEqual({});
  });

  it.each<[BoxInsured, object]>([
    [
      { insuredPeople: [CHILD, { ...CHILD, name: "Фаррух" }] },
      { "insuredPeople.1.name": "fullName" },
    ],
    [
      { insuredPeople: [{ ...CHILD, birthDate: "2026-03-03" }] },
      { "insuredPeople.0.birthDate": "birthInFuture" },
    ],
    [
      { insuredPeople: [{ ...CHILD, birthDate: "1920-01-01" }] },
      { "insuredPeople.0.birthDate": "date" },
    ],
    [{ insuredAddress: "дом" }, { insuredAddress: "insuredAddress" }],
    [{ insuredAddress: "у".repeat(151) }, { insuredAddress: "insuredAddress" }],
    [{ insuredCar: { ...CAR, year: 2005 } }, { "insuredCar.year": "carTooOld" }],
    [{ insuredCar: { ...CAR, plate: "1234ТТ01" } }, { "insuredCar.plate": "taxi" }],
    [
      { insuredTrip: { ...TRIP, beginDate: TODAY } },
      { "insuredTrip.beginDate": "insuredTripBegin" },
    ],
    [
      { insuredTrip: { ...TRIP, beginDate: "2026-03-04" } },
      { "insuredTrip.endDate": "insuredTripEnd" },
    ],
  ])("is refused by field: %j", (insured, faults) => {
    expect(wrong(boxInsuredFaults(insured, TODAY))).toEqual(faults);
  });

  it("is of the box's kind, and a trip ends before the cover does", () => {
    const faults = (...asked: Parameters<typeof boxInsuredKindFaults>) =>
      wrong(boxInsuredKindFaults(...asked));
    expect(faults("car", { insuredCar: CAR }, "2027-03-02")).toEqual({});
    expect(faults("car", {}, "2027-03-02")).toEqual({});
    expect(faults("holder", { insuredCar: CAR }, "2027-03-02")).toEqual({
      insuredCar: "notAllowed",
    });
    expect(faults("trip", { insuredTrip: TRIP }, "2026-03-02")).toEqual({
      "insuredTrip.endDate": "insuredTripEnd",
    });
  });
});
