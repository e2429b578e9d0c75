import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { registerClaim } from "@sughurta/contracts/claim";
import { requestCallback } from "@sughurta/contracts/content";
import { serveFakes } from "@sughurta/fake-providers";
import { eq } from "drizzle-orm";
import { policy } from "#src/platform/database/schema/sales.ts";
import { webhookDelivery } from "#src/platform/webhook/deliver-webhooks.ts";
import { createCoupon } from "#src/products/coupon/manage-coupons.ts";
import { addPartners } from "#src/sales/orders/load-partners.ts";
import { cancelPolicyFor } from "#src/sales/payments/decisions.ts";
import { aCommand } from "#src/testing/a-desk.ts";
import { beginCover, pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { aWebhookReceiver } from "#src/testing/a-webhook-receiver.ts";
import { DESK_SETTINGS, deskBrowser } from "#src/testing/desk-browser.ts";

const SECRET = "the secret of the agency, long enough";
/** Secret keys with which the servers of the agency read their reports. */
export const SERVER_KEYS = { live: `sk_live_${"a".repeat(32)}`, test: `sk_test_${"b".repeat(32)}` };
export const REPORT_DAYS = { from: "2026-01-01", to: "2027-12-31" };
/** Visitor who buys with the test key of the agency. */
export const VISITOR = "a-visitor-of-the-agency";

export const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` });

export type Agency = Awaited<ReturnType<typeof openAgency>>;

/**
 * A service outside the sandbox with real providers, an agency with keys of both kinds, and a signed-in staff member.
 */
export async function openAgency() {
  const server = serve({ fetch: () => new Response(), hostname: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const paymentsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let now = () => new Date();
  const fakes = await serveFakes(paymentsUrl, () => now());
  const folder = await mkdtemp(join(tmpdir(), "test-keys-"));
  const file = join(folder, "providers.json");
  await writeFile(file, JSON.stringify(fakes.settings));
  const systems = await aWebhookReceiver(() => SECRET);
  const api = await aService({
    ...DESK_SETTINGS,
    SANDBOX: "off",
    PAYMENT_PROVIDERS_FILE: file,
    PAYMENTS_URL: paymentsUrl,
    PAYMENT_OPERATORS_BOX: "dc,payler",
    WEBHOOK_URL: `${systems.url}/insurer`,
    WEBHOOK_SECRET: SECRET,
  });
  now = () => api.service.now();
  await addPartners(api.service, [
    {
      code: "SAFAR",
      keys: ["pk_live_agency", "pk_test_agency"],
      origins: ["https://agency.example"],
      returnPages: ["https://agency.example/"],
      serverSecrets: Object.values(SERVER_KEYS),
      webhook: { url: `${systems.url}/SAFAR`, secret: SECRET },
      withdrawn: false,
    },
  ]);
  // A signature is valid for five minutes around the receiver's real time.
  api.pass(Date.now() - api.service.now().getTime());
  await createCoupon(
    api.service,
    {
      code: "ONCE",
      kind: "percent",
      value: 10,
      productCodes: [],
      validFrom: "2026-01-01",
      validTo: "2099-12-31",
      useLimit: 1,
    },
    { by: "administrator" },
  );
  const desk = deskBrowser(api);
  const roles = ["cashier", "support", "claims", "pricing", "administrator"] as const;
  const { Cookie } = await desk.signedIn(...roles);
  return {
    api,
    desk,
    /** Session of a staff member who may see all sales. */
    Cookie,
    paymentsUrl,
    /** Webhook receiver of the insurer and of the agency. */
    systems,
    close: async () => {
      await api.close();
      systems.close();
      await fakes.close();
      await new Promise((done) => server.close(done));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Only the sandbox allows partner webhooks to this machine, where the receiver of this test listens. */
const deliveryOnThisMachine: typeof webhookDelivery = {
  ...webhookDelivery,
  run: (service, ...job) =>
    webhookDelivery.run({ ...service, config: { ...service.config, sandbox: true } }, ...job),
};

/** Buys a box with the test key of the agency. */
export async function buyByTestKey(
  api: TestService,
  send: Send,
  changes: Parameters<typeof startOrder>[3] = {},
) {
  const tests = { ...api, service: api.tests };
  const started = await startOrder(tests, send, "dc", { partner: "SAFAR", ...changes });
  await pressAtBank(api, started, "pay");
  const [issued] = await api.tests.db
    .select()
    .from(policy)
    .where(eq(policy.orderId, started.orderId));
  return { ...started, number: issued?.number ?? "" };
}

/**
 * Does everything that a test key can do: buys, is refused, registers a claim, requests a callback and cancels a
 * policy; returns that policy.
 */
export async function tryTestKey({ api }: Agency) {
  const send = api.asTest(VISITOR);
  await startOrder({ ...api, service: api.tests }, send, "payler");
  await buyByTestKey(api, send, { coupon: "ONCE" });
  const bought = await buyByTestKey(api, send);
  await beginCover({ service: api.tests }, bought.number);
  await send(registerClaim, {
    body: {
      fullName: "Ғафурзода Ҷаҳонгир",
      policyNumber: bought.number,
      note: "Потерялся чемодан в аэропорту.",
      phone: "992921234567",
      email: "jahongir@example.tj",
      channel: "front",
    },
  });
  await send(requestCallback, { body: { phone: "992921110077", type: "back_call" } });
  await cancelPolicyFor(api.tests, bought.number, aCommand());
  await api.work(deliveryOnThisMachine);
  return bought;
}
