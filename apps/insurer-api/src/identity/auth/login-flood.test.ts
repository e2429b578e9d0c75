import { logIn } from "@sughurta/contracts/session";
import { saveTravel } from "@sughurta/contracts/travel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aService, SITE_CREDENTIALS, type TestService } from "#src/testing/a-service.ts";
import { isPassword } from "./password.ts";

const EXAMPLE_DAY_MS = Date.UTC(2026, 2, 2, 7);
let api: TestService;

beforeAll(async () => {
  api = await aService();
  api.pass(EXAMPLE_DAY_MS - api.service.now().getTime());
});
afterAll(() => api.close());

const guess = (address: string, n: number) =>
  api.as()(logIn, {
    body: { username: `9929${10_000_000 + n}`, password: `wrong ${n}` },
    headers: { "X-Forwarded-For": address },
  });

describe("a flood of logins", () => {
  it("is answered 429 beyond a short queue, while orders are taken and the site signs in", async () => {
    const flood = Array.from({ length: 30 }, (_, n) => guess(`203.0.113.${n}`, n));
    const order = api.as()(saveTravel, { body: saveTravel.examples.body });
    const site = api.as()(logIn, { body: api.service.config.service, headers: SITE_CREDENTIALS });
    const begun = performance.now();
    let ordered = 0;
    void order.then(() => {
      ordered = performance.now() - begun;
    });
    const answers = await Promise.all(flood);
    const lasted = performance.now() - begun;
    expect((await order).status).toBe(201);
    expect((await site).status).toBe(200);
    expect(ordered).toBeLessThan(lasted);
    const refused = answers.filter(({ status }) => status === 429);
    // Two at work and sixteen waiting; a few more where one ended meanwhile.
    expect(refused.length).toBeGreaterThanOrEqual(8);
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(18);
    expect(refused[0]?.headers.get("retry-after")).toBe("3");
  });

  it("from one address is stopped before any password is looked at", async () => {
    const from = { "X-Forwarded-For": "198.51.100.7" };
    for (let n = 0; n < 20; n += 1) {
      expect((await api.as()(logIn, { body: {}, headers: from })).status).toBe(422);
    }
    expect((await guess("198.51.100.7", 1)).status).toBe(429);
    expect((await guess("198.51.100.8", 1)).status).toBe(401);
    const site = { body: api.service.config.service };
    const headers = { ...SITE_CREDENTIALS, ...from };
    expect((await api.as()(logIn, { ...site, headers })).status).toBe(200);
  });
});

it("a password is not derived for a request that was given up", async () => {
  const gone = new AbortController();
  gone.abort(new Error("gone"));
  await expect(isPassword("a password", undefined, gone.signal)).rejects.toThrow("gone");
});

it("a login whose caller has left is dropped from the queue", async () => {
  const gone = new AbortController();
  const waiting = Array.from({ length: 3 }, (_, n) => guess(`192.0.2.${n}`, n));
  const left = api.app.request(logIn.path, {
    method: logIn.method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "992910000001", password: "wrong" }),
    signal: gone.signal,
  });
  gone.abort();
  const [answer] = await Promise.all([left, ...waiting]);
  expect(answer.status).toBe(499);
});
