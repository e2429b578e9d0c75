import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { MailServer } from "#src/platform/config/message-gateways.ts";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import { createSmtpSender } from "./smtp-sender.ts";
import { readMail } from "./testing/read-mail.ts";
import { SMTP_LOGIN, type SmtpPeer, startSmtpPeer } from "./testing/smtp-peer.ts";

let peer: SmtpPeer;
beforeEach(async () => {
  peer = await startSmtpPeer();
});
afterEach(() => peer.stop());

const id = randomUUID();
const message = {
  id,
  recipient: "buyer@example.tj",
  subject: "Ваш полис 5511000017",
  body: "Здравствуйте!\nСсылка: https://shop.example/verify/5511000017\n.\nКонец",
} as OutboxMessage;

const HTML = '<p>Здравствуйте!</p><img src="cid:mark" alt="">';

async function sendBy(changes: Partial<MailServer>, sent = message, name = "Sughurta") {
  const place = { host: "127.0.0.1", port: peer.port, login: SMTP_LOGIN } as const;
  const server = { ...place, encryption: "loopback", ...changes } as const;
  const sender = createSmtpSender({ server, from: "polis@example.tj", name });
  const pdf = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
  const files = [{ name: "policy-5511000017.pdf", mediaType: "application/pdf", content: pdf }];
  const mark = { name: "mark", mediaType: "image/png", content: pdf.subarray(0, 90) };
  try {
    await sender.send(sent, files, { markup: HTML, images: [mark] });
  } finally {
    await sender.close();
  }
  return { pdf, mail: readMail(peer.sources[0] ?? "") };
}

it("delivers text, HTML with its image, and policy unchanged, under the id of the message", async () => {
  const { pdf, mail } = await sendBy({});
  const [body, html, mark, file] = mail.parts;
  expect(mail.parts.map(({ type }) => type)).toEqual([
    "text/plain",
    "text/html",
    "image/png",
    "application/pdf",
  ]);
  expect(html?.content.toString("utf8")).toBe(HTML);
  expect(mark).toMatchObject({ contentId: "mark", content: Buffer.from(pdf.subarray(0, 90)) });
  expect(body?.content.toString("utf8").replaceAll("\r\n", "\n")).toBe(message.body);
  expect(file).toMatchObject({ type: "application/pdf", fileName: "policy-5511000017.pdf" });
  expect(file?.content.equals(pdf)).toBe(true);
  expect(mail.headers).toContainEqual(["from", "Sughurta <polis@example.tj>"]);
  expect(mail.headers).toContainEqual(["to", "buyer@example.tj"]);
  expect(mail.headers).toContainEqual(["message-id", `<${id}@example.tj>`]);
});

it("names the address at which a mail program unsubscribes in one tap", async () => {
  const unsubscribeUrl = "https://pay.example/reminders/off/abc?lang=ru";
  const { mail } = await sendBy({}, { ...message, unsubscribeUrl });
  expect(mail.headers).toContainEqual(["list-unsubscribe", `<${unsubscribeUrl}>`]);
  expect(mail.headers).toContainEqual(["list-unsubscribe-post", "List-Unsubscribe=One-Click"]);
});

it("lets no subject or name add a header or a recipient", async () => {
  const subject = "Полис\r\nBcc: all@example.tj\r\n\r\nAnother text";
  const { mail } = await sendBy({}, { ...message, subject }, 'Sughurta\r\nX-Evil: 1", <x@y.tj>');
  const names = mail.headers.map(([name]) => name);
  expect(names).not.toContain("bcc");
  expect(names).not.toContain("x-evil");
  expect(peer.recipients).toEqual(["buyer@example.tj"]);
  expect(mail.parts[0]?.content.toString("utf8")).toContain("Здравствуйте");
});

it("sends neither login nor text to a server without TLS", async () => {
  await expect(sendBy({ encryption: "startTls" })).rejects.toMatchObject({
    name: "PassingDeliveryError",
    code: "ETLS",
  });
  expect(peer.logins).toEqual([]);
  expect(peer.sources).toEqual([]);
});

it("sends neither login nor text to a server with an untrusted certificate", async () => {
  const stranger = await startSmtpPeer(0, "tls");
  try {
    await expect(sendBy({ encryption: "tls", port: stranger.port })).rejects.toMatchObject({
      name: "PassingDeliveryError",
      code: expect.stringContaining("CERT"),
    });
    expect(stranger.logins).toEqual([]);
  } finally {
    await stranger.stop();
  }
});
