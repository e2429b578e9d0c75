/** Kinds of deliveries to others. */
export const DELIVERY_KINDS = ["message", "webhook", "refund", "receipt"] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

export const isDeliveryKind = (name: string): name is DeliveryKind =>
  DELIVERY_KINDS.some((one) => one === name);

/** What staff decide about the held deliveries of a kind. */
export const SUSPENDED_DECISIONS = ["release", "discard"] as const;
export type SuspendedDecision = (typeof SUSPENDED_DECISIONS)[number];

/** Money leaves the insurer, or is declared to the tax authority. */
export const isMoney = (kind: DeliveryKind): boolean => kind === "refund" || kind === "receipt";

/** A receipt is required by law, and the till is asked for it first: it is released only. */
export const canDiscard = (kind: DeliveryKind): boolean => kind !== "receipt";

/** Held deliveries of a kind. */
export interface SuspendedDeliveries {
  readonly kind: DeliveryKind;
  readonly count: number;
  /** When the oldest and the newest of them were queued. */
  readonly oldest: Date;
  readonly newest: Date;
}
