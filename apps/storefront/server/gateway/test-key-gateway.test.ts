import { partnerReport } from "@sughurta/contracts/partner";
import { openDownload, TEST_TICKET_PREFIX } from "@sughurta/contracts/policy";
import { shopSettings } from "@sughurta/contracts/shop";
import { describe, expect, it } from "vitest";
import { AGENCY, respondToPartners, type SomePartner } from "../testing/some-partners.ts";
import { CALCULATION, HERE, startPartnerSite } from "../testing/start-partner-site.ts";
import { sendJson } from "../testing/upstream.ts";

const [, , TEST_KEY] = AGENCY.keys;
const [LIVE_SECRET, TEST_SECRET] = AGENCY.serverSecrets;
const TESTS = { ...HERE, "x-partner-key": TEST_KEY };

it("sends all requests of a page with a test key to the service of test keys, with its own password", async () => {
  const { session, call, post, upstream, tests } = await startPartnerSite();
  const { access, refresh } = await session(TESTS);
  expect((await call(CALCULATION, access, TESTS)).status).toBe(200);
  expect(tests.requests.at(-1)).toMatchObject({
    path: CALCULATION,
    headers: { authorization: "Bearer service", "x-visitor-id": expect.any(String) },
  });
  expect((await post("/session/guest/refresh/", TESTS, { refresh })).status).toBe(200);
  expect(upstream.requests).toEqual([]);
  const logIn = tests.requests.find(({ path }) => path === "/v1/user/auth/");
  expect(logIn?.body).toContain("another password of thirty-two characters");
});

it("asks the service of test keys nothing until a request needs it", async () => {
  const { session, call, ask, tests } = await startPartnerSite();
  const { access } = await session(HERE);
  expect((await call(CALCULATION, access, HERE)).status).toBe(200);
  await ask("/api/all_boxes");
  await ask("/api/all_boxes", { headers: HERE });
  expect(tests.requests).toEqual([]);
});

it("knows a partner that has only test keys yet, by its origin", async () => {
  const { ask, upstream, tests } = await startPartnerSite();
  upstream.respondWith((_, response) => {
    response.writeHead(503).end();
  });
  const origin = "https://trial.example";
  const trial: SomePartner = { ...AGENCY, keys: [TEST_KEY], origins: [origin] };
  tests.respondWith((request, response) => {
    if (respondToPartners(request, response, [trial], true)) return;
    sendJson(response, 200, { access: "service", refresh: "r", change_password: false });
  });
  const preflight = await ask(CALCULATION, { method: "OPTIONS", headers: { origin } });
  expect(preflight.headers.get("access-control-allow-origin")).toBe(origin);
});

describe("without a service of test keys", () => {
  const withoutTests = () => startPartnerSite({}, { hasTests: false });

  it("refuses a test key with instructions for the developer of the page", async () => {
    const { post, upstream } = await withoutTests();
    const response = await post("/session/guest/", TESTS);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: "partnerTestKeysOff",
      developer_message: expect.stringContaining("TEST_INSURER_API_URL"),
    });
    expect(upstream.requests).toEqual([]);
  });

  it("refuses a test secret, and never shows it to the service that sells", async () => {
    const { ask, upstream } = await withoutTests();
    const headers = { authorization: `Bearer ${TEST_SECRET}` };
    const response = await ask(partnerReport.path, { headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "partnerTestKeysOff" });
    expect(upstream.requests).toEqual([]);
  });
});

it("refuses a test key that was made up", async () => {
  const { post, upstream, tests } = await startPartnerSite();
  const response = await post("/session/guest/", {
    ...TESTS,
    "x-partner-key": "pk_test_made_up_1",
  });
  expect(await response.json()).toMatchObject({ code: "partnerKeyUnknown" });
  expect(upstream.requests).toEqual([]);
  const paths = tests.requests.map(({ path }) => path);
  expect(paths).toEqual(["/v1/user/auth/", "/v1/partner/directory/"]);
});

it("sends a made-up test secret nowhere but to the calls of servers", async () => {
  const { call, tests } = await startPartnerSite();
  await call(CALCULATION, "sk_test_made_up", {});
  expect(tests.requests).toEqual([]);
});

it("is not held up by an outage of the service of test keys", async () => {
  const { session, call, tests } = await startPartnerSite();
  await tests.close();
  const { access } = await session(HERE);
  expect((await call(CALCULATION, access, HERE)).status).toBe(200);
});

it.each([
  ["live", HERE, TESTS],
  ["of a test", TESTS, HERE],
])(
  "accepts the tokens of a page whose key is %s on no other page of the partner",
  async (_, from, to) => {
    const { session, call, post, upstream, tests } = await startPartnerSite();
    const { access, refresh } = await session(from);
    await session(to);
    const before = [upstream.requests.length, tests.requests.length];
    expect((await call(CALCULATION, access, to)).status).toBe(401);
    expect((await post("/session/guest/refresh/", to, { refresh })).status).toBe(401);
    expect([upstream.requests.length, tests.requests.length]).toEqual(before);
  },
);

it("returns the test flag to a page with a test key, and to no other", async () => {
  const { ask } = await startPartnerSite();
  const settings = async (headers: Record<string, string>) =>
    (await ask(shopSettings.path, { headers })).json();
  expect(await settings(TESTS)).toHaveProperty("is_test", true);
  expect(await settings(HERE)).not.toHaveProperty("is_test");
});

it("accepts a server's secret for keys of the same kind only", async () => {
  const { post } = await startPartnerSite();
  const start = async (headers: Record<string, string>, secret: string) =>
    (await post("/session/guest/", { ...headers, "x-partner-secret": secret })).status;
  expect(await start(TESTS, TEST_SECRET)).toBe(200);
  expect(await start(TESTS, LIVE_SECRET)).toBe(403);
  expect(await start(HERE, TEST_SECRET)).toBe(403);
});

it("sends a server with a test secret to the report of its tests", async () => {
  const { ask, upstream, tests } = await startPartnerSite();
  for (const [secret, own, other] of [
    ["sk_test_agency", tests, upstream],
    ["sk_live_agency", upstream, tests],
  ] as const) {
    const before = other.requests.length;
    await ask(partnerReport.path, { headers: { authorization: `Bearer ${secret}` } });
    expect(own.requests.at(-1)?.path).toBe(partnerReport.path);
    expect(other.requests).toHaveLength(before);
  }
});

it("sends the link of a download by its ticket, without a key", async () => {
  const { ask, upstream, tests } = await startPartnerSite();
  for (const [ticket, own] of [
    [`${TEST_TICKET_PREFIX}sealed`, tests],
    ["sealed", upstream],
  ] as const) {
    const path = openDownload.path.replace("{ticket}", ticket);
    await ask(path, { headers: { "sec-fetch-site": "cross-site" } });
    expect(own.requests.at(-1)?.path).toBe(path);
  }
});

it("limits a test key far below a page that sells, and never at its cost", async () => {
  const { post } = await startPartnerSite();
  const starts = (headers: Record<string, string>, count: number) =>
    Promise.all(Array.from({ length: count }, () => post("/session/guest/", headers)));
  const statuses = (await starts(TESTS, 130)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
  expect((await post("/session/guest/", HERE)).status).toBe(200);
});
