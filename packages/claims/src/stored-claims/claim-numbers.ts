import { type ApiClient, storageKeyFor, storedValue } from "@sughurta/api-client";

const MAX_NUMBERS = 5;
const NUMBER = /^[\w-]{1,40}$/;

const storedNumbers = (client: ApiClient) =>
  storedValue<readonly string[]>(storageKeyFor(client, "claim.numbers"), {
    parse: (stored) =>
      Array.isArray(stored)
        ? stored
            .filter((number): number is string => typeof number === "string" && NUMBER.test(number))
            .slice(0, MAX_NUMBERS)
        : undefined,
  });

/** Numbers of the last claims made in this browser, the newest first: nothing else of them is stored. */
export function readClaimNumbers(client: ApiClient): readonly string[] {
  return storedNumbers(client).read() ?? [];
}

/** Adds the number of a claim to those of this browser. */
export function storeClaimNumber(client: ApiClient, number: string): void {
  const others = readClaimNumbers(client).filter((stored) => stored !== number);
  storedNumbers(client).write([number, ...others].slice(0, MAX_NUMBERS));
}
