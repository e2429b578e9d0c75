import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { payment } from "#src/platform/database/schema/sales.ts";
import type { PaymentProvider } from "#src/sales/ports/payment-provider.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { paymentFollowing } from "./follow-payments.ts";

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

const findState = async (paymentId: string) =>
  (await api.service.db.select().from(payment).where(eq(payment.id, paymentId)))[0]?.state;

it("queries one provider while another does not respond", async () => {
  const { service } = api;
  const [slow, paid] = [
    await startOrder(api, api.as(), "payler"),
    await startOrder(api, api.as(), "dc"),
  ];
  await pressAtBank(api, paid, "pay-silently");
  api.pass(61_000);
  const response = Promise.withResolvers<never>();
  const payler = service.providers.get("payler") as PaymentProvider;
  const hanging: PaymentProvider = {
    ...payler,
    operator: "payler",
    ask: () => response.promise,
  };
  const providers = new Map([...service.providers, ["payler", hanging]]);
  const swept = api.work(paymentFollowing, { providers });
  await expect.poll(() => findState(paid.paymentId)).toBe("paid");
  response.reject(new Error("away"));
  await swept;
  expect(await findState(slow.paymentId)).toBe("pending");
});
