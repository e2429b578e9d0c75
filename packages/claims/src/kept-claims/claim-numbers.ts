import { type ApiClient, storageName } from "@sughurta/api-client";

const MAX_NUMBERS = 5;
const NUMBER = /^[\w-]{1,40}$/;

const nameOf = (client: ApiClient) => storageName(client, "claim.numbers");

/** Numbers of the last claims that were made in this browser, the newest first: nothing else of them is kept. */
export function readClaimNumbers(client: ApiClient): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(client)) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept
      .filter((number): number is string => typeof number === "string" && NUMBER.test(number))
      .slice(0, MAX_NUMBERS);
  } catch {
    return [];
  }
}

/** Adds the number of a claim to those of this browser. */
export function keepClaimNumber(client: ApiClient, number: string): void {
  const others = readClaimNumbers(client).filter((kept) => kept !== number);
  try {
    const numbers = [number, ...others].slice(0, MAX_NUMBERS);
    localStorage.setItem(nameOf(client), JSON.stringify(numbers));
  } catch {
    // The number is in the letter too.
  }
}
