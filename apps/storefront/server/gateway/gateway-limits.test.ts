import { calculateBox } from "@sughurta/contracts/box";
import { createPayment, uploadReceipt } from "@sughurta/contracts/payment";
import { checkPolicy } from "@sughurta/contracts/policy";
import { logIn } from "@sughurta/contracts/session";
import { calculateTravel, saveTravel } from "@sughurta/contracts/travel";
import { describe, expect, it } from "vitest";
import { FakeVisitors } from "../testing/fake-visitors.ts";
import { startStorefront } from "../testing/start-storefront.ts";
import { sendJson, startUpstream } from "../testing/upstream.ts";

const JSON_TYPE = { "content-type": "application/json" };
const TOKENS = { access: "service", refresh: "r", change_password: false };

/** Scales the limits so that thirty visitors correspond to three hundred. */
const A_TENTH = { RATE_LIMIT_FACTOR: "0.1" };
/** Scales the limits so that an address soon reaches its own. */
const A_FIFTIETH = { RATE_LIMIT_FACTOR: "0.02" };

async function start(settings: Record<string, string> = {}) {
  const visitors = new FakeVisitors();
  const upstream = await startUpstream((request, response, body) => {
    if (visitors.respond(request, response, body)) return;
    const login = request.url === "/v1/user/auth/" || request.url === "/api/login";
    sendJson(response, 200, login ? { ...TOKENS, token: "site", expires_in: 3600 } : { ok: true });
  });
  const site = await startStorefront({
    INSURER_API_URL: upstream.url,
    TRUST_PROXY: "1",
    ...settings,
  });
  const from = (address: string) => {
    const send = (path: string, init: RequestInit = {}) =>
      site.ask(path, { ...init, headers: { "x-forwarded-for": address, ...init.headers } });
    const session = async () => {
      const response = await send("/session/guest/", { method: "POST" });
      const { access } = (await response.json()) as { access?: string };
      return { status: response.status, access };
    };
    const call = async (path: string, access = "", body: BodyInit = "{}") => {
      const type = typeof body === "string" ? JSON_TYPE : {};
      const headers = { ...type, authorization: `Bearer ${access}` };
      return send(path.replace(/\{\w+\}/, "1"), { method: "POST", body, headers });
    };
    return { send, session, call };
  };
  return { from };
}

const receipt = () => {
  const form = new FormData();
  form.set("file", new File(["%PDF-1.4"], "receipt.pdf"));
  return form;
};

describe("a crowd behind one address", () => {
  it("buys: 300 visitors in a minute calculate, save, pay and send receipts", async () => {
    const { session, call } = (await start(A_TENTH)).from("203.0.113.7");
    const buy = async () => {
      const { status, access } = await session();
      const statuses = [status];
      const { path } = calculateTravel;
      for (let i = 0; i < 5; i += 1) statuses.push((await call(path, access)).status);
      for (const { path: next } of [saveTravel, createPayment]) {
        statuses.push((await call(next, access)).status);
      }
      statuses.push((await call(uploadReceipt.path, access, receipt())).status);
      return statuses;
    };
    // One after another: on a busy machine many at once would be refused because of the load.
    const statuses: number[] = [];
    for (let visitor = 0; visitor < 30; visitor += 1) statuses.push(...(await buy()));
    expect(statuses).toHaveLength(30 * 9);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe("a visitor who guesses", () => {
  it("waits as long as the response says, and can still buy in that time", async () => {
    const { session, call } = (await start()).from("203.0.113.7");
    const { access } = await session();
    const responses = [];
    for (let i = 0; i < 61; i += 1) responses.push(await call(checkPolicy.path, access));
    expect(responses.slice(0, 60).every(({ status }) => status === 200)).toBe(true);
    const refused = responses.at(-1);
    const seconds = refused?.headers.get("retry-after");
    expect(refused?.status).toBe(429);
    expect(Number(seconds)).toBeGreaterThan(40);
    expect(await refused?.json()).toMatchObject({
      code: "tooManyRequests",
      message: expect.stringMatching(/Попробуйте через .* или позвоните 5511/),
    });
    for (const { path } of [calculateBox, createPayment]) {
      expect((await call(path, access)).status).toBe(200);
    }
    const { access: neighbour } = await session();
    expect((await call(checkPolicy.path, neighbour)).status).toBe(200);
  });

  it("gains nothing from many new visitors in one network", async () => {
    const { from } = await start(A_FIFTIETH);
    const statuses: number[] = [];
    for (let i = 0; i < 35; i += 1) statuses.push((await from(`2001:db8::${i}`).session()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect((await from("2001:db8:0:1::1").session()).status).toBe(200);
  });
});

describe("a flood of logins from one address", () => {
  it("blocks logins there, but not a neighbour's purchase", async () => {
    const { session, call } = (await start(A_FIFTIETH)).from("203.0.113.7");
    const { access } = await session();
    const statuses: number[] = [];
    for (let i = 0; i < 35; i += 1) statuses.push((await call(logIn.path)).status);
    expect(statuses.at(29)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    for (const { path } of [calculateBox, createPayment]) {
      expect((await call(path, access)).status).toBe(200);
    }
  });
});

describe("reading", () => {
  it("is limited on a cache miss, and unlimited on a hit", async () => {
    const { send } = (await start(A_FIFTIETH)).from("203.0.113.7");
    const fetchStatus = async (path: string) => (await send(path)).status;
    expect(await fetchStatus("/rules")).toBe(200);
    expect(await fetchStatus("/api/rules")).toBe(200);
    const missed: number[] = [];
    for (let i = 0; i < 60; i += 1) missed.push(await fetchStatus(`/files/no-${i}.png`));
    expect(missed.at(0)).toBe(404);
    expect(missed.at(-1)).toBe(429);
    const page = await send("/vacancies");
    expect(page.status).toBe(429);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await page.text()).toContain("5511");
    expect(await fetchStatus("/api/documents")).toBe(429);
    expect(await fetchStatus("/rules")).toBe(200);
    expect(await fetchStatus("/api/rules")).toBe(200);
  });
});
