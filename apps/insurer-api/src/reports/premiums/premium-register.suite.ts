import { addDays } from "@sughurta/domain";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseHandle } from "#src/platform/database/database.ts";
import { premiumDay } from "#src/platform/database/schema/reports.ts";
import { createLog } from "#src/platform/observability/log.ts";
import { FIRST_DAY, generateSales } from "#src/reports/testing/generate-sales.ts";
import { ledgerSums } from "#src/reports/testing/ledger-sums.ts";
import { readTestConfig } from "#src/testing/test-settings.ts";
import { checkPremiums } from "./premium-check.ts";
import { enterPremiums } from "./premium-entries.ts";
import {
  REGISTER_GROUPS,
  type RegisterGroup,
  type RegisterQuery,
  readRegister,
  registerTotals,
} from "./premium-register.ts";

/** Every policy is over by then. */
const YEARS = { from: FIRST_DAY, to: "2028-12-31" };

/** Tests of the premium register with generated sales, run against every database engine. */
export function premiumRegisterSuite(
  engine: string,
  sales: number,
  open: () => Promise<DatabaseHandle>,
): void {
  let database: DatabaseHandle;
  const serviceAt = (now: string) => ({
    config: readTestConfig(),
    db: database.db,
    log: createLog("silent"),
    now: () => new Date(now),
  });
  beforeAll(async () => {
    database = await open();
    await generateSales(database.db, sales);
    // In two runs, as a service does that is stopped in between.
    await enterPremiums(serviceAt("2026-08-17T12:00:00+05:00"));
    await enterPremiums(serviceAt("2027-06-01T12:00:00+05:00"));
  }, 120_000);
  afterAll(() => database.close());

  async function fetchTotal(group: RegisterGroup, query: RegisterQuery) {
    const [total] = registerTotals(group, await readRegister(database.db, group, query));
    if (!total) throw new Error("An empty register");
    return total;
  }

  describe(`the register of ${sales} sales with corrections, cancellations and refunds on ${engine}`, () => {
    it.each(REGISTER_GROUPS)("adds up to the ledger to the diram, by %s", async (group) => {
      const total = await fetchTotal(group, YEARS);
      const { premium, ...counted } = await ledgerSums(database.db);
      expect({
        sold: total.sold,
        cancelled: total.cancelled,
        refunded: total.refundedDiram,
        commission: total.commissionDiram,
      }).toEqual(counted);
      expect(total.writtenDiram + total.correctedDiram - total.cancelledDiram).toBe(premium);
      expect(total.earnedDiram).toBe(premium);
      expect(total.unearnedDiram).toBe(0);
    });

    it("has written, cancelled, earned and unearned premium in balance at the end of every month", async () => {
      let before = 0;
      for (const month of ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11"]) {
        const from = `2026-${month}-01`;
        const to = addDays(`2026-${String(Number(month) + 1).padStart(2, "0")}-01`, -1);
        const total = await fetchTotal("day", { from, to });
        const change = total.writtenDiram + total.correctedDiram - total.cancelledDiram;
        expect(before + change - total.earnedDiram).toBe(total.unearnedDiram);
        expect(await fetchTotal("programme", { from, to })).toEqual(total);
        before = total.unearnedDiram;
      }
    });

    it("limits the sums to a programme, a channel and an operator", async () => {
      const byChannel = await readRegister(database.db, "channel", YEARS);
      for (const { key, ...line } of byChannel) {
        const channel = key as "site" | "partner" | "staff";
        const lines = await readRegister(database.db, "operator", { ...YEARS, channel });
        expect(registerTotals("operator", lines)).toEqual([line]);
      }
      expect(byChannel.map(({ key }) => key).toSorted()).toEqual(["partner", "site", "staff"]);
    });

    it("agrees with the rows of sales, and finds a changed sum of a day and a changed policy", async () => {
      const at = serviceAt("2027-06-02T12:00:00+05:00");
      expect(await checkPremiums(at)).toMatchObject({ policies: sales, missing: 0, differing: 0 });
      const { db } = database;
      const [{ day } = { day: "" }] = await db.select().from(premiumDay).limit(1);
      await db
        .update(premiumDay)
        .set({ dailyDiram: sql`${premiumDay.dailyDiram} + 1` })
        .where(eq(premiumDay.day, day));
      await db.execute(
        sql`update policy set amount_diram = amount_diram + 1 where number = '1000000007'`,
      );
      const later = serviceAt("2027-06-03T12:00:00+05:00");
      expect(await checkPremiums(later)).toMatchObject({ missing: 0, differing: 2 });
    });
  });
}
