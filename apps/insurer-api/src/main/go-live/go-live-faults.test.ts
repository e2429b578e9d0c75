import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { currencyRate } from "#src/platform/database/schema/currency-rate.ts";
import { productPrice } from "#src/platform/database/schema/product-price.ts";
import { aDataFolder, aProcess, cleanUpProcesses } from "#src/testing/a-process.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { examine } from "./examine.ts";
import { findGoLiveFaults } from "./go-live-faults.ts";

cleanUpProcesses();

describe("a service of the public", () => {
  let api: TestService;
  beforeAll(async () => {
    api = await aService({ SANDBOX: "off", PAYMENT_OPERATORS_TRAVEL: "payler,qr" });
  });
  afterAll(() => api.close());

  it("names each thing that keeps it from selling, and what to do", async () => {
    const faults = await findGoLiveFaults(api.service);
    expect(faults).toEqual([
      expect.stringMatching(/exchange rate of USD.*Add/),
      expect.stringMatching(/exchange rate of EUR.*Add/),
      ...["vaslpay", "dc", "payler", "qr"].map((operator) =>
        expect.stringMatching(new RegExp(`operator ${operator}.*PAYMENT_OPERATORS_BOX`)),
      ),
      expect.stringMatching(/sender of SMS.*Set one/),
    ]);
  });

  it("counts no rate that begins tomorrow, and no box without a price", async () => {
    const { db } = api.service;
    await db.insert(currencyRate).values({ currency: "USD", validFrom: "2999-01-01", tjs: 11 });
    await db.update(productPrice).set({ priceDiram: 0 });
    const faults = await findGoLiveFaults(api.service);
    expect(faults).toContainEqual(expect.stringMatching(/No box is on sale/));
    expect(faults).toContainEqual(expect.stringMatching(/exchange rate of USD/));
  });

  it("does not begin with the demonstration, and says so in a line", async () => {
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

describe("the examination", () => {
  let api: TestService;
  beforeAll(async () => {
    api = await aService();
  });
  afterAll(() => api.close());

  it("finds nothing wrong in the sandbox, and warns of what is pretend", async () => {
    const findings = await examine({ ...api.service, now: () => new Date() });
    expect(findings.filter(({ level }) => level === "fault")).toEqual([]);
    expect(findings).toContainEqual({
      level: "warning",
      text: expect.stringMatching(/SANDBOX is on/),
    });
  });

  it("warns of old exchange rates, and tells clocks that differ", async () => {
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
