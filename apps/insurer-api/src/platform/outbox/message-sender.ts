import { createBulkhead } from "@sughurta/server-kit";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";

/**
 * Temporary failure of a provider. Neither its code nor its message contains the message, a key or an address; it has
 * no cause, which could.
 */
export class PassingDeliveryError extends Error {
  override readonly name = "PassingDeliveryError";
  readonly code: string;

  constructor(code: string) {
    super(`The message was not taken now: ${code}`);
    this.code = code;
  }
}

/** Permanent failure, such as a missing mailbox; contains no such data either. */
export class PermanentDeliveryError extends Error {
  override readonly name = "PermanentDeliveryError";
  readonly code: string;

  constructor(code: string) {
    super(`The message will never be taken: ${code}`);
    this.code = code;
  }
}

/** Code of a message about a specimen that must not be delivered. */
export const TEST_RECIPIENT = "testRecipient";

/** A file attached to an email. */
export interface Attachment {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** The HTML version of an email, with the images that it refers to as `cid:name`. */
export interface HtmlVersion {
  readonly markup: string;
  readonly images: readonly Attachment[];
}

/** The port for a mail or SMS provider. */
export interface MessageSender {
  /**
   * Resolves when the provider has accepted the message. Throws a `PermanentDeliveryError` if it never will; any other
   * error is temporary.
   */
  send(
    message: OutboxMessage,
    attachments: readonly Attachment[],
    html?: HtmlVersion,
  ): Promise<void>;
  /** Throws if the provider is unreachable or rejects the credentials; sends nothing. */
  check(): Promise<void>;
  /** Closes its connections. */
  close(): Promise<void>;
}

/** One sender per channel; messages of a channel without one stay queued. */
export type MessageSenders = Readonly<Partial<Record<OutboxMessage["channel"], MessageSender>>>;

/** The sandbox delivers nothing: its pages show the messages. */
export const sandboxSender: MessageSender = {
  send: async () => undefined,
  check: async () => undefined,
  close: async () => undefined,
};

/** Closes the connections of all senders. */
export async function closeSenders({ mail, sms }: MessageSenders): Promise<void> {
  await Promise.all([mail?.close(), sms?.close()]);
}

/** Digits with the country code, as gateways require. */
const PHONE = /^[1-9]\d{7,14}$/;

/** The digits of a phone. Throws for an impossible number. */
export function requirePhone(recipient: string): string {
  const digits = recipient.replace(/^\+/, "");
  if (!PHONE.test(digits)) throw new PermanentDeliveryError("badNumber");
  return digits;
}

/** More than two batches with many parts. */
const MAX_WAITING = 10_000;

/** Runs a delivery as soon as there is a slot; rejects if that is too late. */
export type SendingWindow = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Limits the number of concurrent deliveries. Work without a slot in time is not started: the outbox has given it up
 * for now, and would send it a second time.
 */
export function createSendingWindow(concurrent: number, waitMs: number): SendingWindow {
  const places = createBulkhead({ concurrent, waiting: MAX_WAITING });
  return async (work) => {
    const signal = AbortSignal.timeout(waitMs);
    try {
      return await places.run(work, signal);
    } catch (error) {
      throw signal.aborted && error === signal.reason ? new PassingDeliveryError("tooSlow") : error;
    }
  };
}
