import { createTransport } from "nodemailer";
import type { MailServer } from "#src/platform/config/message-gateways.ts";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import { PassingDeliveryError, PermanentDeliveryError } from "./delivery-error.ts";
import type { Attachment, MessageSender } from "./message-sender.ts";
import { createSendingWindow } from "./sending-window.ts";

/** To get a place and to be answered together take less than the outbox waits. */
const TIMEOUT_MS = 7_000;
/** Emails that are handed over side by side. */
const CONNECTIONS = 5;
/** One mailbox, and nothing with which an address could become two or end its line. */
const MAILBOX = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/;
/** The session was in another state than we thought: it says nothing about the message. */
const BAD_SEQUENCE = 503;
/** Commands whose refusal is about this message; a refused login or sender is about all of them. */
const ABOUT_THE_MESSAGE = ["RCPT TO", "DATA"];

/** Who emails come from, and where they are handed over. */
interface SmtpSettings {
  readonly server: MailServer;
  readonly from: string;
  /** Name beside the address. */
  readonly name: string;
}

/** Hands emails over to a mail server; a repeated one has the same `Message-ID`. */
export function createSmtpSender(
  { server, from, name }: SmtpSettings,
  timeoutMs: number = TIMEOUT_MS,
): MessageSender {
  const { host, port, encryption, login } = server;
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    // Whether and when to try again is decided by the outbox.
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
    { id, recipient, subject, body }: OutboxMessage,
    files: readonly Attachment[],
  ) => ({
    from: sender,
    to: { name: "", address: recipient },
    messageId: `<${id}@${domain}>`,
    subject,
    text: body,
    attachments: files.map(({ name: filename, mediaType, content }) => ({
      filename,
      contentType: mediaType,
      content: Buffer.from(content),
    })),
  });
  return {
    send: async (message, attachments) => {
      if (!MAILBOX.test(message.recipient)) throw new PermanentDeliveryError("badAddress");
      await inWindow(() => transport.sendMail(toMail(message, attachments)).catch(rethrow));
    },
    check: async () => {
      await transport.verify().catch(rethrow);
    },
    close: async () => transport.close(),
  };
}

/** What a failure of nodemailer carries; its message quotes the server and the address. */
interface SmtpFailure {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

function rethrow(failure: SmtpFailure): never {
  const { responseCode, command, originalCode, code } = failure;
  if (typeof responseCode !== "number" || code === "ETLS") {
    throw new PassingDeliveryError(codeOf(originalCode ?? code));
  }
  const isPermanent = responseCode >= 500 && responseCode !== BAD_SEQUENCE;
  if (isPermanent && ABOUT_THE_MESSAGE.includes(String(command))) {
    throw new PermanentDeliveryError(`smtp${responseCode}`);
  }
  throw new PassingDeliveryError(`smtp${responseCode}`);
}

function codeOf(code: unknown): string {
  if (code === "ETIMEDOUT") return "tooSlow";
  return typeof code === "string" ? code : "smtp";
}
