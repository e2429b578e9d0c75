import { addAddress, addIdentityDocument, saveProfile } from "@sughurta/contracts/account";
import type { ContractShape } from "@sughurta/contracts/core";
import { calculateCar, saveCar, saveLiability } from "@sughurta/contracts/motor";
import { sendSmsCode } from "@sughurta/contracts/session";
import { calculateTravel, changeTravel, saveTravel } from "@sughurta/contracts/travel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { type GoodRequest, goodRequests } from "#src/testing/good-requests.ts";

const EXAMPLE_DAY_MS = Date.UTC(2026, 2, 2, 7);
const BAD_VALUES: readonly unknown[] = [
  null,
  -1,
  0.1,
  1e308,
  "",
  "\u202eabc",
  "'; drop table policy; --",
  "<img src=x onerror=alert(1)>",
  "2024-02-29",
  "9999-12-31",
  "0001-01-01",
  "2030-03-03",
  "x".repeat(5_000),
  [],
  {},
  [[null]],
  Array.from({ length: 10_000 }, () => 0),
];

let api: TestService;
let good: Awaited<ReturnType<typeof goodRequests>>;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
  api.pass(EXAMPLE_DAY_MS - api.service.now().getTime());
  good = await goodRequests(api);
});
afterAll(() => api.close());

/** Yields every copy of a payload with one value, at any depth, replaced. */
function* readMutations(payload: unknown, bad: unknown): Generator<unknown> {
  if (Array.isArray(payload)) {
    for (const [index, item] of payload.entries()) {
      for (const changed of readMutations(item, bad)) yield payload.with(index, changed);
    }
  } else if (typeof payload === "object" && payload !== null) {
    for (const [key, item] of Object.entries(payload)) {
      for (const changed of readMutations(item, bad)) yield { ...payload, [key]: changed };
    }
  }
  yield bad;
}

async function goodRequest(contract: ContractShape): Promise<GoodRequest> {
  return (await good[contract.name]?.()) ?? { send: api.as(), body: contract.examples.body };
}

test.each(
  [
    calculateTravel,
    saveTravel,
    changeTravel,
    calculateCar,
    saveCar,
    saveLiability,
    saveProfile,
    addIdentityDocument,
    addAddress,
    sendSmsCode,
  ].map((contract) => [contract.name, contract] as const),
)(
  "%s accepts any value at any depth without a 5xx",
  async (_, contract) => {
    const { send, ...request } = await goodRequest(contract);
    for (const bad of BAD_VALUES) {
      for (const body of readMutations(request.body, bad)) {
        const { status } = await send(contract, { ...request, body });
        expect(status, JSON.stringify(body)?.slice(0, 2_000)).toBeLessThan(500);
      }
    }
  },
  120_000,
);
