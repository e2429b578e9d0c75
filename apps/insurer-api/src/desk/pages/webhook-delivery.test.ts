import { requestCallback } from "@sughurta/contracts/content";
import { afterAll, beforeAll, expect, it } from "vitest";
import { webhookDelivery } from "#src/platform/webhook/deliver-webhooks.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { aWebhookReceiver } from "#src/testing/a-webhook-receiver.ts";
import {
  DESK_SETTINGS,
  type DeskBrowser,
  decision,
  deskBrowser,
} from "#src/testing/desk-browser.ts";

const SECRET = "the secret of the insurer's own systems";

let systems: Awaited<ReturnType<typeof aWebhookReceiver>>;
let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  systems = await aWebhookReceiver(() => SECRET);
  api = await aService({
    RATE_LIMITS: "off",
    WEBHOOK_URL: `${systems.url}/events`,
    WEBHOOK_SECRET: SECRET,
    ...DESK_SETTINGS,
  });
  // A signature is valid for five minutes around the receiver's real time.
  api.pass(Date.now() - api.service.now().getTime());
  browser = deskBrowser(api);
});
afterAll(async () => {
  systems.close();
  await api.close();
});

it("shows the reason of a failed delivery, and delivers events again on demand", async () => {
  const { Cookie } = await browser.signedIn("administrator");
  systems.refusal = () => 503;
  await api.as()(requestCallback, { body: { phone: "992921110077", type: "back_call" } });
  await api.work(webhookDelivery);
  expect(await browser.read("/handover", Cookie)).toMatch(
    /lead\.created[\s\S]*Not accepted[\s\S]*503/,
  );
  systems.refusal = () => undefined;
  api.pass(60_000);
  await api.work(webhookDelivery);
  expect(await browser.read("/handover", Cookie)).toContain("Everything is delivered");
  const again = decision({ hours: "1", destination: "insurer" });
  const response = await browser.post("/handover", again, { Cookie });
  expect(response.headers.get("location")).toBe("/handover");
  await api.work(webhookDelivery);
  expect(systems.received.map(({ type }) => type)).toEqual(["lead.created", "lead.created"]);
  expect(await browser.listEvents("handover:insurer:1h")).toMatchObject([
    { action: "handover.replay", role: "administrator" },
  ]);
});
