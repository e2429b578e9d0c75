import type { FailureCode } from "#src/platform/texts/failure-texts.ts";

/** How much may be used in a window, and what is told to who wants more. */
interface QuotaRule {
  readonly perVisitor: number;
  /** Far above what the crowd behind one mobile operator uses. */
  readonly perNetwork: number;
  readonly windowHours: number;
  readonly code: FailureCode;
}

const MB = 1_000_000;
const GB = 1_000 * MB;
const DAY_HOURS = 24;

/**
 * What may be written or drawn without having been paid for. A half-filled order takes 1–30 kB and is
 * sealed at twice that; a claim has ten files of 25 MB at most; nobody reads a policy every half minute.
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
  // Of one partner, all its servers and visitors together.
  prefills: { perVisitor: 5_000, perNetwork: 5_000, windowHours: 1, code: "tooManyPrefills" },
  documents: { perVisitor: 120, perNetwork: 6_000, windowHours: 1, code: "tooManyDocuments" },
} as const satisfies Record<string, QuotaRule>;

export type QuotaName = keyof typeof QUOTAS;
