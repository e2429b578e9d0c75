import { saveBox } from "@sughurta/contracts/box";
import { describe, expect, it } from "vitest";
import { toBoxPayload } from "../model/to-box-payload.ts";
import { carPart } from "../steps/insured/car-part.tsx";
import { homePart } from "../steps/insured/home-part.tsx";
import { peoplePart } from "../steps/insured/people-part.tsx";
import { aBoxOrder } from "../testing/builders.ts";
import { toRenewedOrder } from "./place-renewed-order.ts";

const PEOPLE = [
  { uid: "1", name: "Саидова Мадина", birthDate: "1990-05-14" },
  { uid: "2", name: "Саидов Фаррух", birthDate: "2015-05-14" },
];
const HOME = { city: "Душанбе", street: "кӯчаи Айнӣ", house: "12/2", flat: "5" };
const CAR = { make: "Opel", model: "Astra G", year: "2008", plate: "1234AA01" };
const RUNNING = { endDate: "2026-03-12", today: "2026-03-02" };
const OVER = { ...RUNNING, endDate: "2026-03-01" };

describe("the order that follows a policy of a box", () => {
  it.each([
    ["people", peoplePart, { insuredPeople: PEOPLE }],
    ["address", homePart, { insuredHome: HOME }],
    ["address", homePart, { insuredHome: { ...HOME, flat: "" } }],
    ["car", carPart, { insuredCar: CAR }],
  ] as const)("of %s equals the old one except the agreement", (_, { toInsured }, named) => {
    const order = aBoxOrder(named);
    const insured = toInsured(order);
    const body = toBoxPayload(order, { productCode: "FAM_KIDS", insured });
    const renewed = toRenewedOrder(saveBox.body.parse(body), RUNNING);
    expect(renewed).toEqual({ ...order, agree: false, beginDate: "2026-03-13" });
  });

  it.each([
    ["a policy that is over", OVER, {}],
    ["one that ends today", { ...RUNNING, endDate: "2026-03-02" }, {}],
    ["a trip", RUNNING, { insuredTrip: { beginDate: "2026-03-05", endDate: "2026-03-09" } }],
  ])("begins the day after it is paid where it follows %s", (_, renewedOn, insured) => {
    const body = toBoxPayload(aBoxOrder(), { productCode: "SKI", insured });
    expect(toRenewedOrder(saveBox.body.parse(body), renewedOn).beginDate).toBe("");
  });

  it("asks for the address again where it was written in another format", () => {
    const insured = { insuredAddress: "Хуҷанд" };
    const body = toBoxPayload(aBoxOrder(), { productCode: "FAM_KIDS", insured });
    const order = toRenewedOrder(saveBox.body.parse(body), OVER);
    expect(order).toEqual({ ...aBoxOrder(), agree: false });
  });
});
