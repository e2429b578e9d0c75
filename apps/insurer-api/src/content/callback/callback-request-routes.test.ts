import { requestCallback } from "@sughurta/contracts/content";
import { saveDraft } from "@sughurta/contracts/draft";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { draft } from "#src/platform/database/schema/service.ts";
import { startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

const callsPage = async () => (await api.app.request("/sandbox/calls?lang=en")).text();

it("shows staff the order and draft of a callback request, but no entered data", async () => {
  const buyer = api.as("buyer-by-phone");
  const kind = "box-deti";
  const content = JSON.stringify({ holderDocNumber: "40123SECRET" });
  await buyer(saveDraft, { params: { kind }, body: { content } });
  const { orderId } = await startOrder(api, buyer);
  const { db } = api.service;
  await db.update(draft).set({ orderId }).where(eq(draft.kind, kind));
  const [kept] = await db.select().from(draft).where(eq(draft.kind, kind));
  const body = { phone: "992921110099", type: "back_call", note: "Дети · Проверка", draft: kind };
  expect((await buyer(requestCallback, { body })).status).toBe(201);
  const page = await callsPage();
  for (const shown of [
    "992921110099",
    "Дети · Проверка",
    "Children: yard and sports club",
    orderId,
    kept?.lineage,
  ]) {
    expect(page).toContain(shown);
  }
  expect(page).not.toContain("SECRET");
});

it("accepts a request without a draft, and shows no draft or order of another visitor", async () => {
  const body = { phone: "992921110088", type: "back_call", draft: "box-deti" };
  expect((await api.as()(requestCallback, { body })).status).toBe(201);
  const [, card = ""] = (await callsPage()).split("992921110088");
  expect(card.split("</article>")[0]).not.toMatch(/Draft|Order number/);
});
