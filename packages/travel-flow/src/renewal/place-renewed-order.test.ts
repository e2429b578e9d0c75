import { createTestClient } from "@sughurta/api-client/testing";
import { saveTravel } from "@sughurta/contracts/travel";
import { beforeEach, expect, it } from "vitest";
import { toTravelPayload } from "../model/to-travel-payload.ts";
import { anInsuredPerson, aTravelOrder, TODAY } from "../testing/builders.ts";
import { placeRenewedOrder } from "./place-renewed-order.ts";

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
