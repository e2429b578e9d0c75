import type { FailureCode } from "#src/platform/failures/failure-texts.ts";

/** Limits of use in a window, and the error code beyond them. */
interface QuotaRule {
  readonly perVisitor: number;
  /** Far above the use of all visitors behind one mobile operator. */
  readonly perNetwork: number;
  readonly windowHours: number;
  readonly code: FailureCode;
}

const MB = 1_000_000;
const GB = 1_000 * MB;
const DAY_HOURS = 24;

/**
 * Limits of unpaid writing and drawing. A draft takes 1–30 kB and twice that when encrypted; a claim has at most ten
 * files of 25 MB; a visitor does not read a policy every half minute.
 */
export const QUOTAS = {
  draftBytes: {
    perVisitor: 2 * MB,
    perNetwork: 500 * MB,
    windowHours: DAY_HOURS,
    code: "tooManyDrafts",
  },
  orders: { perVisitor: 200, perNetwork: 10_000, windowHours: DAY_HOURS, code: "tooManyOrders" },
  claims: { perVisitor: 20, perNetwork: 2_000, windowHours: DAY_HOURS, code: "tooManyClaims" },
  uploadBytes: {
    perVisitor: 600 * MB,
    perNetwork: 20 * GB,
    windowHours: DAY_HOURS,
    code: "tooManyUploads",
  },
  // Per partner, for all its servers and visitors together.
  prefills: { perVisitor: 5_000, perNetwork: 5_000, windowHours: 1, code: "tooManyPrefills" },
  documents: { perVisitor: 120, perNetwork: 6_000, windowHours: 1, code: "tooManyDocuments" },
} as const satisfies Record<string, QuotaRule>;

export type QuotaName = keyof typeof QUOTAS;
