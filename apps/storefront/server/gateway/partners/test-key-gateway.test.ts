import { partnerReport } from "@sughurta/contracts/partner";
import { openDownload, TEST_TICKET_PREFIX } from "@sughurta/contracts/policy";
import { shopSettings } from "@sughurta/contracts/shop";
import { expect, it } from "vitest";
import { AGENCY } from "../../testing/some-partners.ts";
import { CALCULATION, HERE, startPartnerSite } from "../../testing/start-partner-site.ts";

const [, , TEST_KEY] = AGENCY.keys;
const [LIVE_SECRET, TEST_SECRET] = AGENCY.serverSecrets;
const TESTS = { ...HERE, "x-partner-key": TEST_KEY };

it("routes all requests of a page with a test key to the sandbox", async () => {
  const { session, call, upstream } = await startPartnerSite();
  const { access } = await session(TESTS);
  expect((await call(CALCULATION, access, TESTS)).status).toBe(200);
  expect(upstream.requests.at(-1)?.path).toBe(`/test${CALCULATION}`);
});

it.each([
  ["live", HERE, TESTS],
  ["of a test", TESTS, HERE],
])(
  "accepts the tokens of a page whose key is %s on no other page of the partner",
  async (_, from, to) => {
    const { session, call, post, upstream } = await startPartnerSite();
    const { access, refresh } = await session(from);
    const before = upstream.requests.length;
    expect((await call(CALCULATION, access, to)).status).toBe(401);
    expect((await post("/session/guest/refresh/", to, { refresh })).status).toBe(401);
    expect(upstream.requests).toHaveLength(before);
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

it("routes a server with a test secret to the report of its tests", async () => {
  const { ask, upstream } = await startPartnerSite();
  for (const [secret, base] of [
    ["sk_test_agency", "/test"],
    ["sk_live_agency", ""],
  ]) {
    await ask(partnerReport.path, { headers: { authorization: `Bearer ${secret}` } });
    expect(upstream.requests.at(-1)?.path).toBe(`${base}${partnerReport.path}`);
  }
});

it("routes the link of a download by its ticket, without a key", async () => {
  const { ask, upstream } = await startPartnerSite();
  for (const [ticket, base] of [
    [`${TEST_TICKET_PREFIX}sealed`, "/test"],
    ["sealed", ""],
  ] as const) {
    const path = openDownload.path.replace("{ticket}", ticket);
    await ask(path, { headers: { "sec-fetch-site": "cross-site" } });
    expect(upstream.requests.at(-1)?.path).toBe(base + path);
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
