import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { sendCode } from "#src/identity/user/sms-codes.ts";
import { readConfig } from "#src/platform/config/config.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { closeSenders, type MessageSenders } from "#src/platform/outbox/message-sender.ts";
import { OSONSMS_ACCOUNT, startOsonSmsPeer } from "#src/platform/outbox/testing/osonsms-peer.ts";
import { readMail } from "#src/platform/outbox/testing/read-mail.ts";
import { SMPP_LOGIN, startSmppPeer } from "#src/platform/outbox/testing/smpp-peer.ts";
import { SMTP_LOGIN, startSmtpPeer } from "#src/platform/outbox/testing/smtp-peer.ts";
import { messageSending } from "#src/sales/notifications/send-messages.ts";
import { pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { TEST_SECRETS } from "#src/testing/test-settings.ts";
import { createSenders } from "./create-senders.ts";

const PHONE = "992900000125";

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await api.service.db.delete(outbox);
});

/** Senders as configured outside the sandbox. */
function createTestSenders(environment: Record<string, string>): MessageSenders {
  const config = readConfig({ ...TEST_SECRETS, SANDBOX: "off", ...environment });
  const senders = createSenders({ ...api.service, config });
  ends.push(() => closeSenders(senders));
  return senders;
}

const encoded = ({ user, password }: { user: string; password: string }) =>
  `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;

it.each([
  [
    "osonsms",
    startOsonSmsPeer,
    encoded({ user: OSONSMS_ACCOUNT.login, password: OSONSMS_ACCOUNT.hash }),
  ],
  ["smpp", startSmppPeer, encoded({ user: SMPP_LOGIN.systemId, password: SMPP_LOGIN.password })],
])("sends a sign-in code by %s", async (protocol, startPeer, login) => {
  const peer = await startPeer();
  ends.push(() => peer.stop());
  const senders = createTestSenders({
    SMS_URL: `${protocol}://${login}@127.0.0.1:${peer.port}?from=${OSONSMS_ACCOUNT.from}`,
  });
  const requester = { owner: `visitor:${protocol}`, address: "192.0.2.1", isTrusted: false };
  await sendCode(api.service, { phone: PHONE, purpose: "register", language: "tg", ...requester });
  await api.work(messageSending.sms, { senders });
  const [queued] = await api.service.db.select().from(outbox);
  expect(queued).toMatchObject({ state: "sent", lastFailure: "" });
  expect(peer.taken).toEqual([{ key: expect.anything(), recipient: PHONE, text: queued?.body }]);
});

it("emails a policy with its document and its calendar", async () => {
  const peer = await startSmtpPeer();
  ends.push(() => peer.stop());
  const senders = createTestSenders({
    MAIL_URL: `smtp://${encoded(SMTP_LOGIN)}@127.0.0.1:${peer.port}`,
    MAIL_FROM: "polis@example.tj",
  });
  await pressAtBank(api, await startOrder(api, api.as()), "pay");
  await api.work(messageSending.mail, { senders });
  const [text, html, band, mark, pdf, calendar] = readMail(peer.sources[0] ?? "").parts;
  const words = text?.content.toString("utf8") ?? "";
  const markup = html?.content.toString("utf8") ?? "";
  const [number = ""] = /\d{10}/.exec(words) ?? [];
  expect(markup.replace(/<\/?span[^>]*>/g, "")).toContain(number);
  expect([band, mark]).toMatchObject([{ contentId: "band" }, { contentId: "mark" }]);
  expect(Buffer.byteLength(markup)).toBeLessThan(60_000);
  expect(pdf?.fileName).toMatch(/^policy-\d+\.pdf$/);
  expect(pdf?.content.subarray(0, 5).toString()).toBe("%PDF-");
  expect(calendar?.content.toString("utf8")).toMatch(/^BEGIN:VCALENDAR/);
});

it("sends nothing in the sandbox, whatever is configured", async () => {
  const peer = await startOsonSmsPeer();
  ends.push(() => peer.stop());
  const { login, hash, from } = OSONSMS_ACCOUNT;
  const SMS_URL = `osonsms://${encoded({ user: login, password: hash })}@127.0.0.1:${peer.port}?from=${from}`;
  const senders = createTestSenders({ SMS_URL, SANDBOX: "on" });
  const requester = { owner: "visitor:sandbox", address: "192.0.2.1", isTrusted: false };
  await sendCode(api.service, { phone: PHONE, purpose: "register", language: "ru", ...requester });
  await api.work(messageSending.sms, { senders });
  expect(peer.taken).toEqual([]);
});
