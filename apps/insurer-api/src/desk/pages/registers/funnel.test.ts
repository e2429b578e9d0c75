import { addDays } from "@sughurta/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FunnelDay } from "#src/platform/database/schema/reports.ts";
import { getToday } from "#src/platform/platform.ts";
import { addCounts } from "#src/reports/funnel/order-steps.ts";
import { addPartner } from "#src/testing/a-partner.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, openDesk } from "#src/testing/desk-browser.ts";

let api: TestService;
let browser: DeskBrowser;
let today: string;
let Cookie: string;
beforeAll(async () => {
  ({ api, browser } = await openDesk());
  today = getToday(api.service);
  ({ Cookie } = await browser.signedIn("auditor"));
  const site = { day: today, product: "TRAVEL", channel: "site", device: "phone" } as const;
  const counts: (FunnelDay & { readonly partner?: string })[] = [
    { ...site, step: "visit", count: 200 },
    { ...site, step: "quote", count: 100 },
    { ...site, step: "trip", count: 100 },
    { ...site, step: "holder", count: 40 },
    { ...site, step: "order", count: 30 },
    { ...site, step: "paid", count: 20 },
    { ...site, channel: "social", device: "desktop", step: "visit", count: 50 },
    { ...site, day: addDays(today, -40), step: "visit", count: 999 },
    { ...site, product: "MTPL", step: "visit", count: 7 },
    { ...site, channel: "partner", product: "MTPL", step: "visit", count: 4 },
    { ...site, channel: "partner", partner: "SAFAR", product: "MTPL", step: "visit", count: 30 },
    { ...site, channel: "partner", partner: "SAFAR", product: "MTPL", step: "order", count: 3 },
    { ...site, channel: "partner", partner: "SOMON", product: "MTPL", step: "paid", count: 2 },
  ];
  await addPartner(api.service.db, "SAFAR");
  await addPartner(api.service.db, "SOMON");
  await addCounts(api.service.db, counts);
});
afterAll(() => api.close());

const toRows = (page: string) =>
  [...page.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    row
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );

describe("the path to purchases", () => {
  it("shows each step of a product, where buyers leave, and channels and devices", async () => {
    const page = await browser.read("/registers/funnel", Cookie);
    const rows = toRows(page);
    expect(rows).toEqual(
      expect.arrayContaining([
        "Opened the page 250 100 % –",
        "Saw their price 100 40 % 150",
        "Placed an order 30 12 % 70",
        "Policyholder 40 40 % 60",
        "Social networks 50 0 · 0 % 0 · 0 % 0 · 0 % 0 · 0 %",
      ]),
    );
  });

  it("is limited to a product, days, a channel or a device", async () => {
    const visits = async (query: string) => {
      const page = await browser.read(`/registers/funnel?${query}`, Cookie);
      return toRows(page)
        .find((row) => row.startsWith("Opened the page"))
        ?.split(" ")[3];
    };
    expect(await visits("product=MTPL")).toBe("41");
    expect(await visits("channel=social")).toBe("50");
    expect(await visits("device=phone")).toBe("200");
    expect(await visits(`from=${addDays(today, -60)}`)).toBe("1249");
  });

  it("is downloaded as a file, which is recorded", async () => {
    const file = await browser.post("/registers/funnel/file?lang=en&format=csv", {}, { Cookie });
    expect(await file.text()).toContain("Opened the page;Social networks;;Desktop;50");
    const from = addDays(today, -29);
    expect(await browser.actionsOn(`register:funnel:${from}:${today}`)).toEqual([
      "register.download",
    ]);
  });

  it("is split by partner, in the file too, with what no partner is known of", async () => {
    const page = await browser.read("/registers/funnel?product=MTPL", Cookie);
    expect(toRows(page)).toEqual(
      expect.arrayContaining([
        "Partners 34 0 · 0 % 3 · 9 % 0 · 0 % 2 · 6 %",
        "SAFAR 30 0 · 0 % 3 · 10 % 0 · 0 % 0 · 0 %",
        "SOMON 0 0 0 0 2",
      ]),
    );
    const ofSocial = await browser.read("/registers/funnel?product=MTPL&channel=social", Cookie);
    expect(ofSocial).not.toContain("SAFAR");
    const address = "/registers/funnel/file?product=MTPL&lang=en&format=csv";
    const file = await (await browser.post(address, {}, { Cookie })).text();
    expect(file).toContain("Opened the page;Partners;SAFAR;Phone;30");
    expect(file).toContain("Opened the page;Partners;;Phone;4");
  });
});
