import { createPayment } from "@sughurta/contracts/payment";
import { myPolicies } from "@sughurta/contracts/policy";
import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fiscalReceipt } from "#src/platform/database/schema/money.ts";
import { partnerEntry, partnerShare } from "#src/platform/database/schema/partner.ts";
import { instalment, policy, refund, vehicleCheck } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { checkVehicle } from "#src/sales/payments/check-vehicle.ts";
import { decideRefund } from "#src/sales/payments/decide-refund.ts";
import { cancelPolicyFor } from "#src/sales/payments/decisions.ts";
import { aCommand } from "#src/testing/a-desk.ts";
import { addPartner } from "#src/testing/a-partner.ts";
import { pressAtBank } from "#src/testing/a-payment.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { sellUnknownVehicle } from "#src/testing/an-unknown-vehicle.ts";
import { type DeskBrowser, decision, openDesk } from "#src/testing/desk-browser.ts";

/** Monday 2 March 2026, noon in Dushanbe: the day of the examples. */
const EXAMPLE_DAY_MS = Date.UTC(2026, 2, 2, 7);
let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  ({ api, browser } = await openDesk());
  api.pass(EXAMPLE_DAY_MS - api.service.now().getTime());
});
afterAll(() => api.close());

const findCheck = async (number: string) =>
  (
    await api.service.db.select().from(vehicleCheck).where(eq(vehicleCheck.policyNumber, number))
  )[0];
const isPartTwoOf = (number: string) =>
  and(eq(instalment.policyNumber, number), eq(instalment.part, 2));
const listMails = (number: string) =>
  api.service.db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `policy:${number}:vehicle%`));

it("lists unknown vehicles until they are checked, and refunds the difference for a cheaper one", async () => {
  const buyer = api.as();
  const cub = { markaTxt: "Honda", modelTxt: "Super Cub", vehicleType: 4 };
  const { number, price } = await sellUnknownVehicle(api, buyer, cub);
  expect(price).toBe(180);
  const { Cookie } = await browser.signedIn("support");
  expect(await browser.read("/vehicles", Cookie)).toContain("Honda Super Cub");
  const page = await browser.read(`/vehicles/${number}`, Cookie);
  expect(page).toMatch(/<option value="4" selected>Motorcycle/);
  const fields = { make: "Honda", model: "Super Cub C125", vehicleType: "4" };
  const check = decision(fields);
  for (const _ of ["pressed", "twice"])
    await browser.post(`/vehicles/${number}`, check, { Cookie });
  const checked = await findCheck(number);
  expect(checked).toMatchObject({
    beforeDiram: 180_00,
    afterDiram: 90_00,
    sold: { model: "Super Cub" },
    found: { model: "Super Cub C125" },
  });
  const refunds = await api.service.db
    .select()
    .from(refund)
    .where(eq(refund.id, checked?.refundId ?? ""));
  expect(refunds).toMatchObject([{ amountDiram: 90_00, state: "requested" }]);
  expect(await browser.read("/vehicles", Cookie)).not.toContain(number);
  expect(await browser.read("/vehicles?show=all", Cookie)).toContain("Checked");
  expect(await browser.read(`/vehicles/${number}`, Cookie)).toContain("To be refunded: ");
  expect(await browser.actionsOn(`policy:${number}`)).toEqual(["checkVehicle"]);
  for (const step of ["approved", "paid"] as const) {
    await decideRefund(api.service, checked?.refundId ?? "", step, aCommand());
  }
  const registered = await api.service.db
    .select()
    .from(fiscalReceipt)
    .where(eq(fiscalReceipt.paymentId, checked?.paymentId ?? ""));
  expect(registered.map(({ kind, amountDiram }) => [kind, amountDiram])).toEqual(
    expect.arrayContaining([
      ["sale", 180_00],
      ["refund", 90_00],
    ]),
  );
  const mails = await listMails(number);
  expect(mails.map(({ body }) => body).join()).toMatch(/Super Cub C125.*90/s);
  const { data } = await buyer(myPolicies);
  expect(data).toMatchObject([{ sumPrem: 90 }]);
});

it("adds an instalment for the difference if the checked vehicle costs more, and takes its payment", async () => {
  const buyer = api.as();
  const { number } = await sellUnknownVehicle(api, buyer, {
    markaTxt: "Zundapp",
    modelTxt: "K 500",
  });
  const bus = { make: "Zundapp", model: "K 500", vehicleType: 1 };
  await checkVehicle(api.service, number, bus, aCommand());
  const parts = await api.service.db
    .select()
    .from(instalment)
    .where(eq(instalment.policyNumber, number))
    .orderBy(instalment.part);
  expect(parts).toMatchObject([
    { part: 1, amountDiram: 180_00, paidOn: "2026-03-02" },
    { part: 2, amountDiram: 240_00, dueOn: "2026-03-16", paidOn: null },
  ]);
  const [changed] = await api.service.db.select().from(policy).where(eq(policy.number, number));
  expect(changed).toMatchObject({ amountDiram: 420_00 });
  expect((await listMails(number)).map(({ body }) => body).join()).toContain(`/pay/${number}`);
  const second = { policyId: changed?.orderId ?? "", policyType: "car", part: 2 };
  const { data } = await buyer(createPayment, { body: { ...second, paymentOper: "payler" } });
  await pressAtBank(api, { redirectUrl: String(data.redirectUrl) }, "pay");
  const [mine] = await api.service.db.select().from(instalment).where(isPartTwoOf(number));
  expect(mine).toMatchObject({ paidOn: "2026-03-02" });
});

it("changes no price of a vehicle that matches its certificate", async () => {
  const { number } = await sellUnknownVehicle(api, api.as(), {
    markaTxt: "Zundapp",
    modelTxt: "K 600",
  });
  const same = { make: "Zundapp", model: "K 600", vehicleType: 0 };
  await checkVehicle(api.service, number, same, aCommand());
  expect(await findCheck(number)).toMatchObject({ afterDiram: 180_00, refundId: null });
  expect(await listMails(number)).toEqual([]);
  await expect(checkVehicle(api.service, number, same, aCommand())).rejects.toMatchObject({
    code: "decidedBefore",
  });
});

it("books the commission of the partner for the price after the check", async () => {
  const { db, now } = api.service;
  const enteredAt = now();
  await addPartner(db, "SAFAR");
  const share = { partnerCode: "SAFAR", validFrom: "2026-01-01", shareBp: 1_000 };
  await db.insert(partnerShare).values({ ...share, enteredBy: "aziza", enteredAt });
  const booked = async (number: string) => {
    const entries = await db
      .select()
      .from(partnerEntry)
      .where(eq(partnerEntry.policyNumber, number))
      .orderBy(partnerEntry.position);
    return entries.map(({ kind, amountDiram, commissionDiram }) => [
      kind,
      amountDiram,
      commissionDiram,
    ]);
  };
  const sell = (modelTxt: string) =>
    sellUnknownVehicle(api, api.as(), { markaTxt: "Zundapp", modelTxt, partner: "SAFAR" });
  const cheaper = (await sell("K 800")).number;
  const motorcycle = { make: "Zundapp", model: "K 800", vehicleType: 4 };
  await checkVehicle(api.service, cheaper, motorcycle, aCommand());
  expect(await booked(cheaper)).toEqual([
    ["sale", 180_00, 18_00],
    ["correction", -90_00, -9_00],
  ]);
  const dearer = (await sell("K 900")).number;
  const bus = { make: "Zundapp", model: "K 900", vehicleType: 1 };
  await checkVehicle(api.service, dearer, bus, aCommand());
  expect(await booked(dearer)).toEqual([
    ["sale", 180_00, 18_00],
    ["correction", 240_00, 24_00],
  ]);
  // A cancellation before the first day refunds everything paid; the second instalment is no longer due.
  await cancelPolicyFor(api.service, dearer, aCommand());
  expect((await booked(dearer)).at(-1)).toEqual(["cancellation", -420_00, -42_00]);
});

it.each([
  ["a name without letters", { make: "—", model: "K 500", vehicleType: 0 }, "carName"],
  ["an unknown kind", { make: "Zundapp", model: "K 500", vehicleType: 7 }, "notInList"],
])("refuses %s", async (_, vehicle, code) => {
  const { number } = await sellUnknownVehicle(api, api.as(), {
    markaTxt: "Zundapp",
    modelTxt: "K 700",
  });
  await expect(checkVehicle(api.service, number, vehicle, aCommand())).rejects.toMatchObject({
    code,
  });
});
