/** A half-filled order for its transfer to another device and back. */
export interface OrderDraft {
  /** Name of the draft on the service. */
  readonly kind: string;
  /** Whether there is an order here that another one would replace. */
  readonly isSaved: () => boolean;
  /** Saves changes at once, without waiting for a pause. */
  readonly saveNow: () => void;
  /** Saves the whole order on the service, choices too, for another device; a stable function. */
  readonly saveFull: () => Promise<void>;
  /** Replaces this order with the draft of another device; `false` where that cannot be read. */
  readonly replaceWith: (content: string) => boolean;
}
