import { randomUUID } from "node:crypto";
import { addDays, DAY_MS, policyNumberFrom } from "@sughurta/domain";
import { like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deletedAccountOwner, userOwner } from "#src/platform/caller.ts";
import { type Policy, policy, policyCancellation } from "#src/platform/database/schema/sales.ts";
import { outbox, user } from "#src/platform/database/schema/service.ts";
import { getToday } from "#src/platform/platform.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { sendReminders } from "./renewal-reminders.ts";

let api: TestService;
let serial = 500_000;

beforeAll(async () => {
  api = await aService();
  const { db } = api.service;
  // Policies sold by the demo data must not end here.
  await db.update(policy).set({ endDate: "2099-12-31" });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.service.db.delete(outbox);
});

/** A new policyholder. */
function aHolder() {
  serial += 1;
  return {
    lastName: "Саидова",
    firstName: "Мадина",
    birthDate: "1990-05-14",
    phone: `992${910_000_000 + serial}`,
    email: `m${serial}@mail.tj`,
  };
}

/** A policy that ends this many days from today, with changes. */
async function aPolicy(daysLeft: number, changes: Partial<Policy> = {}): Promise<Policy> {
  const { db, now } = api.service;
  serial += 1;
  const endDate = addDays(getToday(api.service), daysLeft);
  const [issued] = await db
    .insert(policy)
    .values({
      number: policyNumberFrom(serial),
      code: "12345678",
      owner: "visitor:reminded",
      policyType: "box",
      productCode: "FAM_KIDS",
      language: "ru",
      startDate: addDays(endDate, -364),
      endDate,
      sumAssuredDiram: 100,
      priceDiram: 100,
      amountDiram: 100,
      currency: "TJS",
      holder: aHolder(),
      lifeAssured: ["Саидова Мадина"],
      createdAt: now(),
      ...changes,
    })
    .returning();
  if (!issued) throw new Error("No policy was written");
  return issued;
}

const sent = () => api.service.db.select().from(outbox).where(like(outbox.dedupeKey, "renewal:%"));

describe("reminders of the end of a policy", () => {
  it("are sent by email and SMS 14 and 3 days before it, once each, in the buyer's language", async () => {
    const ending = await aPolicy(16, { language: "tg" });
    const { number, holder } = ending;
    const days: number[] = [];
    for (let left = 16; left >= -1; left -= 1) {
      await Promise.all([sendReminders(api.service), sendReminders(api.service)]);
      await sendReminders(api.service);
      days.push((await sent()).length);
      api.pass(DAY_MS);
    }
    expect(days).toEqual([0, 0, ...Array(11).fill(2), ...Array(5).fill(4)]);
    const messages = await sent();
    expect(messages.map(({ recipient }) => recipient).sort()).toEqual(
      [holder.email, holder.email, holder.phone, holder.phone].sort(),
    );
    const link = `${api.service.config.publicUrl}/renew/${number}`;
    for (const { body, language } of messages) {
      expect(language).toBe("tg");
      expect(body).toContain(link);
      expect(body).not.toContain("12345678");
    }
  });

  it("are caught up when the service was down on their day", async () => {
    await aPolicy(9);
    await sendReminders(api.service);
    expect(await sent()).toHaveLength(2);
  });

  it("are delayed until the morning", async () => {
    const ending = await aPolicy(14);
    api.pass(DAY_MS / 2);
    await sendReminders(api.service);
    expect(await sent()).toEqual([]);
    api.pass(DAY_MS / 2);
    await sendReminders(api.service);
    expect(await sent()).toMatchObject([{ language: ending.language }, {}]);
  });

  it("respect the preferences of the account's owner", async () => {
    const id = randomUUID();
    const renewal = { mail: true, sms: false };
    await api.service.db.insert(user).values({
      id,
      username: "992900000001",
      role: "user",
      passwordHash: "",
      messages: { language: "en", renewal },
      createdAt: api.service.now(),
    });
    await aPolicy(14, { owner: userOwner(id) });
    await sendReminders(api.service);
    expect(await sent()).toMatchObject([{ channel: "mail", language: "en" }]);
  });

  it("are not sent to deleted accounts", async () => {
    await aPolicy(14, { owner: deletedAccountOwner() });
    await sendReminders(api.service);
    expect(await sent()).toEqual([]);
  });

  it("are sent by SMS only without an email address", async () => {
    const { email: _, ...holder } = aHolder();
    await aPolicy(3, { holder });
    await sendReminders(api.service);
    expect(await sent()).toMatchObject([{ channel: "sms" }]);
  });

  it("are not sent for a short trip or a cancelled policy", async () => {
    const today = getToday(api.service);
    await aPolicy(10, { startDate: addDays(today, -48) });
    const cancelled = await aPolicy(10);
    await api.service.db.insert(policyCancellation).values({
      policyNumber: cancelled.number,
      requestedOn: today,
      refundDiram: 0,
      createdAt: api.service.now(),
    });
    await sendReminders(api.service);
    expect(await sent()).toEqual([]);
    await aPolicy(10, { startDate: addDays(today, -49) });
    await sendReminders(api.service);
    expect(await sent()).toHaveLength(2);
  });

  it.each([
    ["the same product", "FAM_KIDS", "FAM_KIDS", 0],
    ["another programme of it", "ECI_P1", "ECI_P3", 0],
    ["another product", "FAM_KIDS", "HOME_FLAT", 2],
  ])("are not sent once the buyer has a later policy of %s", async (_, old, next, count) => {
    const { holder } = await aPolicy(14, { productCode: old });
    await aPolicy(300, { productCode: next, holder });
    await sendReminders(api.service);
    expect(await sent()).toHaveLength(count);
  });
});
