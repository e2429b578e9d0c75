/** Prefix of a partner's test keys: those of pages and those of its servers. */
export const TEST_KEY_PREFIXES = { publishable: "pk_test_", secret: "sk_test_" } as const;

/** Whether a key of a partner is a test key, with which nothing is sold. */
export function isTestKey(key: string): boolean {
  return Object.values(TEST_KEY_PREFIXES).some((prefix) => key.startsWith(prefix));
}
