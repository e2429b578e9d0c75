import { box, boxes, calculateBox, saveBox } from "@sughurta/contracts/box";
import { createPayment, payment } from "@sughurta/contracts/payment";
import { checkPolicy } from "@sughurta/contracts/policy";
import { DAY_MS } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { order, policy, product } from "#src/platform/database/schema/sales.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { notify, payOrder, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";

const HOLDER_BIRTH_DATE = "1990-05-14";
const CAR = { make: "Opel", model: "Astra G", year: 2008, plate: "1234AA01" };
const PEOPLE = [
  { name: "Ғафурзода Фирӯза Ҷаҳонгир", birthDate: "2015-05-14" },
  { name: "Ғафурзода Исмоил Ҷаҳонгир", birthDate: "2018-09-01" },
];
type Changes = Parameters<typeof aBoxOrder>[0];
let api: TestService;

/** A box that insures a car: the demo's products of this kind are sold as motor policies. */
const CAR_BOX = "SPO_SKI";

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
  await api.service.db.update(product).set({ insures: "car" }).where(eq(product.code, CAR_BOX));
});
afterAll(() => api.close());

/** Buys a box; returns the stored policy, and the result of a check of its number. */
async function buy(changes: Changes) {
  const guest = api.as();
  const saved = await guest(saveBox, { body: aBoxOrder(changes) });
  const order = { orderId: String(saved.data.id), policyType: "box" } as const;
  const policyNumber = String((await payOrder(api, guest, order)).policyNumber);
  const isOfNumber = eq(policy.number, policyNumber);
  const [issued] = await api.service.db.select().from(policy).where(isOfNumber);
  const check = async (birthDate?: string) =>
    (await api.as()(checkPolicy, { body: { policyNumber, birthDate } })).data;
  return { issued, check };
}

const fetchRefusal = async (changes: Changes) => {
  const { status, data } = await api.as()(saveBox, { body: aBoxOrder(changes) });
  return { status, fieldCodes: data.fieldCodes };
};

describe("the insured object of a box", () => {
  it("is defined by its content", async () => {
    const content = await api.as()(box, { params: { slug: "deti" } });
    expect(content.data).toMatchObject([{ insures: "people", insuredAges: { from: 3, to: 17 } }]);
    const { data } = await api.as()(boxes, { query: { category: "sci" } });
    const cars = data.data as { insures: string }[];
    expect(new Set(cars.map(({ insures }) => insures))).toEqual(new Set(["car"]));
  });

  it("is the holder if the order names nothing else", async () => {
    const { issued, check } = await buy({ productCode: "FAM_KIDS" });
    expect(issued?.lifeAssured).toEqual(["Ғафурзода Ҷаҳонгир Қӯрғонбекӣ"]);
    expect(await check()).not.toHaveProperty("insured");
  });

  it("is the people named by the order", async () => {
    const { issued, check } = await buy({ productCode: "FAM_KIDS", insuredPeople: PEOPLE });
    expect(issued?.lifeAssured).toEqual(PEOPLE.map(({ name }) => name));
    expect((await check()).lifeAssured).toEqual(["Ғ*** Ф*** Ҷ***", "Ғ*** И*** Ҷ***"]);
  });

  it("excludes people outside the ages of the box", async () => {
    const adult = { name: "Ғафурзода Ҷаҳонгир Қӯрғонбекӣ", birthDate: HOLDER_BIRTH_DATE };
    const insuredPeople = [...PEOPLE, adult];
    expect(await fetchRefusal({ productCode: "FAM_KIDS", insuredPeople })).toEqual({
      status: 422,
      fieldCodes: { "insuredPeople.2.birthDate": ["insuredAge"] },
    });
    expect(await fetchRefusal({ productCode: "FAM_SCHOOL", insuredPeople })).toEqual({
      status: 422,
      fieldCodes: { "insuredPeople.2.birthDate": ["insuredAge"] },
    });
  });

  it("is a holder of an insured age who makes the declaration of the box", async () => {
    const elderly = { productCode: "SHP", birthDate: "1960-01-31", declaration: true } as const;
    expect(await fetchRefusal(elderly)).toEqual({
      status: 422,
      fieldCodes: { birthDate: ["insuredAge"] },
    });
    expect(await fetchRefusal({ productCode: "SHP" })).toEqual({
      status: 422,
      fieldCodes: { declaration: ["declaration"] },
    });
    const { issued } = await buy({ productCode: "SHP", declaration: true });
    const [ordered] = await api.service.db
      .select({ details: order.details })
      .from(order)
      .where(eq(order.id, issued?.orderId ?? ""));
    expect(ordered?.details).toMatchObject({
      terms: { terms: { declaration: { ru: expect.stringMatching(/^Подтверждаю/) } } },
    });
  });

  it("is a car, visible by its plate to every visitor of the policy check", async () => {
    const typed = { ...CAR, plate: "1234 аа-01" };
    const { check } = await buy({ productCode: CAR_BOX, insuredCar: typed });
    expect((await check()).insured).toEqual({
      kind: "car",
      text: "Opel Astra G, 2008, 1234 AA 01",
    });
  });

  it("is a home, whose address is visible with the birth date only", async () => {
    const insuredAddress = "Душанбе, Рӯдакӣ 1, 12";
    const { check } = await buy({ productCode: "HOM_FLAT", insuredAddress });
    expect((await check()).insured).toEqual({ kind: "address", text: "Душанбе, ***" });
    expect((await check(HOLDER_BIRTH_DATE)).insured).toEqual({
      kind: "address",
      text: insuredAddress,
    });
  });

  it("is a trip, which cannot be sold once it has begun", async () => {
    const insuredTrip = { beginDate: "2026-11-23", endDate: "2026-11-30" };
    const { check } = await buy({ productCode: "TRB_100", insuredTrip });
    expect((await check()).insured).toEqual({ kind: "trip", text: "23.11.2026 – 30.11.2026" });
    const guest = api.as();
    const order = aBoxOrder({ productCode: "TRB_100", insuredTrip });
    const { data } = await guest(saveBox, { body: order });
    api.pass(2 * DAY_MS);
    const late = await guest(createPayment, {
      body: { policyId: String(data.id), policyType: "box", paymentOper: "dc" },
    });
    api.pass(-2 * DAY_MS);
    expect(late).toMatchObject({ status: 409, data: { code: "orderExpired" } });
  });

  it("is refused by field if it is invalid, or the box insures something else", async () => {
    expect(
      await fetchRefusal({ productCode: CAR_BOX, insuredCar: { ...CAR, plate: "1234ТТ01" } }),
    ).toEqual({ status: 422, fieldCodes: { "insuredCar.plate": ["taxi"] } });
    expect(await fetchRefusal({ productCode: "FAM_KIDS", insuredCar: CAR })).toEqual({
      status: 422,
      fieldCodes: { insuredCar: ["notAllowed"] },
    });
    const tooMany = Array.from({ length: 11 }, () => PEOPLE[0]).flatMap((one) => one ?? []);
    expect(await fetchRefusal({ productCode: "FAM_KIDS", insuredPeople: tooMany })).toEqual({
      status: 422,
      fieldCodes: { insuredPeople: ["insuredPeople"] },
    });
  });
});

it.each(["SCI_P1", "SCI_P2", "SCI_P3", "ECI", "MCI_P1"])(
  "is refused for the motor code %s with a sentence that names the right order form (SPEC-94)",
  async (productCode) => {
    const refused = { status: 422, fieldCodes: { productCode: ["soldAsMotor"] } };
    expect(await fetchRefusal({ productCode, insuredCar: CAR })).toEqual(refused);
    const calculated = await api.as()(calculateBox, { body: { productCode } });
    expect(calculated).toMatchObject({
      status: 422,
      data: {
        fieldCodes: refused.fieldCodes,
        productCode: [expect.stringContaining("«Автомобиль»")],
      },
    });
  },
);

it("covers from the day after the money arrived, also if the bank reports it after midnight", async () => {
  const HOUR_MS = 3_600_000;
  const guest = api.as();
  // Noon in Dushanbe, and twelve minutes before midnight.
  api.pass(11.8 * HOUR_MS);
  const started = await startOrder(api, guest);
  const occurredAt = api.service.now().toISOString();
  api.pass(0.4 * HOUR_MS);
  expect(await notify(api, started, { occurredAt })).toBe(200);
  api.pass(-12.2 * HOUR_MS);
  const { data } = await guest(payment, { params: { id: started.paymentId } });
  expect(data).toMatchObject({ status: "paid", startDate: "2026-11-22", endDate: "2027-11-21" });
});

describe("a box that follows an active one", () => {
  it("begins on the requested day, also when it is paid on a later day", async () => {
    const guest = api.as();
    const body = aBoxOrder({ beginDate: "2026-12-06", sumPrem: undefined });
    const saved = await guest(saveBox, { body });
    api.pass(2 * DAY_MS);
    const order = { orderId: String(saved.data.id), policyType: "box" } as const;
    const paid = await payOrder(api, guest, order);
    api.pass(-2 * DAY_MS);
    expect(paid).toMatchObject({ startDate: "2026-12-06", endDate: "2027-12-05" });
  });

  it("begins the day after it is paid if the requested day has passed", async () => {
    const { issued } = await buy({ beginDate: "2026-11-01" });
    expect(issued).toMatchObject({ startDate: "2026-11-22", endDate: "2027-11-21" });
  });

  it("may not begin in the distant future, or have trip dates as well", async () => {
    expect(await fetchRefusal({ beginDate: "2030-11-22" })).toEqual({
      status: 422,
      fieldCodes: { beginDate: ["date"] },
    });
    const insuredTrip = { beginDate: "2026-12-01", endDate: "2026-12-05" };
    const refused = await fetchRefusal({ insuredTrip, beginDate: "2026-12-01" });
    expect(refused.fieldCodes).toMatchObject({ beginDate: ["notAllowed"] });
  });
});
