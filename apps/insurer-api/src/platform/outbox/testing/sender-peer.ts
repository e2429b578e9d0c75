import type { MessageSender } from "#src/platform/outbox/message-sender.ts";

/** What a pretend provider does with the next messages. */
export type PeerBehaviour =
  | "takes"
  | "takesSlowly"
  | "refusesForGood"
  | "refusesForNow"
  | "isSilent";

/** A message as a pretend provider got it. */
export interface TakenMessage {
  /** By which the provider knows a message that comes again. */
  readonly key: string;
  readonly recipient: string;
  readonly text: string;
}

/** A pretend provider that speaks the real protocol on this machine. */
export interface SenderPeer {
  readonly port: number;
  behaviour: PeerBehaviour;
  /** A message that came again, and was known, is here once. */
  readonly taken: readonly TakenMessage[];
  /** Ends all connections and takes no new ones. */
  stop(): Promise<void>;
}

/** A provider and how we send by it. */
export interface SenderCase {
  readonly startPeer: (port?: number) => Promise<SenderPeer>;
  readonly createSender: (port: number, timeoutMs?: number) => MessageSender;
  /** With a key that the provider does not know. */
  readonly createStranger: (port: number) => MessageSender;
  /** What no error may hold. */
  readonly secrets: readonly string[];
  readonly recipient: string;
  readonly badRecipients: readonly string[];
  readonly codes: Readonly<Record<"refusedForGood" | "refusedForNow" | "stranger", string>>;
}

/** What a slow provider takes its time for, far below what a sender waits. */
export const SLOW_MS = 150;
