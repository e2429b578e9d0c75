import { createTransport } from "nodemailer";
import type { MailServer } from "#src/platform/config/message-gateways.ts";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import type { Attachment, HtmlVersion, MessageSender } from "./message-sender.ts";
import {
  createSendingWindow,
  PassingDeliveryError,
  PermanentDeliveryError,
} from "./message-sender.ts";

/** Queueing and the response together take less than the outbox waits. */
const TIMEOUT_MS = 7_000;
/** Concurrent connections to the mail server. */
const CONNECTIONS = 5;
/** One mailbox, without characters that could split the address or end its line. */
const MAILBOX = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/;
/** The session was in an unexpected state: the error does not concern the message. */
const BAD_SEQUENCE = 503;
/** Commands whose refusal concerns this message; a refused login or sender concerns all messages. */
const ABOUT_THE_MESSAGE = ["RCPT TO", "DATA"];

/** Sender of the emails, and the server that accepts them. */
interface SmtpSettings {
  readonly server: MailServer;
  readonly from: string;
  /** Name displayed with the address. */
  readonly name: string;
}

/** Sends emails through a mail server; a resent one has the same `Message-ID`. */
export function createSmtpSender(
  { server, from, name }: SmtpSettings,
  timeoutMs: number = TIMEOUT_MS,
): MessageSender {
  const { host, port, encryption, login } = server;
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    // The outbox decides whether and when to retry.
    maxRequeues: 0,
    host,
    port,
    secure: encryption === "tls",
    requireTLS: encryption === "startTls",
    ignoreTLS: encryption === "loopback",
    ...(login && { auth: { user: login.user, pass: login.password } }),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const inWindow = createSendingWindow(CONNECTIONS, timeoutMs);
  const sender = { name, address: from };
  const domain = from.slice(from.indexOf("@") + 1);
  const toMail = (
    { id, recipient, subject, body, unsubscribeUrl }: OutboxMessage,
    files: readonly Attachment[],
    html: HtmlVersion | undefined,
  ) => ({
    from: sender,
    to: { name: "", address: recipient },
    messageId: `<${id}@${domain}>`,
    subject,
    ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
    text: body,
    ...(html && { html: html.markup }),
    attachments: [
      ...files.map(toAttachment),
      ...(html?.images ?? []).map((image) => ({
        ...toAttachment(image),
        cid: image.name,
        contentDisposition: "inline" as const,
      })),
    ],
  });
  return {
    send: async (message, attachments, html) => {
      if (!MAILBOX.test(message.recipient)) throw new PermanentDeliveryError("badAddress");
      await inWindow(() => transport.sendMail(toMail(message, attachments, html)).catch(rethrow));
    },
    check: async () => {
      await transport.verify().catch(rethrow);
    },
    close: async () => transport.close(),
  };
}

/** Mail programs show a button that unsubscribes in one tap (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const toAttachment = ({ name, mediaType, content }: Attachment) => ({
  filename: name,
  contentType: mediaType,
  content: Buffer.from(content),
});

/** Fields of a nodemailer error; its message quotes the server and the address. */
interface SmtpFailure {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

function rethrow(failure: SmtpFailure): never {
  const { responseCode, command, originalCode, code } = failure;
  if (typeof responseCode !== "number" || code === "ETLS") {
    throw new PassingDeliveryError(getCode(originalCode ?? code));
  }
  const isPermanent = responseCode >= 500 && responseCode !== BAD_SEQUENCE;
  if (isPermanent && ABOUT_THE_MESSAGE.includes(String(command))) {
    throw new PermanentDeliveryError(`smtp${responseCode}`);
  }
  throw new PassingDeliveryError(`smtp${responseCode}`);
}

function getCode(code: unknown): string {
  if (code === "ETIMEDOUT") return "tooSlow";
  return typeof code === "string" ? code : "smtp";
}
