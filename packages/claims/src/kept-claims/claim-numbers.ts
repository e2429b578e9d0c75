import { type ApiClient, storageName, storedValue } from "@sughurta/api-client";

const MAX_NUMBERS = 5;
const NUMBER = /^[\w-]{1,40}$/;

const keptNumbers = (client: ApiClient) =>
  storedValue<readonly string[]>(storageName(client, "claim.numbers"), {
    parse: (stored) =>
      Array.isArray(stored)
        ? stored
            .filter((number): number is string => typeof number === "string" && NUMBER.test(number))
            .slice(0, MAX_NUMBERS)
        : undefined,
  });

/** Numbers of the last claims that were made in this browser, the newest first: nothing else of them is kept. */
export function readClaimNumbers(client: ApiClient): readonly string[] {
  return keptNumbers(client).read() ?? [];
}

/** Adds the number of a claim to those of this browser. */
export function keepClaimNumber(client: ApiClient, number: string): void {
  const others = readClaimNumbers(client).filter((kept) => kept !== number);
  keptNumbers(client).write([number, ...others].slice(0, MAX_NUMBERS));
}
