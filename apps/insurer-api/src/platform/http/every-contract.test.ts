import { allContracts } from "@sughurta/contracts";
import {
  API_VERSION,
  API_VERSION_HEADER,
  type ContractShape,
  isBinary,
  noContent,
  type Schema,
} from "@sughurta/contracts/core";
import { shopSettings } from "@sughurta/contracts/shop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { safeParse } from "zod/v4/core";
import { allRoutes } from "#src/main/routes.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { type GoodRequest, goodRequests } from "#src/testing/good-requests.ts";

/** The day that the contracts' examples assume. */
const EXAMPLE_DAY_MS = Date.UTC(2026, 2, 2, 7);

/** Endpoints of the gateway itself. */
const isOfGateway = ({ path }: ContractShape) =>
  path.startsWith("/session/") || path === shopSettings.path;

const served = allContracts.filter((contract) => !isOfGateway(contract));
const cases = served.map((contract) => [contract.name, contract] as const);

let api: TestService;
let guest: Send;
let good: Awaited<ReturnType<typeof goodRequests>>;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off", FULL_CASCO: "on" });
  api.pass(EXAMPLE_DAY_MS - api.service.now().getTime());
  guest = api.as();
  good = await goodRequests(api);
});
afterAll(() => api.close());

const refusedFor = (response: unknown) => (response as { code?: string }).code;

async function goodRequest(contract: ContractShape): Promise<GoodRequest> {
  const request = await good[contract.name]?.();
  const { query, body } = contract.examples;
  const example = {
    send: guest,
    ...(body === undefined ? {} : { body }),
    ...(query === undefined ? {} : { query: query as Record<string, string> }),
  };
  return request ?? example;
}

test("serves every endpoint of the specification", () => {
  const mounted = new Set(allRoutes(api.service).map(({ contract }) => contract.name));
  expect(served.map(({ name }) => name).filter((name) => !mounted.has(name))).toEqual([]);
});

describe.each(cases)("%s", (_, contract) => {
  test("returns the contract's response to a valid request", async () => {
    const { send, ...request } = await goodRequest(contract);
    const reply = await send(contract, { language: "tg", ...request });
    const expected = Object.keys(contract.responses)
      .map(Number)
      .find((status) => status < 300);
    expect(reply, JSON.stringify(reply.data)).toMatchObject({ status: expected });
    expect(reply.headers.get(API_VERSION_HEADER)).toBe(API_VERSION);
    const schema = contract.responses[reply.status];
    if (schema === undefined || schema === noContent || isBinary(schema)) return;
    const parsed = safeParse(schema as Schema, reply.data);
    expect(parsed.success, JSON.stringify(parsed.error?.issues)).toBe(true);
  });

  test(`requires ${contract.auth === "none" ? "no token" : "a token"}`, async () => {
    const path = contract.path.replace(/\{\w+\}/g, "1");
    const bare = await api.app.request(path, { method: contract.method });
    if (contract.auth === "none") {
      const isJson = bare.headers.get("content-type")?.includes("json");
      return expect(isJson && refusedFor(await bare.json())).not.toBe("unauthorized");
    }
    expect(bare.status).toBe(401);
    const forged = await api.app.request(path, {
      method: contract.method,
      headers: { Authorization: "Bearer eyJhbGciOiJub25lIn0.e30.", "X-Visitor-Id": "visitor-1" },
    });
    expect(forged.status).toBe(401);
  });

  test("rejects other methods", async () => {
    const path = contract.path.replace(/\{\w+\}/g, "1");
    const reply = await api.app.request(path, { method: "PROPFIND" });
    expect(reply.status).toBe(405);
  });
});
