import { addDays } from "@sughurta/domain";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { partnerShare } from "#src/platform/database/schema/partner.ts";
import { getToday } from "#src/platform/platform.ts";
import { enterPremiums } from "#src/reports/premiums/premium-entries.ts";
import { readRegister } from "#src/reports/premiums/premium-register.ts";
import { cancelPolicyFor } from "#src/sales/payments/decisions.ts";
import { commissionDiram } from "#src/sales/policies/partner-bookings.ts";
import { aCommand, aDesk } from "#src/testing/a-desk.ts";
import { addPartner } from "#src/testing/a-partner.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, openDesk } from "#src/testing/desk-browser.ts";

const HOUR_MS = 3_600_000;
let api: TestService;
let browser: DeskBrowser;
let firstDay: string;
let secondDay: string;
let cancelled: string;

async function sell(partner?: string) {
  const changes = partner === undefined ? {} : { partner };
  const started = await startOrder(api, api.as(), "dc", changes);
  await pressAtBank(api, started, "pay");
  const [issued] = await aDesk(api).listPolicies(started.orderId);
  if (!issued) throw new Error("No policy was issued");
  return issued;
}

/** Moves the clock to a time of a day in Dushanbe. */
const passTo = (day: string, time: string) =>
  api.pass(new Date(`${day}T${time}+05:00`).getTime() - api.service.now().getTime());

const linesBy = (group: "day" | "channel" | "operator", from: string, to: string) =>
  readRegister(api.service.db, group, { from, to });

beforeAll(async () => {
  ({ api, browser } = await openDesk());
  const { db } = api.service;
  await addPartner(db, "SAFAR");
  firstDay = addDays(getToday(api.service), 1);
  secondDay = addDays(firstDay, 1);
  const shared = { partnerCode: "SAFAR", enteredBy: "farrukh", enteredAt: api.service.now() };
  await db.insert(partnerShare).values([
    { ...shared, validFrom: firstDay, shareBp: 1_000 },
    { ...shared, validFrom: secondDay, shareBp: 1_250 },
  ]);
  // Two minutes before midnight, and one minute after it.
  passTo(firstDay, "23:58:00");
  ({ number: cancelled } = await sell("SAFAR"));
  await sell();
  api.pass(3 * 60_000);
  await sell("SAFAR");
  await cancelPolicyFor(api.service, cancelled, aCommand());
  await enterPremiums(api.service);
});
afterAll(() => api.close());

describe("the register of sales around midnight, at which a partner's commission changes", () => {
  it("books each sale on its day in Dushanbe, with the commission of that day", async () => {
    const [sold] = await linesBy("day", firstDay, firstDay);
    const [next] = await linesBy("day", secondDay, secondDay);
    const premium = (sold?.writtenDiram ?? 0) / 2;
    expect(sold).toMatchObject({ sold: 2, cancelled: 0, commissionDiram: premium / 10 });
    expect(next).toMatchObject({ sold: 1, cancelled: 1, writtenDiram: premium });
    const kept = premium - (next?.cancelledDiram ?? 0);
    const ofCancelled = commissionDiram(kept, 1_000) - commissionDiram(premium, 1_000);
    expect(next?.commissionDiram).toBe(commissionDiram(premium, 1_250) + ofCancelled);
    expect(kept).toBeLessThan(premium);
  });

  it("enters each movement once", async () => {
    const before = await linesBy("channel", firstDay, secondDay);
    api.pass(HOUR_MS / 2);
    await enterPremiums(api.service);
    expect(await linesBy("channel", firstDay, secondDay)).toEqual(before);
    const selling = before.filter(({ sold }) => sold > 0);
    expect(selling.map(({ key, sold }) => [key, sold])).toEqual([
      ["partner", 2],
      ["site", 1],
    ]);
  });
});

describe("the pages of the register", () => {
  it("show lines with a chart, and the entries of a line with their policies", async () => {
    const { Cookie } = await browser.signedIn("auditor");
    const page = await browser.read(`/registers?from=${firstDay}&to=${secondDay}`, Cookie);
    expect(page).toContain("<svg");
    const [, link = ""] = /href="(\/registers\/entries[^"]+)"/.exec(page) ?? [];
    const entries = await browser.read(link.replaceAll("&amp;", "&"), Cookie);
    expect(entries).toContain(`/policies/${cancelled}`);
    expect(entries).not.toContain("Cancellation");
  });

  it("download a file, and record each download", async () => {
    const { name, Cookie } = await browser.signedIn("cashier");
    const period = `from=${firstDay}&to=${secondDay}`;
    const download = (format: string) =>
      browser.post(
        `/registers/file?${period}&what=entries&format=${format}&lang=ru`,
        {},
        { Cookie },
      );
    const xlsx = await download("xlsx");
    const book = await readXlsx(new Uint8Array(await xlsx.arrayBuffer()));
    expect(book.sheets[0]?.rows).toHaveLength(1 + 4);
    const csv = await (await download("csv")).text();
    expect(csv.split("\r\n")[0]).toMatch(/^\ufeff?Полис;День;Что;/);
    const events = await browser.listEvents(`register:entries:${firstDay}:${secondDay}`);
    expect(events).toMatchObject([
      { staffName: name, role: "cashier", action: "register.download", reason: "xlsx" },
      { staffName: name, role: "cashier", action: "register.download", reason: "csv" },
    ]);
  });
});
