import { countSteps } from "@sughurta/contracts/funnel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { funnelDay } from "#src/platform/database/schema/reports.ts";
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
  });

  it("add what the storefront counted, only for products that exist", async () => {
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
      ],
    };
    for (const added of [3, 3]) {
      const { data } = await api.as()(countSteps, { body });
      expect(data).toEqual({ added });
    }
    expect(await counts()).toMatchObject({ "visit site phone": 6 });
  });
});
