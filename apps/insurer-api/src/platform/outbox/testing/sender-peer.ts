import type { MessageSender } from "#src/platform/outbox/message-sender.ts";

/** Behaviour of a fake provider for the next messages. */
export type PeerBehaviour =
  | "takes"
  | "takesSlowly"
  | "refusesForGood"
  | "refusesForNow"
  | "isSilent";

/** A message received by a fake provider. */
export interface TakenMessage {
  /** Idempotency key of the message. */
  readonly key: string;
  readonly recipient: string;
  readonly text: string;
}

/** A fake provider that speaks the real protocol on this machine. */
export interface SenderPeer {
  readonly port: number;
  behaviour: PeerBehaviour;
  /** Received messages; a resent message is listed once. */
  readonly taken: readonly TakenMessage[];
  /** Closes all connections and accepts no new ones. */
  stop(): Promise<void>;
}

/** A provider and its sender. */
export interface SenderCase {
  readonly startPeer: (port?: number) => Promise<SenderPeer>;
  readonly createSender: (port: number, timeoutMs?: number) => MessageSender;
  /** Creates a sender with a wrong key. */
  readonly createStranger: (port: number) => MessageSender;
  /** Texts that no error may contain. */
  readonly secrets: readonly string[];
  readonly recipient: string;
  readonly badRecipients: readonly string[];
  readonly codes: Readonly<Record<"refusedForGood" | "refusedForNow" | "stranger", string>>;
}

/** Delay of a slow provider, far below a sender's timeout. */
export const SLOW_MS = 150;
