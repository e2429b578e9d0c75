import { saveBox } from "@sughurta/contracts/box";
import { saveLiability } from "@sughurta/contracts/motor";
import { payment as paymentState } from "@sughurta/contracts/payment";
import { saveTravel } from "@sughurta/contracts/travel";
import { defaultMotorPeriod } from "@sughurta/domain/motor";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { partner, partnerEntry } from "#src/platform/database/schema/partner.ts";
import { order } from "#src/platform/database/schema/sales.ts";
import { getToday } from "#src/platform/platform.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { addPartner } from "#src/testing/a-partner.ts";
import { payOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
  await addPartner(api.service.db, "SAFAR");
});
afterAll(() => api.close());

async function saved(
  contract: typeof saveBox | typeof saveTravel | typeof saveLiability,
  body: object,
) {
  const { status, data } = await api.as()(contract, { body });
  expect(status).toBe(201);
  const [row] = await api.service.db
    .select()
    .from(order)
    .where(eq(order.id, String(data.id)));
  return row;
}

const named = { partner: "SAFAR", partnerReference: " TRIP-5 " };
const travel = () => ({
  ...saveTravel.examples.body,
  beginDate: "2026-12-10",
  endDate: "2026-12-20",
  sumPrem: undefined,
});

it.each([
  ["box", saveBox, () => aBoxOrder()],
  ["travel", saveTravel, travel],
  [
    "liability",
    saveLiability,
    () => ({
      ...saveLiability.examples.body,
      ...defaultMotorPeriod("MTPL", getToday(api.service)),
      sumPrem: undefined,
    }),
  ],
])("stores the partner and its reference with an order of %s", async (_, contract, body) => {
  const row = await saved(contract, { ...body(), ...named });
  expect(row).toMatchObject({ partnerCode: "SAFAR", partnerReference: "TRIP-5" });
  expect(JSON.stringify(row?.details)).not.toContain("TRIP-5");
});

it("ignores a reference without a partner, and one of another format", async () => {
  const { partnerReference } = named;
  expect(await saved(saveBox, aBoxOrder({ partnerReference }))).toMatchObject({
    partnerCode: null,
    partnerReference: null,
  });
  const long = { partner: "SAFAR", partnerReference: "a".repeat(65) };
  expect(await saved(saveBox, aBoxOrder(long))).toMatchObject({
    partnerCode: "SAFAR",
    partnerReference: null,
  });
});

it("returns the reference with the payment", async () => {
  const send = api.as();
  const { data } = await send(saveBox, { body: aBoxOrder(named) });
  const paid = await payOrder(api, send, { orderId: String(data.id), policyType: "box" });
  expect(paid).toMatchObject({ status: "paid", partnerReference: "TRIP-5" });
  const other = await send(saveBox, { body: aBoxOrder() });
  const unnamed = await payOrder(api, send, { orderId: String(other.data.id), policyType: "box" });
  expect(unnamed).not.toHaveProperty("partnerReference");
  expect(await api.as()(paymentState, { params: { id: String(paid.id) } })).toMatchObject({
    status: 404,
  });
});

describe("the code of no active partner", () => {
  const toEntries = (code: string) =>
    api.service.db.$count(partnerEntry, eq(partnerEntry.partnerCode, code));
  const withdraw = (code: string, withdrawnAt: Date | null) =>
    api.service.db.update(partner).set({ withdrawnAt }).where(eq(partner.code, code));

  it.each(["__proto__", "=cmd|x", "NOSUCH"])("books nothing for %s", async (code) => {
    const send = api.as();
    const { status, data } = await send(saveBox, { body: aBoxOrder({ ...named, partner: code }) });
    if (status === 201) {
      const orderId = String(data.id);
      const [row] = await api.service.db.select().from(order).where(eq(order.id, orderId));
      expect(row).toMatchObject({ partnerCode: null, partnerReference: null });
      await payOrder(api, send, { orderId, policyType: "box" });
    }
    expect(await toEntries(code)).toBe(0);
  });

  it("books nothing for a partner withdrawn before the order, or before the payment", async () => {
    const send = api.as();
    const { data } = await send(saveBox, { body: aBoxOrder(named) });
    const before = await toEntries("SAFAR");
    await withdraw("SAFAR", api.service.now());
    await payOrder(api, send, { orderId: String(data.id), policyType: "box" });
    expect(await saved(saveBox, aBoxOrder(named))).toMatchObject({ partnerCode: null });
    expect(await toEntries("SAFAR")).toBe(before);
    await withdraw("SAFAR", null);
  });
});
