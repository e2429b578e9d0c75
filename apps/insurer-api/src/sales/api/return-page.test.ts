import { saveBox } from "@sughurta/contracts/box";
import { RETURN_PAGE_HEADER } from "@sughurta/contracts/core";
import { createPayment } from "@sughurta/contracts/payment";
import { afterAll, beforeAll, expect, it } from "vitest";
import { user } from "#src/platform/database/schema/service.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { pressAtBank } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

/** Buys with a return page and returns the address that the bank redirects to. */
async function fetchReturn(send: Send): Promise<string> {
  const { data: saved } = await send(saveBox, { body: aBoxOrder() });
  const { data } = await send(createPayment, {
    body: { policyId: String(saved.id), policyType: "box", paymentOper: "dc" },
    headers: { [RETURN_PAGE_HEADER]: "https://agency.example/insure" },
  });
  const started = {
    orderId: String(saved.id),
    paymentId: String(data.paymentId),
    reference: "",
    redirectUrl: String(data.redirectUrl),
    amount: 0,
  };
  const page = await pressAtBank(api, started, "pay");
  return page.replace(started.paymentId, "<id>");
}

it("redirects a guest back to the partner's page named by the gateway", async () => {
  expect(await fetchReturn(api.as())).toBe("https://agency.example/insure?payment=<id>");
});

it("ignores a return page sent with a user's own token", async () => {
  const { db, config } = api.service;
  const [person] = await db.select().from(user);
  const { publicUrl } = config;
  expect(await fetchReturn(api.asUser(person?.id ?? ""))).toBe(`${publicUrl}/success?payment=<id>`);
});
