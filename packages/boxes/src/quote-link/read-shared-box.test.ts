import { describe, expect, it } from "vitest";
import { EMPTY_BOX_ORDER } from "../model/box-order-values.ts";
import { boxQuoteSharing } from "./box-quote-sharing.ts";
import { readSharedBox } from "./read-shared-box.ts";

const ORDER = {
  ...EMPTY_BOX_ORDER,
  holderLastName: "Саидова",
  holderPhone: "921234567",
  insuredPeople: [
    { uid: "1", name: "Саидова Мадина", birthDate: "1990-05-14" },
    { uid: "2", name: "Саидов Али", birthDate: "2015-02-03" },
  ],
  insuredCar: { make: "Toyota", model: "Camry", year: "2018", plate: "1234AA01" },
  insuredTrip: { beginDate: "2026-03-10", endDate: "2026-03-20" },
  insuredHome: { city: "Хуҷанд", street: "Айнӣ", house: "1", flat: "2" },
};

const { of } = boxQuoteSharing("schit-semi");
const sent = (): object => JSON.parse(JSON.stringify(of(ORDER, "2026-03-02")));

describe("the quote of a box that is sent as a link", () => {
  it("opens with the trip, the model of the car and the number of people", () => {
    const opened = readSharedBox(sent());
    expect(opened?.insuredTrip).toEqual(ORDER.insuredTrip);
    expect(opened?.insuredCar).toEqual({ ...ORDER.insuredCar, plate: "" });
    expect(opened?.insuredPeople).toEqual([
      { uid: "1", name: "", birthDate: "" },
      { uid: "2", name: "", birthDate: "" },
    ]);
  });

  it("contains no personal data", () => {
    expect(JSON.stringify(sent())).not.toMatch(/Саидов|9212|1990|2015|1234|Хуҷанд|Айнӣ/);
  });

  it.each([
    { people: 11 },
    { people: 0 },
    { trip: { beginDate: "soon", endDate: "" } },
    { car: { make: "<b>", model: "", year: "" } },
  ])("with %o is no order", (changes) => {
    expect(readSharedBox({ ...sent(), ...changes })).toBeUndefined();
  });
});
