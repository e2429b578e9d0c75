/**
 * Milliseconds of one test or hook. Generous: a test must not fail only because the machine is busy, and the limit
 * costs time only in a test that fails.
 */
export const TEST_LIMIT_MS = 120_000;

/** Milliseconds of one wait in a test; less than a test, so that a failure names the condition. */
export const WAIT_LIMIT_MS = 30_000;
