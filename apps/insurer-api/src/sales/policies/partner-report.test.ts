import { DAY_MS, policyNumberFrom, toDiram } from "@sughurta/domain";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { partnerShare } from "#src/platform/database/schema/partner.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import { csvLine, reportCsv } from "#src/sales/api/partner-routes.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { bookPartnerCancellation, bookPartnerSale } from "./partner-bookings.ts";
import { reportEntries, reportTotals, toReportLine, toReportTotal } from "./partner-report.ts";

const FIRST_SERIAL = 700_000;
const AMOUNT_COLUMN = 6;
const COMMISSION_COLUMN = 9;

let api: TestService;
let serial = FIRST_SERIAL;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

const sale = fc.record({
  premium: fc.integer({ min: 1, max: 900_000_000 }),
  product: fc.constantFrom("SCHIT", "UY_SMALL"),
  /** Percentage of the premium that is refunded; null for a policy that is not cancelled. */
  refunded: fc.option(fc.integer({ min: 0, max: 100 })),
  day: fc.nat({ max: 40 }),
});

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

it("matches the sales to the diram, by line, in totals and as a file", async () => {
  const { service } = api;
  const [like] = await service.db.select().from(policy).limit(1);
  if (!like) throw new Error("There is no policy");
  let run = 0;
  const sales = fc.array(sale, { minLength: 1, maxLength: 8 });
  const check = fc.asyncProperty(sales, fc.nat({ max: 10_000 }), async (sold, shareBp) => {
    run += 1;
    const partnerCode = `P${run}`;
    const enteredAt = service.now();
    const share = { partnerCode, validFrom: "2026-01-01", shareBp, enteredBy: "aziza", enteredAt };
    await service.db.insert(partnerShare).values(share);
    let keptDiram = 0;
    for (const { premium, product, refunded, day } of sold) {
      serial += 1;
      const row = { ...like, number: policyNumberFrom(serial), code: "1", orderId: null };
      const issued = { ...row, productCode: product, amountDiram: premium };
      await service.db.insert(policy).values(issued);
      api.pass(day * DAY_MS);
      await bookPartnerSale(service, service.db, issued, { partnerCode, partnerReference: null });
      keptDiram += premium;
      if (refunded !== null) {
        const refundDiram = Math.floor((premium * refunded) / 100);
        const cancelledOn = "2026-12-31";
        await bookPartnerCancellation(service, service.db, issued, { cancelledOn, refundDiram });
        keptDiram -= refundDiram;
      }
      api.pass(-day * DAY_MS);
    }
    const days = { from: "2026-01-01", to: "2027-12-31" };
    const entries = await reportEntries(service.db, partnerCode, days, 0);
    const totals = await reportTotals(service.db, partnerCode, days);
    const lines = entries.map(toReportLine);
    const csv = ReadableStream.from(reportCsv(service.db, partnerCode, days));
    const file = await new Response(csv).text();
    const cells = file.trimEnd().split("\r\n").slice(1);
    const column = (index: number) => cells.map((line) => toDiram(Number(line.split(",")[index])));
    const amounts = [
      sum(lines.map(({ amount }) => toDiram(amount))),
      sum(totals.map(toReportTotal).map(({ amount }) => toDiram(amount))),
      sum(column(AMOUNT_COLUMN)),
    ];
    expect(amounts).toEqual([keptDiram, keptDiram, keptDiram]);
    const commission = sum(entries.map(({ commissionDiram }) => commissionDiram));
    expect(sum(totals.map(({ commissionDiram }) => commissionDiram))).toBe(commission);
    expect(sum(column(COMMISSION_COLUMN))).toBe(commission);
    expect(sum(totals.map((one) => one.sales))).toBe(sold.length);
    const negative = lines.filter(({ kind }) => kind === "cancellation");
    expect(negative.every(({ amount, commission }) => amount <= 0 && commission <= 0)).toBe(true);
  });
  await fc.assert(check, { numRuns: 15 });
});

it("writes numbers as text, escapes quotes and neutralises formulas for spreadsheets", () => {
  const line = (partnerReference: string) =>
    csvLine({
      position: 1,
      kind: "sale",
      bookedOn: "2026-12-01",
      policyNumber: "0954706403",
      product: "SCHIT",
      partnerReference,
      amount: 125,
      currency: "TJS",
      sharePercent: 10,
      commission: 12.5,
    });
  expect(line("тур, «Рим»")).toContain(',"=""0954706403""",SCHIT,"тур, «Рим»",125.00,');
  expect(line("00992")).toContain(',"=""00992""",');
  for (const formula of ["=1+1", " =1+1", "+1", "@a", "-1", "\t=1", "＝1"]) {
    expect(line(formula)).toContain(`,'${formula},`);
  }
});

it("begins with the byte order mark of UTF-8", async () => {
  const days = { from: "2026-12-01", to: "2026-12-31" };
  const { value: head } = await reportCsv(api.service.db, "NONE", days).next();
  expect([...(head ?? []).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});
