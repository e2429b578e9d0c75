/** The types of which a half-filled order is made. */
export interface DraftTypes {
  /** Everything the form holds. */
  readonly values: object;
  /** Names of the parts of the order. */
  readonly part: string;
  /** What the browser may keep: choices, nothing that tells who anybody is (decision 30). */
  readonly choices: object;
  /** What only the service keeps, encrypted: who the people are. */
  readonly identity: object;
}

/** Under which names a half-filled order is kept. */
export interface DraftNames {
  /** Name of the draft on the service. */
  readonly kind: string;
  /** Name of the order under which the browser keeps its key and its promo codes. */
  readonly orderName: string;
  /** Name of the choices in local storage, after the storage key of the client; `undefined` where the browser keeps none. */
  readonly choicesKey?: string | undefined;
}

/** The choices of an order, which stay in the browser. */
export interface BrowserPart<T extends DraftTypes> {
  readonly of: (values: T["values"]) => T["choices"];
  /** Checks what was kept; `undefined` where it is nothing that this version wrote. */
  readonly read: (kept: object) => T["choices"] | undefined;
  /** An order of the choices alone. */
  readonly open: (choices: T["choices"], today: string) => T["values"];
  /** The parts of such an order that are wrong whatever the service adds (decision 59). */
  readonly faultyParts?: ((values: T["values"]) => readonly T["part"][]) | undefined;
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

/** Who the people of an order are, which only the service keeps. */
export interface ServicePart<T extends DraftTypes> {
  readonly of: (values: T["values"]) => T["identity"];
  /** Checks what was kept; `undefined` where it is nothing that this version wrote. */
  readonly read: (kept: object) => T["identity"] | undefined;
}

/** How an order that was begun just now and an older draft become one (decision 58). */
export interface NewerOrder<T extends DraftTypes> {
  /** The older order with what was chosen last. */
  readonly combine: (older: T["values"], chosen: T["values"], today: string) => T["values"];
  /** Tells whether two orders say the same. */
  readonly saysTheSame: (one: T["values"], other: T["values"]) => boolean;
}

/** What a product says of its half-filled orders; `today` is the date in Asia/Dushanbe, ISO. */
export interface DraftDefinition<T extends DraftTypes> extends DraftNames {
  /** A draft of another version is not opened. */
  readonly version: number;
  /** Where an order begins, and where what was chosen last is looked at. */
  readonly firstPart: T["part"];
  /** An order that nobody has touched. */
  readonly newOrder: (today: string) => T["values"];
  /** Left out where the browser keeps no choices. */
  readonly browserPart?: BrowserPart<T> | undefined;
  readonly servicePart: ServicePart<T>;
  /** Fills in what the service kept; what was typed meanwhile stays. */
  readonly merge: (values: T["values"], identity: T["identity"], today: string) => T["values"];
  /** Left out where an order never begins with what was chosen elsewhere. */
  readonly newer?: NewerOrder<T> | undefined;
}
