import { countSteps } from "@sughurta/contracts/funnel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { funnelDay, funnelPartnerDay } from "#src/platform/database/schema/reports.ts";
import { getToday } from "#src/platform/platform.ts";
import { addPartner } from "#src/testing/a-partner.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { enterOrderSteps } from "./order-steps.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService();
  await addPartner(api.service.db, "SAFAR");
});
afterAll(() => api.close());

const counts = async () => {
  const rows = await api.service.db.select().from(funnelDay);
  return Object.fromEntries(
    rows.map(({ step, channel, device, count }) => [`${step} ${channel} ${device}`, count]),
  );
};

const partnerCounts = async () => {
  const rows = await api.service.db.select().from(funnelPartnerDay);
  return Object.fromEntries(
    rows.map(({ step, partnerCode, device, count }) => [`${step} ${partnerCode} ${device}`, count]),
  );
};

describe("the daily counts", () => {
  it("contain each step of an order once, by channel and device", async () => {
    const visits = { first: { source: "google" }, last: { source: "instagram" } };
    const buyer = api.as();
    const started = await startOrder(api, buyer, "dc", { visits });
    const ofPartner = await startOrder(api, api.as(), "dc", { partner: "SAFAR", visits });
    expect(await enterOrderSteps(api.service)).toBe(4);
    await pressAtBank(api, started, "pay");
    await pressAtBank(api, ofPartner, "pay");
    await enterOrderSteps(api.service);
    await enterOrderSteps(api.service);
    expect(await counts()).toEqual({
      "order social unknown": 1,
      "payment social unknown": 1,
      "paid social unknown": 1,
      "order partner unknown": 1,
      "payment partner unknown": 1,
      "paid partner unknown": 1,
    });
    expect(await partnerCounts()).toEqual({
      "order SAFAR unknown": 1,
      "payment SAFAR unknown": 1,
      "paid SAFAR unknown": 1,
    });
  });

  it("add what the storefront counted, only for products and partners that exist", async () => {
    const { service } = api;
    const step = {
      day: getToday(service),
      step: "visit",
      channel: "site",
      device: "phone",
      count: 3,
    };
    const body = {
      counts: [
        { ...step, product: "travel" },
        { ...step, product: "no-such-box" },
        { ...step, product: "travel", channel: "partner", partner: "SAFAR" },
        { ...step, product: "travel", channel: "partner", partner: "no-such-partner" },
      ],
    };
    for (const added of [9, 9]) {
      const { data } = await api.as()(countSteps, { body });
      expect(data).toEqual({ added });
    }
    expect(await counts()).toMatchObject({ "visit site phone": 6, "visit partner phone": 12 });
    expect(await partnerCounts()).toMatchObject({ "visit SAFAR phone": 6 });
    expect(Object.keys(await partnerCounts()).join()).not.toContain("no-such-partner");
  });
});
