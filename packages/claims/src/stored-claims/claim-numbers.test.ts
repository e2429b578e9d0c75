import { createTestClient } from "@sughurta/api-client/testing";
import { afterEach, expect, it } from "vitest";
import { readClaimNumbers, storeClaimNumber } from "./claim-numbers.ts";

const client = createTestClient({});

afterEach(() => localStorage.clear());

it("stores the last five numbers, the newest first, each once", () => {
  for (const number of ["A-1", "A-2", "A-3", "A-4", "A-5", "A-6", "A-4"]) {
    storeClaimNumber(client, number);
  }
  expect(readClaimNumbers(client)).toEqual(["A-4", "A-6", "A-5", "A-3", "A-2"]);
});

it.each(["{", "{}", "7", '[1,null,"<b>"]'])("ignores a corrupt entry %s", (text) => {
  localStorage.setItem("sughurta.claim.numbers", text);
  expect(readClaimNumbers(client)).toEqual([]);
});
