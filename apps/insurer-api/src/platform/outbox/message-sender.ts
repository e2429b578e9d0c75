import type { OutboxMessage } from "#src/platform/database/schema/service.ts";

/** A file that goes with an email. */
export interface Attachment {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** The port for a mail or SMS provider; throws when the message was not taken. */
export interface MessageSender {
  send(message: OutboxMessage, attachments: readonly Attachment[]): Promise<void>;
}

/** One sender per channel; a channel without one keeps its messages waiting. */
export type MessageSenders = Readonly<Partial<Record<OutboxMessage["channel"], MessageSender>>>;

/** The sandbox sends nothing anywhere: its pages show what would have gone out. */
export const sandboxSender: MessageSender = { send: async () => undefined };
