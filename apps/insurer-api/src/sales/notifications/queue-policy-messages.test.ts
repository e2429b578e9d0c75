import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { policy } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { queuePolicyMessages } from "./policy-messages.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

it("groups the digits of the paid amount as the site does", async () => {
  const { db } = api.service;
  const started = await startOrder(api, api.as());
  await pressAtBank(api, started, "pay");
  const [issued] = await db.select().from(policy).where(eq(policy.orderId, started.orderId));
  if (!issued) throw new Error("There is no policy");
  await db.delete(outbox);
  await queuePolicyMessages(api.service, db, { ...issued, amountDiram: 123_450 });
  const [mail] = await db.select().from(outbox).where(eq(outbox.channel, "mail"));
  expect(mail?.body).toMatch(/Оплачено: 1\s234,50\sTJS\n/);
});
