/** A half-filled order as the way to another device and back needs it. */
export interface OrderDraft {
  /** Name of the draft on the service. */
  readonly kind: string;
  /** Tells whether there is an order here that another one would replace. */
  readonly isSaved: () => boolean;
  /** Keeps what has changed without waiting for a pause. */
  readonly saveNow: () => void;
  /** Keeps the order as it stands now on the service, choices too, for another device; stays the same. */
  readonly saveWhole: () => Promise<void>;
  /** Goes on with what the service kept of another device in place of this order; `false` where it cannot be read. */
  readonly replaceWith: (content: string) => boolean;
}
