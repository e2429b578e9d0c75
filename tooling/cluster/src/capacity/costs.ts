import type { Cost, Visit } from "./shop-model.ts";

/** Work without parts that it does not have. */
const cost = (parts: Partial<Cost>): Cost => ({
  siteMs: 0,
  apiMs: 0,
  databaseMs: 0,
  requests: 1,
  statements: 0,
  waitMs: 0,
  backgroundApiMs: 0,
  ...parts,
});

/**
 * A whole purchase of a box, as `measure:capacity` measured it on two shared cores; half of the work of insurer-api is
 * counted as done later. A visitor needs time of their own beside it.
 */
export const PURCHASE = cost({
  siteMs: 23,
  apiMs: 41,
  databaseMs: 49,
  requests: 5,
  statements: 45,
  backgroundApiMs: 41,
});

/** A price and pages at the goals with which `pnpm bench` compares them (`apps/docs/performance.md`). */
const QUOTE = cost({ siteMs: 1.5, apiMs: 3.3, databaseMs: 0.5, statements: 3 });
const CACHED_PAGE = cost({ siteMs: 0.05 });
const RENDERED_PAGE = cost({ siteMs: 4 });
/** A question whether a payment is paid. */
export const OUTCOME = cost({ siteMs: 1, apiMs: 1.5, databaseMs: 0.3, statements: 2 });

/** Visitors for each one who buys. */
export const VISITORS_PER_PURCHASE = 25;

/** What those visitors do together. */
export const VISIT: Visit = {
  "page from the cache": { cost: CACHED_PAGE, perPurchase: VISITORS_PER_PURCHASE * 4 },
  "page rendered": { cost: RENDERED_PAGE, perPurchase: VISITORS_PER_PURCHASE / 5 },
  quote: { cost: QUOTE, perPurchase: VISITORS_PER_PURCHASE * 2 },
  purchase: { cost: PURCHASE, perPurchase: 1 },
};
