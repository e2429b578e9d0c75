import { createTestClient } from "@sughurta/api-client/testing";
import { afterEach, expect, it } from "vitest";
import { keepPolicy, keptPolicyOf, readKeptPolicy } from "./kept-policy.ts";

const MINUTE_MS = 60_000;
const client = createTestClient({});
const policy = {
  policyNumber: "0000000013",
  status: "ACTIVE",
  startDate: "2026-03-01",
  endDate: "2027-02-28",
} as const;
const kept = keptPolicyOf({ ...policy, lifeAssured: ["С*** М***"] }, 0);

afterEach(() => sessionStorage.clear());

it.each([
  "{",
  "null",
  "1",
  '{"keptAtMs":1}',
  JSON.stringify({ ...policy, keptAtMs: 1, status: "SOLD" }),
  JSON.stringify({ ...policy, keptAtMs: "1" }),
])("ignores and drops a corrupt entry %s", (text) => {
  sessionStorage.setItem("sughurta.checked-policy", text);
  expect(readKeptPolicy(client, 2)).toBeUndefined();
});

it("takes what was handed over before what was kept", () => {
  keepPolicy(client, kept);
  const other = { ...kept, policyNumber: "0000000021" };
  expect(readKeptPolicy(client, MINUTE_MS, other)).toEqual(other);
  expect(readKeptPolicy(client, MINUTE_MS, { policyNumber: "1" })).toEqual(kept);
});

it("forgets both after five minutes, also when the browser restored the navigation", () => {
  keepPolicy(client, kept);
  expect(readKeptPolicy(client, 5 * MINUTE_MS, kept)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});
