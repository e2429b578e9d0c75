import { calculateCar, calculateLiability } from "@sughurta/contracts/motor";
import { calculateTravel } from "@sughurta/contracts/travel";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { disableStaff, setStaff } from "#src/desk/staff/staff-accounts.ts";
import { currencyRate } from "#src/platform/database/schema/prices.ts";
import { product } from "#src/platform/database/schema/sales.ts";
import { clamdAddress, createClamdScanner } from "#src/platform/files/clamd-scanner.ts";
import { closeSenders } from "#src/platform/outbox/message-sender.ts";
import { OSONSMS_ACCOUNT, startOsonSmsPeer } from "#src/platform/outbox/testing/osonsms-peer.ts";
import { startSmtpPeer } from "#src/platform/outbox/testing/smtp-peer.ts";
import { aDataFolder, aProcess, cleanUpProcesses } from "#src/testing/a-process.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { addressFindings, senderFindings, staffFindings } from "./access-findings.ts";
import { examine } from "./examine.ts";
import { boxesWithoutTerms, findGoLiveFaults, portFaults, unsoldLines } from "./go-live-faults.ts";

const YEAR_MS = 365 * 86_400_000;

cleanUpProcesses();

function osonSmsUrl(port: number): string {
  const { login, hash, from } = OSONSMS_ACCOUNT;
  return `osonsms://${login}:${encodeURIComponent(hash)}@127.0.0.1:${port}?from=${from}`;
}

describe("a public service", () => {
  let api: TestService;
  beforeAll(async () => {
    api = await aService({ SANDBOX: "off", PAYMENT_OPERATORS_TRAVEL: "payler,qr" });
  });
  afterAll(() => api.close());

  it("lists everything that prevents sales, with the fix", async () => {
    expect(await findGoLiveFaults(api.service)).toEqual([
      expect.stringMatching(/pay for box.*PAYMENT_PROVIDERS_FILE/),
      expect.stringMatching(/pay for car.*PAYMENT_PROVIDERS_FILE/),
      ...["payler", "qr"].map((operator) =>
        expect.stringMatching(new RegExp(`operator ${operator}.*PAYMENT_OPERATORS_BOX`)),
      ),
      expect.stringMatching(/sender of mail.*Set MAIL_URL and MAIL_FROM/),
      expect.stringMatching(/sender of SMS.*Set SMS_URL/),
      expect.stringMatching(/No till.*Set FISCAL_URL/),
      expect.stringMatching(/No scanner.*Set SCANNER_URL/),
    ]);
    expect(await unsoldLines(api.service)).toEqual([]);
    expect(await boxesWithoutTerms(api.service)).toEqual([]);
  });

  it("names roles without staff, and those that need a second person", async () => {
    const roles = ["support", "auditor", "editor", "claims", "pricing", "administrator"] as const;
    const { service } = api;
    expect(await staffFindings(service)).toEqual([
      { level: "warning", text: expect.stringMatching(/^DESK_PORT is missing/) },
    ]);
    const desk = { host: "127.0.0.1", port: 3999, url: "https://desk.example" };
    const withDesk = { ...service, config: { ...service.config, desk } };
    for (const name of ["first", "second"]) await setStaff(service, { name, roles: [...roles] });
    await setStaff(service, { name: "alone", roles: ["cashier"] });
    expect(await staffFindings(withDesk)).toEqual([
      {
        level: "warning",
        text: expect.stringMatching(/^One .* cashier: .*staff set NAME cashier/),
      },
    ]);
    await disableStaff(service, "alone");
    expect(await staffFindings(withDesk)).toEqual([
      {
        level: "warning",
        text: expect.stringMatching(/^No .* cashier\. .*staff set NAME cashier/),
      },
    ]);
  });

  it("refuses public addresses without encryption", () => {
    const config = { ...api.service.config, publicUrl: "http://shop.example" };
    expect(addressFindings({ config })).toEqual([
      { level: "fault", text: expect.stringMatching(/^PUBLIC_URL is http:.*https/) },
    ]);
    expect(addressFindings({ config: { ...config, publicUrl: "http://localhost:3000" } })).toEqual(
      [],
    );
  });

  it("reports a box on sale without terms", async () => {
    const { db } = api.service;
    const [kept] = await db.select().from(product).where(eq(product.code, "HLT_ACC"));
    await db.update(product).set({ terms: null }).where(eq(product.code, "HLT_ACC"));
    expect(await boxesWithoutTerms(api.service)).toEqual([expect.stringMatching(/^HLT_ACC is on/)]);
    await db.update(product).set({ terms: kept?.terms }).where(eq(product.code, "HLT_ACC"));
  });

  it("sells no line before its tariff begins, and nothing before prices begin", async () => {
    api.pass(-YEAR_MS);
    expect(await findGoLiveFaults(api.service)).toContainEqual(
      expect.stringMatching(/Nothing is on sale.*content import/),
    );
    expect(await unsoldLines(api.service)).toEqual(
      ["travel", "liability", "casco"].map((line) =>
        expect.stringMatching(new RegExp(`no tariff of ${line}: it is not sold. Propose one`)),
      ),
    );
    const guest = api.as();
    const tripOfThen = { ...calculateTravel.examples.body, beginDate: "2025-12-10" };
    expect(
      await guest(calculateTravel, { body: { ...tripOfThen, endDate: "2025-12-20" } }),
    ).toMatchObject({ status: 409, data: { code: "productNotOnSale" } });
    for (const contract of [calculateCar, calculateLiability]) {
      expect(await guest(contract, { body: contract.examples.body })).toMatchObject({
        status: 422,
        data: { fieldCodes: { program: ["productNotOnSale"] } },
      });
    }
    api.pass(YEAR_MS);
  });

  it("requires a payments listener if providers are configured", async () => {
    const payments = { ...api.service.config.payments, providersFile: "providers.json" };
    const config = { ...api.service.config, payments };
    expect(await portFaults({ ...api.service, config })).toContainEqual(
      expect.stringMatching(/^PAYMENTS_PORT is missing/),
    );
  });

  it("ignores a rate that begins in the future", async () => {
    const { db } = api.service;
    await db.update(currencyRate).set({ validFrom: "2999-01-01" });
    for (const currency of ["USD", "EUR"]) {
      expect(await findGoLiveFaults(api.service)).toContainEqual(
        expect.stringMatching(new RegExp(`exchange rate of ${currency}.*content import`)),
      );
    }
  });

  it("refuses to start with demonstration content, with a message without a stack", async () => {
    const running = await aProcess({
      DATA_DIR: await aDataFolder(),
      NODE_ENV: "production",
      SANDBOX: "off",
    });
    expect(await running.ended).toBe(1);
    expect(running.output()).toMatch(/SEED_MODULE is the demonstration/);
    expect(running.output()).not.toMatch(/\n\s+at /);
  });
});

describe("the check before going live", () => {
  let api: TestService;
  beforeAll(async () => {
    api = await aService();
  });
  afterAll(() => api.close());

  it("finds no fault in the sandbox, and warns about sandbox adapters", async () => {
    const findings = await examine({ ...api.service, now: () => new Date() });
    expect(findings.filter(({ level }) => level === "fault")).toEqual([]);
    for (const text of ["The store takes files.", "The scanner answers."]) {
      expect(findings).toContainEqual({ level: "ok", text });
    }
    expect(findings).toContainEqual({
      level: "warning",
      text: expect.stringMatching(/SANDBOX is on/),
    });
  });

  it("says that a service of specimens sells nothing, and what it lacks", async () => {
    const trial = await aService({ SPECIMENS: "on" });
    try {
      const listFindings = async (of: TestService["service"]) =>
        (await examine({ ...of, now: () => new Date() })).map(
          ({ level, text }) => `${level} ${text}`,
        );
      const texts = await listFindings(trial.service);
      expect(texts).toContainEqual(expect.stringMatching(/^ok SPECIMENS is on: nothing is sold/));
      expect(texts).toContainEqual(expect.stringMatching(/^warning PAYMENTS_PORT is missing/));
      expect(texts).toContainEqual(expect.stringMatching(/^warning .*MAIL_URL/));
      expect(texts).not.toContainEqual(expect.stringMatching(/^fault|SANDBOX is on/));
      const onSales = { ...trial.service, db: api.service.db };
      expect(await listFindings(onSales)).toContainEqual(
        expect.stringMatching(/^fault .*policies that were sold/s),
      );
    } finally {
      await trial.close();
    }
  });

  it("connects to the message providers, and reports one that refuses the credentials", async () => {
    const [mail, gateway] = [await startSmtpPeer(), await startOsonSmsPeer()];
    const environment = {
      SANDBOX: "off",
      MAIL_URL: `smtp://polis:wrong@127.0.0.1:${mail.port}`,
      MAIL_FROM: "polis@example.tj",
      SMS_URL: osonSmsUrl(gateway.port),
    };
    const live = await aService(environment);
    try {
      const texts = (await examine(live.service)).map(({ level, text }) => `${level} ${text}`);
      expect(texts).toContainEqual(
        expect.stringMatching(/^fault The mail server .*\(smtp535\).*MAIL_URL/),
      );
      expect(texts).toContain("ok The SMS gateway answers and knows us.");
      expect(texts).not.toContainEqual(expect.stringMatching(/No sender/));
      await gateway.stop();
      const later = (await examine(live.service)).map(({ text }) => text);
      expect(later).toContainEqual(expect.stringMatching(/The SMS gateway does not answer/));
    } finally {
      await closeSenders(live.service.senders);
      await live.close();
      await mail.stop();
    }
  });

  it("warns about unencrypted SMS to another machine", async () => {
    const live = await aService({
      SANDBOX: "off",
      SMS_URL: "smpp://insurer:password@192.0.2.1?from=5511",
    });
    const sms = { send: async () => undefined, check: async () => undefined };
    const senders = { sms: { ...sms, close: async () => undefined } };
    const findings = await senderFindings({ ...live.service, senders });
    expect(findings).toContainEqual({
      level: "warning",
      text: expect.stringMatching(/unencrypted.*smpps/),
    });
    await live.close();
  });

  it("reports a store and a scanner that do not respond", async () => {
    const { service } = api;
    const store = { ...service.store, findFault: async () => "The store is away. Mend it." };
    const scanner = createClamdScanner(clamdAddress("unix:///nowhere/clamd.ctl"));
    const findings = await examine({ ...service, store, scanner });
    const faults = findings.filter(({ level }) => level === "fault").map(({ text }) => text);
    expect(faults).toContain("The store is away. Mend it.");
    expect(faults).toContainEqual(expect.stringMatching(/scanner.*Start clamd/));
  });

  it("checks the configured scanner in the sandbox too", async () => {
    const other = await aService({ SCANNER_URL: "tcp://127.0.0.1:1" });
    try {
      const texts = (await examine(other.service)).map(({ text }) => text);
      expect(texts).toContainEqual(expect.stringMatching(/Start clamd/));
      expect(texts).toContainEqual(expect.stringMatching(/bank, mail and SMS are pretend/));
    } finally {
      await other.close();
    }
  });

  it("warns about outdated exchange rates, and reports clock differences", async () => {
    const { db } = api.service;
    await db.delete(currencyRate).where(eq(currencyRate.currency, "EUR"));
    api.pass(40 * 86_400_000);
    const texts = (await examine(api.service)).map(({ level, text }) => `${level} ${text}`);
    expect(texts).toContainEqual(
      expect.stringMatching(/warning The newest exchange rate is \d+ days/),
    );
    expect(texts).toContainEqual(expect.stringMatching(/fault There is no exchange rate of EUR/));
    expect(texts).toContainEqual(expect.stringMatching(/fault The clocks .* differ by \d+ ms/));
  });
});
