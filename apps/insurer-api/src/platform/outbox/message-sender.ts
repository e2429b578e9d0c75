import type { OutboxMessage } from "#src/platform/database/schema/service.ts";

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
