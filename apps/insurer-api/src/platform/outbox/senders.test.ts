import { randomUUID } from "node:crypto";
import { inspect } from "node:util";
import { describeError } from "@sughurta/server-kit";
import { afterEach, describe, expect, it } from "vitest";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import { createLog } from "#src/platform/observability/log.ts";
import type { MessageSender } from "./message-sender.ts";
import { PassingDeliveryError, PermanentDeliveryError } from "./message-sender.ts";
import { createOsonSmsSender } from "./osonsms-sender.ts";
import { createSmppSender } from "./smpp-sender.ts";
import { createSmtpSender } from "./smtp-sender.ts";
import { OSONSMS_ACCOUNT, startOsonSmsPeer } from "./testing/osonsms-peer.ts";
import type { SenderCase, SenderPeer } from "./testing/sender-peer.ts";
import { SMPP_LOGIN, startSmppPeer } from "./testing/smpp-peer.ts";
import { SMTP_LOGIN, startSmtpPeer } from "./testing/smtp-peer.ts";

const TIMEOUT_MS = 10_000;
/** Timeout for tests that wait for nothing else. */
const SHORT_MS = 200;
const PHONE = "992900000123";

function smtp(port: number, timeoutMs = TIMEOUT_MS, password = SMTP_LOGIN.password) {
  const login = { user: SMTP_LOGIN.user, password };
  const server = { host: "127.0.0.1", port, encryption: "loopback", login } as const;
  return createSmtpSender({ server, from: "polis@example.tj", name: "Sughurta" }, timeoutMs);
}

function osonSms(port: number, timeoutMs = TIMEOUT_MS, hash = OSONSMS_ACCOUNT.hash) {
  const url = `http://127.0.0.1:${port}`;
  return createOsonSmsSender({ protocol: "osonsms", url, ...OSONSMS_ACCOUNT, hash }, timeoutMs);
}

function smppSender(port: number, timeoutMs = TIMEOUT_MS, password = SMPP_LOGIN.password) {
  const place = { protocol: "smpp", host: "127.0.0.1", port, tls: false } as const;
  const gateway = { ...place, ...SMPP_LOGIN, password, from: "Sughurta" };
  return createSmppSender(gateway, { timeoutMs, enquireMs: TIMEOUT_MS });
}

const CASES: readonly (readonly [string, SenderCase])[] = [
  [
    "the mail server",
    {
      startPeer: startSmtpPeer,
      createSender: smtp,
      createStranger: (port) => smtp(port, TIMEOUT_MS, "wrong"),
      secrets: [SMTP_LOGIN.password, "secret of the server"],
      recipient: "buyer@example.tj",
      badRecipients: ["", "buyer", "a@b@c", "a@b.tj, c@d.tj", "a@b.tj\r\nBcc: c@d.tj"],
      codes: { refusedForGood: "smtp550", refusedForNow: "smtp451", stranger: "smtp535" },
    },
  ],
  [
    "OsonSMS",
    {
      startPeer: startOsonSmsPeer,
      createSender: osonSms,
      createStranger: (port) => osonSms(port, TIMEOUT_MS, "wrong"),
      secrets: [OSONSMS_ACCOUNT.hash, encodeURIComponent("Ваш полис")],
      recipient: PHONE,
      badRecipients: ["", "12", "buyer@example.tj", "992900000123&msg=x"],
      codes: {
        refusedForGood: "osonsms107",
        refusedForNow: "osonsms105",
        stranger: "osonsms106",
      },
    },
  ],
  [
    "the SMS centre",
    {
      startPeer: startSmppPeer,
      createSender: smppSender,
      createStranger: (port) => smppSender(port, TIMEOUT_MS, "wrong"),
      secrets: [SMPP_LOGIN.password],
      recipient: PHONE,
      badRecipients: ["", "12", "buyer@example.tj", "0992900000123456789"],
      codes: {
        refusedForGood: "smppRINVDSTADR",
        refusedForNow: "smppRTHROTTLED",
        stranger: "smppRINVPASWD",
      },
    },
  ],
];

const TEXT = `Ваш полис 5511000017 готов, ғӣқӯҳҷ. ${"Слово за словом. ".repeat(20)}Код 123456`;

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe.each(CASES)("%s", (_name, provider) => {
  const { recipient, codes } = provider;

  async function start(port?: number): Promise<SenderPeer> {
    const peer = await provider.startPeer(port);
    ends.push(() => peer.stop().catch(() => undefined));
    return peer;
  }
  function use(sender: MessageSender): MessageSender {
    ends.push(() => sender.close());
    return sender;
  }
  const aMessage = (changes: Partial<OutboxMessage> = {}): OutboxMessage => ({
    id: randomUUID(),
    dedupeKey: "key",
    channel: "sms",
    recipient,
    language: "ru",
    subject: "Ваш полис",
    body: TEXT,
    policyNumber: null,
    aboutPolicy: null,
    aboutOrder: null,
    urgent: false,
    state: "waiting",
    attempts: 1,
    lastFailure: "",
    held: false,
    unsubscribeUrl: null,
    usefulUntil: null,
    sentAt: null,
    createdAt: new Date(0),
    ...changes,
  });

  /** The error of a failed send, which must contain nothing but its code. */
  async function getFailure(work: Promise<void>): Promise<unknown> {
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const lines: string[] = [];
    const log = createLog("info", { write: (line) => lines.push(line) });
    log.warn({ error: describeError(error) }, "message not sent");
    const told = [inspect(error, { depth: 9, showHidden: true }), ...lines].join("\n");
    for (const word of [...provider.secrets, recipient, "полис", "123456"]) {
      expect(told).not.toContain(word);
    }
    return error;
  }
  const withCode = (code: string) => expect.objectContaining({ code });

  it("accepts a complete message, and a resent one only once", async () => {
    const peer = await start();
    const sender = use(provider.createSender(peer.port));
    const message = aMessage();
    await sender.send(message, []);
    await sender.send(message, []);
    expect(peer.taken).toEqual([{ key: expect.anything(), recipient, text: TEXT }]);
  });

  it("accepts many messages concurrently", async () => {
    const peer = await start();
    const sender = use(provider.createSender(peer.port));
    const bodies = Array.from({ length: 20 }, (_, index) => `Sughurta: ${index}`);
    await Promise.all(bodies.map((body) => sender.send(aMessage({ body }), [])));
    expect(peer.taken.map(({ text }) => text).sort()).toEqual(bodies.toSorted());
  });

  it("may be slow without a failure", async () => {
    const peer = await start();
    peer.behaviour = "takesSlowly";
    await use(provider.createSender(peer.port)).send(aMessage(), []);
    expect(peer.taken).toHaveLength(1);
  });

  it("refuses a message permanently", async () => {
    const peer = await start();
    peer.behaviour = "refusesForGood";
    const sender = use(provider.createSender(peer.port));
    const error = await getFailure(sender.send(aMessage(), []));
    expect(error).toBeInstanceOf(PermanentDeliveryError);
    expect(error).toEqual(withCode(codes.refusedForGood));
  });

  it("refuses a message temporarily, and accepts it later", async () => {
    const peer = await start();
    peer.behaviour = "refusesForNow";
    const sender = use(provider.createSender(peer.port));
    const message = aMessage();
    const error = await getFailure(sender.send(message, []));
    expect(error).toBeInstanceOf(PassingDeliveryError);
    expect(error).toEqual(withCode(codes.refusedForNow));
    peer.behaviour = "takes";
    await sender.send(message, []);
    expect(peer.taken).toHaveLength(1);
  });

  it("fails temporarily when it does not respond", async () => {
    const peer = await start();
    peer.behaviour = "isSilent";
    const error = await getFailure(
      use(provider.createSender(peer.port, SHORT_MS)).send(aMessage(), []),
    );
    expect(error).toBeInstanceOf(PassingDeliveryError);
    expect(error).toEqual(withCode("tooSlow"));
  });

  it("is used again after an outage", async () => {
    const peer = await start();
    const sender = use(provider.createSender(peer.port));
    await sender.send(aMessage(), []);
    await peer.stop();
    const error = await getFailure(sender.send(aMessage(), []));
    expect(error).toBeInstanceOf(PassingDeliveryError);
    const again = await start(peer.port);
    await sender.send(aMessage(), []);
    expect(again.taken).toHaveLength(1);
  });

  it("never receives an impossible recipient", async () => {
    const peer = await start();
    const sender = use(provider.createSender(peer.port));
    for (const bad of provider.badRecipients) {
      const error = await getFailure(sender.send(aMessage({ recipient: bad }), []));
      expect(error).toBeInstanceOf(PermanentDeliveryError);
    }
    expect(peer.taken).toEqual([]);
  });

  it("is checked: responds, rejects the credentials, or is unavailable", async () => {
    const peer = await start();
    await use(provider.createSender(peer.port)).check();
    const stranger = use(provider.createStranger(peer.port));
    expect(await getFailure(stranger.check())).toEqual(withCode(codes.stranger));
    const error = await getFailure(stranger.send(aMessage(), []));
    expect(error).toBeInstanceOf(PassingDeliveryError);
    const gone = await start();
    await gone.stop();
    const away = use(provider.createSender(gone.port));
    expect(await getFailure(away.check())).toEqual(withCode("ECONNREFUSED"));
    expect(peer.taken).toEqual([]);
  });
});
