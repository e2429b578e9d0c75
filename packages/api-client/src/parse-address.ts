/**
 * The parsed address, or `undefined` where it is none. `URL.canParse` is missing in Chrome before 120 and Safari before 17.
 */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
