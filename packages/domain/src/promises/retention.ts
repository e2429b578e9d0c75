/** From when the retention of a kind of data is counted. */
export type RetentionStart =
  | "contractEnd"
  | "decision"
  | "expiry"
  | "lastVisit"
  | "sending"
  | "storing"
  | "unsubscribing";

/** How long a kind of data is stored: from a moment on, or until the person asks for its removal. */
export type Retention =
  | { readonly years: number; readonly after: RetentionStart }
  | { readonly days: number; readonly after: RetentionStart }
  | { readonly hours: number; readonly after: RetentionStart }
  | "untilRequest";

/**
 * The only table of how long personal data is stored. The jobs that remove it, the erasure of a person's data, the desk
 * and the privacy page read it.
 */
export const RETENTION = {
  /** Required by accounting, for cancelled policies too. */
  policies: { years: 5, after: "contractEnd" },
  payments: { years: 5, after: "contractEnd" },
  /** A decision can be disputed. */
  claims: { years: 5, after: "decision" },
  /** Evidence that an order was compared with the sanctions list. */
  checks: { years: 5, after: "decision" },
  notes: { years: 5, after: "storing" },
  unfinishedOrders: { hours: 24, after: "storing" },
  unpaidOrders: { days: 7, after: "expiry" },
  /** Orders whose payment failed: after this time no bank reports money for a closed payment. */
  failedPayments: { days: 90, after: "expiry" },
  messages: { days: 30, after: "sending" },
  /** Deliveries to the systems of the insurer and of partners. */
  deliveries: { days: 30, after: "sending" },
  optOuts: { years: 3, after: "unsubscribing" },
  account: "untilRequest",
  devices: { days: 30, after: "lastVisit" },
  calls: "untilRequest",
  resumes: { days: 180, after: "storing" },
  /** What a person asked about their data. */
  requests: { days: 30, after: "storing" },
} as const satisfies Readonly<Record<string, Retention>>;

export type RetentionKind = keyof typeof RETENTION;
