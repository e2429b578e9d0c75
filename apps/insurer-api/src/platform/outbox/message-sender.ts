import type { OutboxMessage } from "#src/platform/database/schema/service.ts";

/** A file that goes with an email. */
export interface Attachment {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** The port for a mail or SMS provider. */
export interface MessageSender {
  /**
   * Resolves when the provider took the message. Throws a `PermanentDeliveryError` where it never will; any other
   * error means that it may later.
   */
  send(message: OutboxMessage, attachments: readonly Attachment[]): Promise<void>;
  /** Throws where the provider cannot be reached or does not know us; sends nothing. */
  check(): Promise<void>;
  /** Ends its connections. */
  close(): Promise<void>;
}

/** One sender per channel; a channel without one keeps its messages waiting. */
export type MessageSenders = Readonly<Partial<Record<OutboxMessage["channel"], MessageSender>>>;

/** The sandbox sends nothing anywhere: its pages show what would have gone out. */
export const sandboxSender: MessageSender = {
  send: async () => undefined,
  check: async () => undefined,
  close: async () => undefined,
};

/** Ends the connections of all senders. */
export async function closeSenders({ mail, sms }: MessageSenders): Promise<void> {
  await Promise.all([mail?.close(), sms?.close()]);
}
