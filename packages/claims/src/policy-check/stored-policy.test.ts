import { createTestClient } from "@sughurta/api-client/testing";
import { afterEach, expect, it } from "vitest";
import { readStoredPolicy, storePolicy, toStoredPolicy } from "./stored-policy.ts";

const MINUTE_MS = 60_000;
const client = createTestClient({});
const policy = {
  policyNumber: "0000000013",
  status: "ACTIVE",
  startDate: "2026-03-01",
  endDate: "2027-02-28",
} as const;
const stored = toStoredPolicy({ ...policy, lifeAssured: ["С*** М***"] }, 0);

afterEach(() => sessionStorage.clear());

it.each([
  "{",
  "null",
  "1",
  '{"storedAtMs":1}',
  JSON.stringify({ ...policy, storedAtMs: 1, status: "SOLD" }),
  JSON.stringify({ ...policy, storedAtMs: "1" }),
])("ignores and drops a corrupt entry %s", (text) => {
  sessionStorage.setItem("sughurta.checked-policy", text);
  expect(readStoredPolicy(client, 2)).toBeUndefined();
});

it("prefers the passed value to the stored one", () => {
  storePolicy(client, stored);
  const other = { ...stored, policyNumber: "0000000021" };
  expect(readStoredPolicy(client, MINUTE_MS, other)).toEqual(other);
  expect(readStoredPolicy(client, MINUTE_MS, { policyNumber: "1" })).toEqual(stored);
});

it("expires both after five minutes, also when the browser restored the navigation", () => {
  storePolicy(client, stored);
  expect(readStoredPolicy(client, 5 * MINUTE_MS, stored)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});
