/** Begins the keys of a partner that sell nothing: those of pages and those of its servers. */
export const TEST_KEY_PREFIXES = { publishable: "pk_test_", secret: "sk_test_" } as const;

/** Tells whether a key of a partner is one for tests, by which nothing is sold. */
export function isTestKey(key: string): boolean {
  return Object.values(TEST_KEY_PREFIXES).some((prefix) => key.startsWith(prefix));
}
