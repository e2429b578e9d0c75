import { saveTravel } from "@sughurta/contracts/travel";
import { addDays, DAY_MS } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { order, policy } from "#src/platform/database/schema/sales.ts";
import { getToday } from "#src/platform/platform.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { sellUnknownVehicle } from "#src/testing/an-unknown-vehicle.ts";
import { buyPolicy } from "#src/testing/bought-policy.ts";
import { type DeskBrowser, openDesk } from "#src/testing/desk-browser.ts";
import { erasePerson } from "./erase-person.ts";
import { findPeople } from "./find-people.ts";
import { eraseDetails, isNamed, maskDetails } from "./order-people.ts";
import { openPersonRequest } from "./person-requests.ts";

const SEVEN_YEARS_MS = 7 * 366 * DAY_MS;

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  ({ api, browser } = await openDesk());
});
afterAll(() => api.close());

/** A trip and a car of one phone; their numbers. */
async function buyTripAndCar(phone: string): Promise<readonly string[]> {
  const beginDate = addDays(getToday(api.service), 10);
  const dates = { beginDate, endDate: addDays(beginDate, 10), dayCount: 11 };
  const body = { ...saveTravel.examples.body, ...dates, sumPrem: undefined, holderPhone: phone };
  const trip = await buyPolicy(api, "travel", saveTravel, { body });
  const vehicle = { markaTxt: "Zundapp", modelTxt: "K 500", holderPhone: phone };
  const car = await sellUnknownVehicle(api, api.as(), vehicle);
  return [trip.policy.number, car.number];
}

it("leaves trips and cars of erased people readable at the desk, without names, plates and documents", async () => {
  const { service } = api;
  const phone = "992907770333";
  const numbers = await buyTripAndCar(phone);
  api.pass(SEVEN_YEARS_MS);
  for (let left = await findPeople(service.db, phone, ""); left.length > 0; ) {
    await service.db.transaction(async (tx) => {
      const inside = { ...service, db: tx };
      const requestId = await openPersonRequest(service, tx, { phone, by: "zarina" });
      const [person] = await findPeople(tx, phone, requestId);
      const target = { requestId, person: person?.key ?? "" };
      await erasePerson(inside, target, { by: "zarina", confirmedBy: "nilufar" });
    });
    left = await findPeople(service.db, phone, "");
  }
  const { Cookie } = await browser.signedIn("support", "auditor");
  for (const number of numbers) {
    const page = await browser.desk.request(`/policies/${number}`, { headers: { Cookie } });
    expect([number, page.status]).toEqual([number, 200]);
    const [sold] = await service.db.select().from(policy).where(eq(policy.number, number));
    const [ordered] = await service.db
      .select()
      .from(order)
      .where(eq(order.id, sold?.orderId ?? ""));
    const stored = JSON.stringify([sold, ordered]);
    for (const text of ["1234AA01", "12345678", phone, "Айни", "@example.tj"]) {
      expect([number, text, stored.includes(text)]).toEqual([number, text, false]);
    }
  }
});

const DETAILS = {
  variant: "v1",
  request: {
    beginDate: "2026-12-01",
    gosNomer: "1234AA01",
    sum: 30_000,
    las: [
      { laLastname: "SAIDOVA", laFirstname: "MADINA", docNumber: "401234567" },
      { laLastname: "SAIDOV", laFirstname: "UMED", docNumber: "401234570" },
    ],
  },
  lifeAssured: ["SAIDOVA MADINA", "SAIDOV UMED"],
  birthDates: ["1990-05-14", "2015-11-01"],
};

it("erases a person from the details of an order, and no other people", () => {
  expect(eraseDetails(DETAILS, "saidova madina")).toEqual({
    variant: "v1",
    request: {
      beginDate: "2026-12-01",
      gosNomer: "",
      sum: 30_000,
      las: [{ laLastname: "SAIDOV", laFirstname: "UMED", docNumber: "401234570" }],
    },
    lifeAssured: ["SAIDOV UMED"],
    birthDates: ["2015-11-01"],
  });
});

it("masks other people in the details of an order", () => {
  expect(maskDetails(DETAILS, "saidova madina")).toMatchObject({
    request: {
      gosNomer: "1234AA01",
      las: [{ docNumber: "401234567" }, { name: "S•••••• U." }],
    },
    lifeAssured: ["SAIDOVA MADINA", "S•••••• U."],
    birthDates: ["1990-05-14", "••••••"],
  });
});

it("recognises a name in any order of words and with a patronymic", () => {
  expect(isNamed("Мадина Саидова Қурбоновна", "саидова мадина")).toBe(true);
  expect(isNamed("Саидов Умед", "саидова мадина")).toBe(false);
  expect(isNamed("Саидов Умед", "")).toBe(false);
});
