import { randomUUID } from "node:crypto";
import { saveBox } from "@sughurta/contracts/box";
import { checkPolicy, myPolicies } from "@sughurta/contracts/policy";
import { saveTravel } from "@sughurta/contracts/travel";
import { addDays, DAY_MS } from "@sughurta/domain";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PolicyData } from "#src/platform/database/schema/sales.ts";
import { instalment, order, policy, refund } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { getToday } from "#src/platform/platform.ts";
import { checkPremiums } from "#src/reports/premiums/premium-check.ts";
import { policyData } from "#src/sales/policies/policy-data.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { aCommand } from "#src/testing/a-desk.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { buyPolicy, letters } from "#src/testing/bought-policy.ts";
import { CORRECTION_ON_HOLD, correctPolicy, listCorrections } from "./correct-policy.ts";
import { decideRefund } from "./decide-refund.ts";
import { cancelPolicyFor } from "./decisions.ts";

/** Monday 2 March 2026, noon in Dushanbe: the day of the examples. */
const NOON_MS = Date.UTC(2026, 2, 2, 7);

/** Corrections of sold policies, on a database of either kind. */
export function correctionSuite(open: () => Promise<TestService>) {
  let api: TestService;
  beforeAll(async () => {
    api = await open();
    api.pass(NOON_MS - api.service.now().getTime());
  });
  afterAll(() => api.close());

  const policyNamed = async (number: string) => {
    const [found] = await api.service.db.select().from(policy).where(eq(policy.number, number));
    if (!found) throw new Error("There is no policy");
    return found;
  };

  /** The data of a policy with changes, and the number of its corrections. */
  async function wanted(number: string, change: (data: PolicyData) => PolicyData) {
    const { db } = api.service;
    const issued = await policyNamed(number);
    const [bought] = await db
      .select()
      .from(order)
      .where(eq(order.id, issued.orderId ?? ""));
    const corrections = (await listCorrections(db, number)).length;
    return { policyNumber: number, corrections, data: change(policyData(issued, bought)) };
  }

  const byStaff = (decisionId: string = randomUUID(), confirmedBy?: string) => ({
    kind: "staff" as const,
    command: aCommand("Karimova", decisionId),
    confirmedBy,
  });

  async function correct(number: string, change: (data: PolicyData) => PolicyData, by = byStaff()) {
    const result = await correctPolicy(api.service, await wanted(number, change), by);
    if (result === CORRECTION_ON_HOLD) throw new Error("There is no sanctions list");
    return result;
  }

  const renamed =
    (lastName: string) =>
    (data: PolicyData): PolicyData => ({ ...data, holder: { ...data.holder, lastName } });
  const moved =
    (days: number, longer = 0) =>
    (data: PolicyData): PolicyData => ({
      ...data,
      startDate: addDays(data.startDate, days),
      endDate: addDays(data.endDate, days + longer),
    });

  const buyBox = () => buyPolicy(api, "box", saveBox, { body: aBoxOrder(), language: "ru" });
  const buyTrip = () =>
    buyPolicy(api, "travel", saveTravel, {
      body: { ...saveTravel.examples.body, sumPrem: undefined },
      language: "ru",
    });
  const refusal = async (run: Promise<unknown>) => {
    const end = await run.then(
      () => undefined,
      (error: unknown) => error,
    );
    return (end as { readonly code?: string } | undefined)?.code;
  };

  describe("a correction of a policy", () => {
    it("issues a new version that replaces the document, in the check, the account and messages", async () => {
      const bought = await buyBox();
      const { number } = bought.policy;
      const written = await correct(number, renamed("Ғафурзод"));
      expect(written).toMatchObject({ version: 2, fields: ["name"], position: 1 });
      const document = await bought.document("ru");
      expect(document).toContain(letters("Ғафурзод Ҷаҳонгир"));
      expect(document).toContain(letters("Версия 2 от 02.03.2026, заменяет версию 1"));
      const { data: check } = await bought.buyer(checkPolicy, { body: { policyNumber: number } });
      expect(check).toMatchObject({ version: 2, versionOn: "2026-03-02" });
      const { data: mine } = await bought.buyer(myPolicies);
      expect(mine).toMatchObject([{ version: 2, versionOn: "2026-03-02" }]);
      const news = await api.service.db
        .select()
        .from(outbox)
        .where(like(outbox.dedupeKey, `policy:${number}:correction:%`));
      expect(news.map(({ channel }) => channel).toSorted()).toEqual(["mail", "sms"]);
      expect(news.map(({ body }) => body).join()).toContain("Изменено: имя");
      expect(news.find(({ channel }) => channel === "mail")?.policyNumber).toBe(number);
    });

    it("is applied once by its id", async () => {
      const { number } = (await buyBox()).policy;
      const id = randomUUID();
      const request = await wanted(number, renamed("Ғафурзод"));
      const [first, second] = [
        await correctPolicy(api.service, request, byStaff(id)),
        await correctPolicy(api.service, request, byStaff(id)),
      ];
      expect(second).toEqual(first);
      expect(await policyNamed(number)).toMatchObject({ version: 2 });
    });

    it("succeeds for one of two people at once, and is refused for the other", async () => {
      const { number } = (await buyBox()).policy;
      const requests = await Promise.all([
        wanted(number, renamed("Ғафурзод")),
        wanted(number, renamed("Ғафурзоде")),
      ]);
      const ends = await Promise.allSettled(
        requests.map((request) => correctPolicy(api.service, request, byStaff())),
      );
      expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      const refused = ends.flatMap((end) => (end.status === "rejected" ? [end.reason.code] : []));
      expect(refused).toEqual(["correctionOutdated"]);
      expect(await listCorrections(api.service.db, number)).toHaveLength(1);
    });

    it("changes the email without a new version, and warns the earlier address", async () => {
      const { number } = (await buyBox()).policy;
      const written = await correct(number, (data) => ({ ...data, email: "j@example.tj" }));
      expect(written).toMatchObject({ version: null, fields: ["email"] });
      expect(await policyNamed(number)).toMatchObject({
        version: 1,
        holder: { email: "j@example.tj" },
      });
      const news = await api.service.db
        .select()
        .from(outbox)
        .where(like(outbox.dedupeKey, `policy:${number}:correction:%`));
      const mails = news.filter(({ channel }) => channel === "mail");
      expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
        "j@example.tj",
        "jahongir@example.tj",
      ]);
    });

    it("needs a second person for another name, also in several small steps", async () => {
      const { number } = (await buyBox()).policy;
      expect(await refusal(correct(number, renamed("Каримов")))).toBe("secondPersonNeeded");
      await correct(number, renamed("Ғафурзод"));
      await correct(number, renamed("Ғафурзо"));
      expect(await refusal(correct(number, renamed("Ғафурз")))).toBe("secondPersonNeeded");
      await correct(number, renamed("Каримов"), byStaff(randomUUID(), "Second"));
      const [, , last] = await listCorrections(api.service.db, number);
      expect(last).toMatchObject({ version: 4, confirmedBy: "Second" });
    });

    it("is refused while a refund runs, and after a cancellation", async () => {
      const { number } = (await buyBox()).policy;
      await cancelPolicyFor(api.service, number, aCommand());
      expect(await refusal(correct(number, renamed("Ғафурзод")))).toBe("correctionCancelled");
      const trip = (await buyTrip()).policy.number;
      await correct(trip, moved(0, -1));
      expect(await refusal(correct(trip, moved(1)))).toBe("correctionRefundOpen");
      await correct(trip, (data) => ({ ...data, phone: "992921234568" }));
    });

    it("rejects new dates after the first day, and data that an order may not have", async () => {
      const { number } = (await buyTrip()).policy;
      expect(await refusal(correct(number, (data) => ({ ...data, phone: "12" })))).toBe("phone");
      expect(await refusal(correct(number, renamed("Саидова1")))).toBe("latinName");
      expect(await refusal(correct(number, (data) => ({ ...data })))).toBe("correctionEmpty");
      const { startDate } = await policyNamed(number);
      const today = getToday(api.service);
      const days = (Date.parse(startDate) - Date.parse(today)) / DAY_MS;
      expect(await refusal(correct(number, moved(-days)))).toBe("correctionBegin");
      api.pass((days + 1) * DAY_MS);
      expect(await refusal(correct(number, moved(3)))).toBe("correctionBegan");
      api.pass(-(days + 1) * DAY_MS);
    });

    it("charges longer dates by the pay link, and refunds shorter ones, with a register that adds up", async () => {
      const bought = await buyTrip();
      const { number, amountDiram } = bought.policy;
      const longer = await correct(number, moved(2, 3));
      expect(longer.afterDiram).toBeGreaterThan(amountDiram);
      const parts = () =>
        api.service.db
          .select()
          .from(instalment)
          .where(eq(instalment.policyNumber, number))
          .orderBy(instalment.part);
      const difference = longer.afterDiram - amountDiram;
      expect(await parts()).toMatchObject([
        { part: 1, amountDiram, paidOn: getToday(api.service) },
        { part: 2, amountDiram: difference, paidOn: null },
      ]);
      const news = await api.service.db
        .select()
        .from(outbox)
        .where(like(outbox.dedupeKey, `policy:${number}:correction:%`));
      expect(news.map(({ body }) => body).join()).toContain(`/pay/${number}`);
      const shorter = await correct(number, moved(-2, -5));
      expect(shorter.afterDiram).toBeLessThan(amountDiram);
      const returned = amountDiram - shorter.afterDiram;
      expect(await parts()).toMatchObject([{ part: 1, amountDiram: shorter.afterDiram }]);
      const [asked] = await api.service.db
        .select()
        .from(refund)
        .where(eq(refund.amountDiram, returned));
      for (const step of ["approved", "paid"] as const) {
        await decideRefund(api.service, asked?.id ?? "", step, aCommand());
      }
      const { data: mine } = await bought.buyer(myPolicies);
      expect(mine).toMatchObject([{ sumPrem: shorter.afterDiram / 100, version: 3 }]);
      // The seed of the tests has sales of a later day.
      api.pass(300 * DAY_MS);
      const check = await checkPremiums(api.service);
      expect(check).toMatchObject({ missing: 0, differing: 0 });
    });
  });
}
