import { createTestClient } from "@sughurta/api-client/testing";
import { saveTravel } from "@sughurta/contracts/travel";
import { beforeEach, describe, expect, it } from "vitest";
import type { TravelOrderValues } from "../model/order-values.ts";
import { toTravelPayload } from "../model/to-travel-payload.ts";
import { anInsuredPerson, aTravelOrder, TODAY } from "../testing/builders.ts";
import { placeRenewedOrder, toRenewedOrder } from "./place-renewed-order.ts";

beforeEach(() => localStorage.clear());

it.each([
  ["2031-01-01", "review"],
  // The passport of the last trip expires before the end of the next one: the form shows it.
  ["2026-03-05", "insured"],
])("opens a trip with a passport until %s at the part %s", async (dateTo, part) => {
  const client = createTestClient({
    discardDraft: () => ({ status: 200, data: { discarded: false } }),
    saveDraft: () => ({ status: 200, data: { expiresAt: "" } }),
  });
  const payload = toTravelPayload(aTravelOrder({ las: [anInsuredPerson({ dateTo })] }));
  const order = saveTravel.body.parse(payload);
  const renewal = { order, endDate: "2026-03-04", today: TODAY, replace: true };
  expect(await placeRenewedOrder(client, renewal)).toBe(true);
  const stored = JSON.parse(localStorage.getItem("sughurta.travel.choices") ?? "{}");
  expect(stored).toMatchObject({ part });
});

const renewed = (order: TravelOrderValues, endDate: string) =>
  toRenewedOrder(saveTravel.body.parse(toTravelPayload(order)), endDate, TODAY);

describe("the renewal order of a travel policy", () => {
  it("equals the old one except its dates and the agreement", () => {
    const order = aTravelOrder({
      spaType: "1",
      sportOption: 1,
      sequence: [0],
      thingsSumAssured: 750,
      flatSumAssured: 5_000,
      sunOption: 1,
      addOnSums: { ...aTravelOrder().addOnSums, thingsSumAssured: 750, flatSumAssured: 5_000 },
      assuredFlatAddress: "Хуҷанд, 12",
      holderPatronymic: "RUSTAMOVNA",
      holderFullName: "SAIDOVA MADINA RUSTAMOVNA",
      holderAddressReg: "Душанбе, Айнӣ 1",
      holderAddressEqual: false,
      inn: "025001234",
      las: [
        anInsuredPerson({ sequence: [1], laPhone: "921234567" }),
        anInsuredPerson({ uid: "2", laBirthday: "2021-03-02", gender: "m", laFirstname: "ALI" }),
      ],
    });
    const dates = { beginDate: TODAY, endDate: "2026-03-12", dayCount: 11 };
    const expected = { ...order, ...dates, agree: false };
    expect(renewed(order, "2026-02-01")).toEqual({
      ...expected,
      las: expected.las,
    });
  });

  it("insures another year of trips from the day after the last one", () => {
    const year = aTravelOrder({ howOften: "1", endDate: "2027-03-09", dayCount: 90 });
    expect(renewed(year, "2026-03-09")).toMatchObject({
      howOften: "1",
      beginDate: "2026-03-10",
      endDate: "2027-03-09",
      dayCount: 90,
    });
  });

  it("keeps a holder who stays at home separate from the travellers", () => {
    expect(renewed(aTravelOrder({ holderUid: "" }), TODAY).holderUid).toBe("");
  });
});
