import { checkCoupon } from "@sughurta/contracts/coupon";
import {
  calculateCar,
  calculateFullCasco,
  calculateLiability,
  myCars,
  saveCar,
  saveFullCasco,
  saveLiability,
} from "@sughurta/contracts/motor";
import { myPolicies } from "@sughurta/contracts/policy";
import { DAY_MS } from "@sughurta/domain";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productPrice } from "#src/platform/database/schema/prices.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { queryRows } from "#src/platform/database/sql.ts";
import { findPolicyWithProduct } from "#src/sales/policies/policies.ts";
import { payOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { motorLine } from "./motor-line.ts";

/** Monday 2 March 2026, noon in Dushanbe: the day of the examples. */
const EXAMPLE_DAY_MS = Date.UTC(2026, 2, 2, 7);
const driver = saveCar.examples.body.drivers[0];
const secondDriver = {
  ...driver,
  driverLastname: "Раҳимов",
  driverFirstname: "Фаррух",
  docNumber: "AB765432",
};
const newDriver = {
  ...driver,
  driverFirstname: "Зарина",
  docNumber: "AB654321",
  docIssueDate: "2024-06-01",
};
const casco = { ...saveCar.examples.body, sumPrem: undefined };
const liability = { ...saveLiability.examples.body, sumPrem: undefined };
let api: TestService;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off", FULL_CASCO: "on" });
  api.pass(EXAMPLE_DAY_MS - api.service.now().getTime());
});
afterAll(() => api.close());

/** Calculates, saves at that price and pays; returns the price and the state of the payment. */
async function buy(
  guest: Send,
  [calculation, saving]:
    | readonly [typeof calculateCar, typeof saveCar]
    | readonly [typeof calculateFullCasco, typeof saveFullCasco]
    | readonly [typeof calculateLiability, typeof saveLiability],
  body: object,
) {
  const price = (await guest(calculation, { body })).data;
  const saved = await guest(saving, { body: { ...body, sumPrem: price.sumPrem } });
  expect(saved).toMatchObject({ status: 201, data: { sumPrem: price.sumPrem } });
  const orderId = String(saved.data.id);
  return { price, paid: await payOrder(api, guest, { orderId, policyType: "car" }) };
}

describe("the purchase of compulsory liability", () => {
  it("ends with a policy from tomorrow for a resident", async () => {
    const guest = api.as();
    const body = { ...liability, beginDate: "2026-03-03", endDate: "2027-03-02" };
    const { price, paid } = await buy(guest, [calculateLiability, saveLiability], body);
    expect(price).toMatchObject({ sumPrem: 180, couponErr: "" });
    expect(paid).toMatchObject({
      status: "paid",
      sumPrem: 180,
      startDate: "2026-03-03",
      endDate: "2027-03-02",
      policyNumber: expect.stringMatching(/^\d{10}$/),
    });
    const policyWithProduct = await findPolicyWithProduct(
      api.service.db,
      String(paid.policyNumber),
    );
    const cover = policyWithProduct && motorLine.document?.(policyWithProduct);
    expect(cover).toMatchObject({
      kind: "motor",
      motor: { program: "MCI_P1", vehicle: { name: "Toyota Camry", plate: "1234AA01" } },
    });
  });

  it("begins tomorrow, or the day after the policy of the same vehicle", async () => {
    const guest = api.as();
    const order = { ...liability, gosNomer: "5151AA01" };
    const later = { ...order, beginDate: "2026-03-06", endDate: "2027-03-05" };
    expect(await guest(saveLiability, { body: later })).toMatchObject({
      status: 422,
      data: { fieldCodes: { beginDate: ["liabilityBegin"] } },
    });
    await buy(guest, [calculateLiability, saveLiability], order);
    api.pass(5 * DAY_MS);
    const next = { ...order, beginDate: "2027-03-03", endDate: "2028-03-02" };
    const other = { ...next, gosNomer: "5252AA01" };
    expect((await guest(saveLiability, { body: other })).status).toBe(422);
    expect((await guest(saveLiability, { body: next })).status).toBe(201);
    api.pass(-5 * DAY_MS);
  });

  it("is listed for its buyer only: each car once, the latest first", async () => {
    const guest = api.as();
    expect((await guest(myCars)).data).toEqual([]);
    const dates = { beginDate: "2026-03-03", endDate: "2027-03-02" };
    const first = { ...liability, ...dates };
    const other = { ...first, gosNomer: "7777BB02", carModel: "Corolla" };
    await buy(guest, [calculateLiability, saveLiability], first);
    api.pass(1_000);
    await buy(guest, [calculateLiability, saveLiability], other);
    api.pass(1_000);
    await buy(guest, [calculateCar, saveCar], { ...casco, gosNomer: "1234 аа-01" });
    await guest(saveLiability, { body: { ...first, gosNomer: "9999CC03", sumPrem: 180 } });
    const cars = (await guest(myCars)).data;
    expect(cars).toMatchObject([
      { carModel: "Camry", gosNomer: "1234AA01", vin: "JTNB11HK903000123" },
      { carModel: "Corolla", gosNomer: "7777BB02", vehicleType: 0 },
    ]);
    expect(JSON.stringify(cars)).not.toMatch(/Саидова|992921234567/);
    expect((await api.as()(myCars)).data).toEqual([]);
  });

  it("costs a non-resident half as much again, without a tax number", async () => {
    const { price, paid } = await buy(api.as(), [calculateLiability, saveLiability], {
      ...liability,
      residentType: "nonresident",
      holderDocType: 2,
      inn: undefined,
      vehicleType: 2,
      carMark: "KamAZ",
      carModel: "65115",
    });
    expect(price).toMatchObject({ sumPrem: 570 });
    expect(paid).toMatchObject({ status: "paid", sumPrem: 570 });
  });
});

describe("a vehicle that the directory lacks", () => {
  it("is marked for a check by staff, unlike a listed one", async () => {
    const guest = api.as();
    const dates = { beginDate: "2026-03-03", endDate: "2027-03-02" };
    const calls = [calculateLiability, saveLiability] as const;
    const known = await buy(guest, calls, { ...liability, ...dates });
    const typed = await buy(guest, calls, {
      ...liability,
      ...dates,
      carMark: undefined,
      carModel: undefined,
      markaTxt: "Honda",
      modelTxt: "Super Cub",
      vehicleType: 4,
    });
    const marked = await queryRows(
      api.service.db,
      sql`select policy_number, vehicle_type, make, model from vehicle_to_check`,
    );
    expect(marked).toEqual([
      {
        policy_number: typed.paid.policyNumber,
        vehicle_type: 4,
        make: "Honda",
        model: "Super Cub",
      },
    ]);
    expect(known.paid).toMatchObject({ status: "paid" });
    // Honda makes cars too, and an unchecked motorcycle may be one of them.
    expect(typed.paid).toMatchObject({ status: "paid", sumPrem: 180 });
  });
});

describe("the price of compulsory liability", () => {
  it("is returned for make, year and residence alone, although an order needs the model", async () => {
    const guest = api.as();
    const { carModel: _, ...body } = { ...liability, residentType: "nonresident" };
    expect(await guest(calculateLiability, { body })).toMatchObject({
      status: 200,
      data: { sumPrem: 270 },
    });
    expect(await guest(saveLiability, { body: { ...body, sumPrem: 270 } })).toMatchObject({
      status: 422,
      data: { fieldCodes: { carModel: ["notInList"] } },
    });
    const { carMark: __, ...nameless } = body;
    expect(await guest(calculateLiability, { body: nameless })).toMatchObject({ status: 422 });
  });
});

describe("the purchase of casco", () => {
  it("against total loss adds the options, and a surcharge for one new driver of three", async () => {
    const guest = api.as();
    const { price, paid } = await buy(guest, [calculateCar, saveCar], {
      ...casco,
      drivers: [driver, newDriver, secondDriver],
      accidentAnyOption: 1,
      oldNewOption: 1,
      crSumAssured: 50_000,
      greenCardUzbOption: 1,
    });
    expect(price).toMatchObject({
      sumPrem: 4817.5,
      totalLossPrem: 3450,
      accidentDriverPrem: 150,
      oldNewPrem: 517.5,
      crSumPrem: 200,
      greenCardUzbPrem: 500,
      theftPrem: 0,
    });
    expect(paid).toMatchObject({ status: "paid", startDate: "2026-03-06", endDate: "2027-03-05" });
  });

  it("against partial damage is paid in instalments: half now, and the rest by the plan", async () => {
    const guest = api.as();
    const body = { ...casco, program: "ECI_P2", calculateInstallments: true };
    const { price, paid } = await buy(guest, [calculateCar, saveCar], body);
    expect(price).toMatchObject({
      sumPrem: 5250,
      partialDamagePrem: 5250,
      installmentplan1sum: 2625,
      installmentplan2sum: 1312.5,
      installmentplan3sum: 1312.5,
      installmentplan4sum: null,
      installmentPlan: [
        { date: "2026-03-02", percent: 50 },
        { date: "2026-04-02", percent: 25 },
        { date: "2026-05-02", percent: 25 },
      ],
    });
    expect(paid).toMatchObject({ status: "paid", sumPrem: 2625 });
    // An unpaid amount is not refunded.
    expect((await guest(myPolicies)).data).toMatchObject([{ sumPrem: 5250, refund: 2625 }]);
    const isOfPolicy = eq(outbox.policyNumber, String(paid.policyNumber));
    const emails = await api.service.db.select().from(outbox).where(isOfPolicy);
    expect(emails.map(({ body: text }) => text).join()).toMatch(/Оплачено: 2\s625\sTJS/);
  });

  it("against theft has a surcharge for any driver, and a discount with a promo code", async () => {
    const { price, paid } = await buy(api.as(), [calculateCar, saveCar], {
      ...casco,
      program: "ECI_P3",
      multiDriveOption: true,
      drivers: undefined,
      coupon: "NAVRUZ10",
    });
    expect(price).toMatchObject({ sumPremOrig: 1560, theftPrem: 1560, sumPrem: 1404 });
    expect(paid).toMatchObject({ status: "paid", sumPrem: 1404 });
  });

  it("of a ready-made programme has the product's price", async () => {
    const body = { ...casco, program: "SCI_P2", policeSumInsured: undefined };
    const { price, paid } = await buy(api.as(), [calculateCar, saveCar], body);
    expect(price).toMatchObject({ sumPrem: 1000 });
    expect(paid).toMatchObject({ status: "paid", sumPrem: 1000 });
  });

  it("in full combines the three programmes where it is sold", async () => {
    const body = { ...casco, program: "ECI_FULL" };
    const { price, paid } = await buy(api.as(), [calculateFullCasco, saveFullCasco], body);
    expect(price).toMatchObject({ sumPrem: 8250 });
    expect(paid).toMatchObject({ status: "paid", sumPrem: 8250 });
  });
});

describe("motor endpoints", () => {
  it.each([
    ["ECI", {}],
    ["SCI_P1", { program: "SCI_P1" }],
  ])("sell nothing of %s while the catalogue refers buyers to an office", async (code, changes) => {
    const { db } = api.service;
    const sell = (onSale: boolean) =>
      db.update(productPrice).set({ onSale }).where(eq(productPrice.productCode, code));
    await sell(false);
    const responses = await Promise.all(
      [calculateCar, saveCar].map((call) => api.as()(call, { body: { ...casco, ...changes } })),
    );
    await sell(true);
    for (const response of responses) {
      expect(response).toMatchObject({
        status: 422,
        data: { fieldCodes: { program: ["productNotOnSale"] } },
      });
    }
  });

  it("return every broken rule of a casco order by field", async () => {
    const body = {
      ...casco,
      beginDate: "2026-03-02",
      vin: "JTNB11HK90300012O",
      gosNomer: "1234ТТ01",
      policeSumInsured: 125_000,
      holderBirthday: "2010-01-01",
      holderEmail: undefined,
      noTaxiAgree: false,
      drivers: [{ ...driver, driverBd: "2006-01-01" }],
    };
    const response = await api.as()(saveCar, { body, language: "en" });
    expect(response.status).toBe(422);
    expect(Object.keys(response.data.fieldCodes as object).toSorted()).toEqual([
      "beginDate",
      "drivers.0.docIssueDate",
      "drivers.0.driverBd",
      "gosNomer",
      "holderBirthday",
      "holderEmail",
      "noTaxiAgree",
      "policeSumInsured",
      "vin",
    ]);
  });

  it("return every broken rule of a liability order by field", async () => {
    const body = {
      ...liability,
      vehicleType: 9,
      carIssueYear: 1975,
      inn: "123",
      holderDocType: 2,
      city: undefined,
      gosNomer: undefined,
    };
    const response = await api.as()(saveLiability, { body });
    expect(response.status).toBe(422);
    expect(Object.keys(response.data.fieldCodes as object).toSorted()).toEqual([
      "carIssueYear",
      "city",
      "gosNomer",
      "holderDocType",
      "inn",
      "vehicleType",
    ]);
  });

  it("refuse a programme of another variant", async () => {
    const refused = { status: 422, data: { fieldCodes: { program: ["programUnknown"] } } };
    const guest = api.as();
    for (const [calculation, program] of [
      [calculateCar, "SCI_P9"],
      [calculateCar, "ECI_FULL"],
      [calculateFullCasco, "ECI_P1"],
      [calculateLiability, "ECI_P1"],
    ] as const) {
      const body = { ...calculateCar.examples.body, program };
      expect(await guest(calculation, { body })).toMatchObject(refused);
    }
  });

  it("apply no discount below the minimum premium, and the check of the code matches", async () => {
    const guest = api.as();
    const motorcycle = { carMark: "Honda", carModel: "CB", vehicleType: 4 };
    const body = { ...calculateLiability.examples.body, ...motorcycle, coupon: "SALOM20" };
    const price = await guest(calculateLiability, { body });
    expect(price.data).toMatchObject({ sumPremOrig: 90, sumPrem: 80, couponErr: "" });
    const checked = await guest(checkCoupon, {
      body: { productCode: "MCI_P1", couponCode: "SALOM20", sumPrem: 90 },
    });
    expect(checked.data).toMatchObject({ valueAmount: 10, sumPrem: 80 });
  });

  it("return an error if full casco is not sold", async () => {
    const elsewhere = await aService({ RATE_LIMITS: "off" });
    try {
      const { body } = calculateFullCasco.examples;
      expect(await elsewhere.as()(calculateFullCasco, { body })).toMatchObject({
        status: 409,
        data: { code: "productNotOnSale" },
      });
    } finally {
      await elsewhere.close();
    }
  });
});
