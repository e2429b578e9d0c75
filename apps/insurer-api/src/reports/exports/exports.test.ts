import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { addDays } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ExportTarget } from "#src/platform/config/export-settings.ts";
import { partnerShare } from "#src/platform/database/schema/partner.ts";
import { exportDelivery } from "#src/platform/database/schema/reports.ts";
import { refund } from "#src/platform/database/schema/sales.ts";
import { type FakeS3, startFakeS3 } from "#src/platform/files/testing/fake-s3.ts";
import { createSmtpSender } from "#src/platform/outbox/smtp-sender.ts";
import {
  SMTP_LOGIN,
  type SmtpPeer,
  startSmtpPeer,
} from "#src/platform/outbox/testing/smtp-peer.ts";
import { getToday } from "#src/platform/platform.ts";
import { sheetFile } from "#src/reports/files/sheet-file.ts";
import { enterPremiums } from "#src/reports/premiums/premium-entries.ts";
import { decideRefund } from "#src/sales/payments/decide-refund.ts";
import { cancelPolicyFor } from "#src/sales/payments/decisions.ts";
import { aCommand, aDesk } from "#src/testing/a-desk.ts";
import { addPartner } from "#src/testing/a-partner.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, openDesk } from "#src/testing/desk-browser.ts";
import { exportDelivering, lastPeriod, planExports } from "./deliver-exports.ts";
import { type ExportPeriod, exportSheet } from "./export-files.ts";

const FEE_BP = 150;
const SHARE_BP = 1_000;
const PAGE = "/registers/exports";
let api: TestService;
let browser: DeskBrowser;
let smtp: SmtpPeer;
let storage: FakeS3;
let folder: string;
let month: ExportPeriod;
let issued: readonly string[];
let targets: readonly ExportTarget[];

async function sell(operator: "dc" | "payler", partner?: string) {
  const changes = partner === undefined ? {} : { partner };
  const started = await startOrder(api, api.as(), operator, changes);
  await pressAtBank(api, started, "pay");
  const [policy] = await aDesk(api).listPolicies(started.orderId);
  if (!policy) throw new Error("No policy was issued");
  return { number: policy.number, diram: Math.round(started.amount * 100) };
}

let sales: readonly Awaited<ReturnType<typeof sell>>[];
beforeAll(async () => {
  ({ api, browser } = await openDesk());
  smtp = await startSmtpPeer();
  storage = await startFakeS3();
  folder = await mkdtemp(join(tmpdir(), "exports-"));
  targets = [
    { name: "buh@example.tj", kind: "mail" },
    { name: pathToFileURL(folder).href, kind: "folder", folder },
    { name: "s3://files/exports", kind: "storage", storage: storage.settings },
  ];
  const { service } = api;
  const from = getToday(service);
  await addPartner(service.db, "SAFAR");
  const share = { partnerCode: "SAFAR", enteredBy: "farrukh", enteredAt: service.now() };
  await service.db.insert(partnerShare).values({ ...share, validFrom: from, shareBp: SHARE_BP });
  sales = [await sell("dc"), await sell("dc", "SAFAR"), await sell("payler")];
  issued = sales.map(({ number }) => number);
  await cancelPolicyFor(service, issued[0] ?? "", aCommand());
  await enterPremiums(service);
  month = { from: `${from.slice(0, 7)}-01`, to: from };
});
afterAll(async () => {
  await Promise.all([api.close(), smtp.stop(), storage.stop()]);
  await rm(folder, { recursive: true });
});

/** The service as it is configured with fees, places and a mail server. */
const configured = (change: { readonly targets?: readonly ExportTarget[] } = {}) => {
  const { service } = api;
  const exports = { targets, every: "month" as const, ...change };
  const mail = createSmtpSender({
    server: { host: "127.0.0.1", port: smtp.port, encryption: "loopback", login: SMTP_LOGIN },
    from: "polis@example.tj",
    name: "Sughurta",
  });
  return {
    ...service,
    config: { ...service.config, exports, paymentFees: new Map([["dc", FEE_BP]]) },
    senders: { mail },
  };
};

const rows = async (kind: "journal" | "policies", period = month) => {
  const { columns, rows: found } = await exportSheet(configured(), kind, period);
  return found.map((row) => Object.fromEntries(columns.map(({ label }, at) => [label, row[at]])));
};

describe("the journal of accounting", () => {
  it("has receipts, fees and commission of a day by operator and partner, to the diram", async () => {
    const found = await rows("journal");
    const getSum = (entry: string) =>
      found.filter((row) => row.entry === entry).reduce((sum, row) => sum + Number(row.amount), 0);
    const [, partner] = sales;
    expect(getSum("receipt")).toBe(sales.reduce((sum, { diram }) => sum + diram, 0));
    const fee = (diram: number) => Math.round((diram * FEE_BP) / 10_000);
    expect(getSum("fee")).toBe(-fee(sales[0]?.diram ?? 0) - fee(partner?.diram ?? 0));
    expect(getSum("commission")).toBe(-Math.round((partner?.diram ?? 0) / 10));
    expect(
      found.find(({ partner_code, entry }) => partner_code === "SAFAR" && entry === "receipt"),
    ).toMatchObject({
      day: month.to,
      operator: "dc",
      channel: "partner",
      count: 1,
      amount: partner?.diram,
      currency: "TJS",
    });
  });

  it("has a refund that staff paid on the day on which they marked it as paid", async () => {
    const { service } = api;
    const ofPolicy = eq(refund.policyNumber, issued[0] ?? "");
    const [asked] = await service.db.select().from(refund).where(ofPolicy);
    await decideRefund(service, asked?.id ?? "", "approved", aCommand());
    await decideRefund(service, asked?.id ?? "", "paid", aCommand("Rahimov"));
    const refunds = (await rows("journal")).filter(({ entry }) => entry === "refund");
    const amount = -(asked?.amountDiram ?? 0);
    expect(refunds).toMatchObject([{ day: month.to, operator: "dc", channel: "site", amount }]);
  });
});

describe("the register of policies", () => {
  it("has each policy once, with what became of it, and without names", async () => {
    const found = await rows("policies");
    const numbers = found.map(({ policy_number }) => String(policy_number));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual(expect.arrayContaining([...issued]));
    const [cancelled] = found.filter(({ policy_number }) => policy_number === issued[0]);
    expect(cancelled).toMatchObject({ cancelled_on: month.to, premium_written: sales[0]?.diram });
    const { premium_written, premium_changed, premium_total } = cancelled ?? {};
    expect(Number(premium_written) + Number(premium_changed)).toBe(premium_total);
    const file = await sheetFile(await exportSheet(configured(), "policies", month), "csv");
    expect(new TextDecoder().decode(file)).not.toMatch(/Рахимов|Раҳимов|\+?992/);
  });

  it("is empty for days without sales", async () => {
    const to = addDays(month.from, -1);
    expect(await rows("policies", { from: addDays(to, -30), to })).toEqual([]);
  });
});

describe("files that are sent by themselves", () => {
  it("are of the last day or month that is over", () => {
    expect(lastPeriod("month", "2027-03-01")).toEqual({ from: "2027-02-01", to: "2027-02-28" });
    expect(lastPeriod("day", "2027-01-01")).toEqual({ from: "2026-12-31", to: "2026-12-31" });
  });

  it("reach every place once, however often they are planned", async () => {
    const service = configured();
    const next = `${addDays(month.from, 31).slice(0, 7)}-01`;
    api.pass(new Date(`${next}T04:10:00+05:00`).getTime() - service.now().getTime());
    expect(await planExports(service)).toBe(6);
    expect(await planExports(service)).toBe(0);
    await api.work(exportDelivering, service);
    const period = lastPeriod("month", next);
    const names = ["journal", "policies"].map((kind) => `${kind}-${period.from}-${period.to}.csv`);
    expect((await readdir(folder)).toSorted()).toEqual(names);
    expect(await readFile(join(folder, names[1] ?? ""), "utf8")).toContain(issued[2] ?? "?");
    expect([...storage.objects.keys()].filter((key) => key.endsWith(".csv")).toSorted()).toEqual(
      names.map((name) => `${storage.settings.prefix}${name}`),
    );
    expect(smtp.recipients).toEqual(["buh@example.tj", "buh@example.tj"]);
    expect(smtp.sources.join()).toContain(names[0] ?? "?");
  });

  it("are shown at the desk, and sent again by the cashier", async () => {
    const { Cookie, name } = await browser.signedIn("cashier");
    const page = await browser.read(PAGE, Cookie);
    expect(page).toContain("buh@example.tj");
    const [, id = ""] = /name="delivery" value="([^"]+)"/.exec(page) ?? [];
    const command = { command: "sendAgain", delivery: id, decision: id };
    await browser.post(PAGE, command, { Cookie });
    const isThis = eq(exportDelivery.id, id);
    const [waiting] = await api.service.db.select().from(exportDelivery).where(isThis);
    expect(waiting).toMatchObject({ state: "waiting", deliveredAt: null });
    await api.work(exportDelivering, configured());
    const [sent] = await api.service.db.select().from(exportDelivery).where(isThis);
    expect(sent?.state).toBe("delivered");
    expect(await browser.listEvents(`exportDelivery:${id}`)).toMatchObject([
      { staffName: name, action: "export.sendAgain" },
    ]);
    const { Cookie: auditor } = await browser.signedIn("auditor");
    expect(await browser.read(PAGE, auditor)).not.toContain("sendAgain");
  });

  it("say why they could not be sent", async () => {
    const { db } = api.service;
    await db.update(exportDelivery).set({ state: "waiting", deliveredAt: null });
    const [one] = await db
      .select()
      .from(exportDelivery)
      .where(eq(exportDelivery.target, "buh@example.tj"));
    const service = { ...configured(), senders: {} };
    const last = { number: 11, isLast: true };
    await expect(exportDelivering.run(service, { id: one?.id ?? "" }, last)).rejects.toThrow();
    const { Cookie } = await browser.signedIn("auditor");
    expect(await browser.read(PAGE, Cookie)).toContain("no mail server is configured");
  });
});

describe("a file of chosen days", () => {
  const ask = async (fields: Record<string, string>) => {
    const { Cookie } = await browser.signedIn("auditor");
    return browser.post(
      `${PAGE}/file`,
      { kind: "journal", format: "csv", ...month, ...fields },
      { Cookie },
    );
  };

  it("is downloaded with fixed headings, and the download is recorded", async () => {
    const response = await ask({});
    expect(response.headers.get("content-disposition")).toContain(
      `journal-${month.from}-${month.to}.csv`,
    );
    expect((await response.text()).split("\r\n")[0]?.replace("\ufeff", "")).toBe(
      "day;entry;operator;product_code;channel;partner_code;count;amount;currency",
    );
    expect(await browser.listEvents(`export:journal-${month.from}-${month.to}`)).toMatchObject([
      { action: "export.download", reason: "csv" },
    ]);
  });

  it("is refused if its days are no period, with what was typed", async () => {
    for (const to of ["2020-01-01", "31.13.2026", addDays(month.from, 366)]) {
      const location = (await ask({ to, kind: "policies" })).headers.get("location") ?? "";
      expect(location).toContain("problem=periodWrong");
      expect(location).toContain(`kind=policies&from=${month.from}`);
    }
  });
});
