import { randomUUID } from "node:crypto";
import { logIn, register, sendSmsCode } from "@sughurta/contracts/session";
import { saveTravel } from "@sughurta/contracts/travel";
import { toWirePhone } from "@sughurta/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  aService,
  SITE_CREDENTIALS,
  serviceLogin,
  type TestService,
} from "#src/testing/a-service.ts";
import { demoUsers } from "#src/testing/demo-content.ts";
import { DESK_SETTINGS, deskBrowser } from "#src/testing/desk-browser.ts";
import { sentCode } from "#src/testing/good-requests.ts";
import { holdPasswords } from "#src/testing/password-cost.ts";
import { isPassword } from "./password.ts";

const EXAMPLE_DAY_MS = Date.UTC(2026, 2, 2, 7);
let api: TestService;

beforeAll(async () => {
  api = await aService(DESK_SETTINGS);
  api.pass(EXAMPLE_DAY_MS - api.service.now().getTime());
});
afterAll(() => api.close());

const guess = (address: string, n: number) =>
  api.as()(logIn, {
    body: { username: `9929${10_000_000 + n}`, password: `wrong ${n}` },
    headers: { "X-Forwarded-For": address },
  });

/** Sends guesses whose passwords are checked only after `release`, and waits until this many of them are refused. */
async function flood(guesses: readonly string[], refusals: number) {
  const release = holdPasswords();
  const statuses: number[] = [];
  const responses = guesses.map(async (address, n) => {
    const response = await guess(address, n);
    statuses.push(response.status);
    return response;
  });
  await expect.poll(() => statuses.length).toBe(refusals);
  expect(new Set(statuses)).toEqual(new Set([429]));
  return { release, responses: Promise.all(responses) };
}

const thirtyAddresses = (network: string) =>
  Array.from({ length: 30 }, (_, n) => `${network}.${n}`);

describe("a flood of logins", () => {
  it("gets 429 beyond a short queue, while orders are saved and the site signs in", async () => {
    // Two in progress and sixteen queued.
    const { release, responses } = await flood(thirtyAddresses("203.0.113"), 12);
    const order = await api.as()(saveTravel, { body: saveTravel.examples.body });
    expect(order.status).toBe(201);
    const site = await api.as()(logIn, { body: serviceLogin(api), headers: SITE_CREDENTIALS });
    expect(site.status).toBe(200);
    release();
    const refused = (await responses).filter(({ status }) => status === 429);
    expect(refused[0]?.headers.get("retry-after")).toBe("3");
    expect((await responses).filter(({ status }) => status === 401)).toHaveLength(18);
  });

  it("from one address leaves places to others, and its own trusted browsers and codes pass", async () => {
    const [demo] = demoUsers;
    const phone = toWirePhone(demo?.phone ?? "");
    const from = { "X-Forwarded-For": "198.51.100.7" };
    const known = { ...from, "X-Device-Id": randomUUID() };
    const right = { username: phone, password: demo?.password };
    expect((await api.as()(logIn, { body: right, headers: known })).status).toBe(200);
    const guest = api.as();
    const newcomer = toWirePhone("919777001");
    await guest(sendSmsCode, { body: { phone: newcomer, purpose: "register" }, headers: from });
    const code = await sentCode(api, newcomer);
    const addresses = Array<string>(40).fill("198.51.100.7");
    const { release, responses } = await flood(addresses, 22);
    const others = [
      api.as()(logIn, { body: right, headers: known }),
      api.as()(logIn, { body: right, headers: { "X-Forwarded-For": "198.51.100.8" } }),
      guest(register, {
        body: { phone: newcomer, code, password: "correct horse" },
        headers: from,
      }),
      api.as()(logIn, {
        body: serviceLogin(api),
        headers: { ...SITE_CREDENTIALS, ...from },
      }),
    ];
    expect((await others[3])?.status).toBe(200);
    release();
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 201, 200]);
    await responses;
  });

  it("of forty wrong ones from one address blocks no later login from that address", async () => {
    const [demo] = demoUsers;
    const address = "198.51.100.9";
    for (let n = 0; n < 40; n += 1) await guess(address, 1_000 + n);
    const response = await api.as()(logIn, {
      body: { username: toWirePhone(demo?.phone ?? ""), password: demo?.password },
      headers: { "X-Forwarded-For": address },
    });
    expect(response.status).toBe(200);
  });

  it("does not block the desk's own lane", async () => {
    const browser = deskBrowser(api);
    const member = await browser.aMember("cashier");
    const { release, responses } = await flood(thirtyAddresses("192.0.2"), 12);
    const code = await browser.loadCode(member.name);
    const signIn = browser.post("/sign-in", { ...member, code });
    release();
    expect((await signIn).status).toBe(303);
    await responses;
  });
});

it("derives no key for an aborted request", async () => {
  const gone = new AbortController();
  gone.abort(new Error("gone"));
  const requester = { lane: "strangers", key: "192.0.2.1", signal: gone.signal } as const;
  await expect(isPassword("a password", undefined, requester)).rejects.toThrow("gone");
});

it("drops the login of a disconnected client from the queue", async () => {
  const gone = new AbortController();
  const waiting = Array.from({ length: 3 }, (_, n) => guess(`192.0.2.${n}`, n));
  const left = api.app.request(logIn.path, {
    method: logIn.method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "992910000001", password: "wrong" }),
    signal: gone.signal,
  });
  gone.abort();
  const [response] = await Promise.all([left, ...waiting]);
  expect(response.status).toBe(499);
});
