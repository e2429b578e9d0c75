/** The types of a half-filled order. */
export interface DraftTypes {
  /** All values of the form. */
  readonly values: object;
  /** Names of the parts of the order. */
  readonly part: string;
  /** What the browser may store: choices, no personal data (SPEC-30). */
  readonly choices: object;
  /** What only the service stores, encrypted: personal data. */
  readonly identity: object;
}

/** Names under which a half-filled order is stored. */
export interface DraftNames {
  /** Name of the draft on the service. */
  readonly kind: string;
  /** Name of the order under which the browser stores its idempotency key and promo codes. */
  readonly orderName: string;
  /** Name of the choices in local storage, after the storage key of the client; `undefined` where the browser stores none. */
  readonly choicesKey?: string | undefined;
}

/** The choices of an order, which stay in the browser. */
export interface BrowserPart<T extends DraftTypes> {
  readonly of: (values: T["values"]) => T["choices"];
  /** Validates what was stored; `undefined` where this version did not write it. */
  readonly read: (stored: object) => T["choices"] | undefined;
  /** An order of the choices alone. */
  readonly open: (choices: T["choices"], today: string) => T["values"];
  /** The parts of such an order that are invalid whatever the service adds (SPEC-59). */
  readonly invalidParts?:
    | ((values: T["values"], today: string) => readonly T["part"][])
    | undefined;
}

/** The choices of an order, or of one that has none for the browser. */
export function browserPartOf<T extends DraftTypes>(draft: DraftDefinition<T>): BrowserPart<T> {
  const none: BrowserPart<T> = {
    of: () => ({}),
    read: () => ({}),
    open: (_, today) => draft.newOrder(today),
  };
  return draft.browserPart ?? none;
}

/** The personal data of an order, which only the service stores. */
interface ServicePart<T extends DraftTypes> {
  readonly of: (values: T["values"]) => T["identity"];
  /** Validates what was stored; `undefined` where this version did not write it. */
  readonly read: (stored: object) => T["identity"] | undefined;
}

/** How a newly started order and an older draft are merged (SPEC-58). */
export interface NewerOrder<T extends DraftTypes> {
  /** The older order with the latest choice. */
  readonly combine: (older: T["values"], chosen: T["values"], today: string) => T["values"];
  /** Whether two orders are equal. */
  readonly saysTheSame: (one: T["values"], other: T["values"]) => boolean;
}

/** How a product saves and restores its half-filled orders; `today` is the date in Asia/Dushanbe, ISO. */
export interface DraftDefinition<T extends DraftTypes> extends DraftNames {
  /** A draft of another version is not opened. */
  readonly version: number;
  /** Where an order starts, and where the latest choice is reviewed. */
  readonly firstPart: T["part"];
  /** An empty order. */
  readonly newOrder: (today: string) => T["values"];
  /** Omitted where the browser stores no choices. */
  readonly browserPart?: BrowserPart<T> | undefined;
  readonly servicePart: ServicePart<T>;
  /** Fills in the personal data from the service; fields typed in the meantime are retained. */
  readonly merge: (values: T["values"], identity: T["identity"], today: string) => T["values"];
  /** Omitted where an order never starts with choices made elsewhere. */
  readonly newer?: NewerOrder<T> | undefined;
}

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
