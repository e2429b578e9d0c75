import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { profile } from "@sughurta/contracts/account";
import { boxCategories } from "@sughurta/contracts/box";
import { registerClaim } from "@sughurta/contracts/claim";
import { sendResume, subscribe } from "@sughurta/contracts/content";
import { readDraft } from "@sughurta/contracts/draft";
import { createPayment } from "@sughurta/contracts/payment";
import { checkPolicy } from "@sughurta/contracts/policy";
import { logIn } from "@sughurta/contracts/session";
import { today } from "@sughurta/contracts/shop";
import { ModuleLoadError } from "@sughurta/lazy-module";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApiClient } from "./api-client.ts";
import type { ApiClientOptions } from "./client-types.ts";
import { NetworkError, TimeoutError, toCallProblem } from "./errors.ts";
import { onServiceWait, serviceWaitSeconds } from "./service-wait.ts";

interface ResponseData {
  readonly status: number;
  readonly body?: unknown;
  readonly hangUp?: boolean;
  readonly headers?: Record<string, string>;
}
interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

let server: Server;
let responses: ResponseData[];
let seen: Seen[];

beforeEach(async () => {
  responses = [];
  seen = [];
  server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method, url, headers } = incoming;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    const response = responses.shift() ?? { status: 500 };
    if (response.hangUp) return outgoing.destroy();
    outgoing.writeHead(response.status, {
      "content-type": "application/json",
      ...response.headers,
    });
    outgoing.end(JSON.stringify(response.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function client(options: Partial<ApiClientOptions> = {}) {
  const { port } = server.address() as AddressInfo;
  return createApiClient({
    baseUrl: `http://127.0.0.1:${port}`,
    getLanguage: () => "tg",
    getAccessToken: () => "guest-token",
    ...options,
  });
}

const found = {
  status: "ACTIVE",
  policy_number: "0000000013",
  start_date: "2026-03-01",
  end_date: "2027-02-28",
  life_assured: "С***** М*****",
};
const policyNumber = "0000000013";

test("sends snake_case with language and token and reads camelCase", async () => {
  responses = [{ status: 200, body: found }];
  const response = await client().send(checkPolicy, { body: { policyNumber } });
  expect(response).toEqual({
    status: 200,
    data: {
      status: "ACTIVE",
      policyNumber,
      startDate: "2026-03-01",
      endDate: "2027-02-28",
      lifeAssured: ["С***** М*****"],
    },
  });
  expect(seen[0]).toMatchObject({
    method: "POST",
    url: "/v1/policy/check/",
    headers: { "accept-language": "tg", authorization: "Bearer guest-token" },
    body: '{"policy_number":"0000000013"}',
  });
});

test("returns a declared refusal as a response, not as an exception", async () => {
  responses = [{ status: 422, body: { message: "Полис ёфт нашуд", code: "policyNotFound" } }];
  const response = await client().send(checkPolicy, { body: { policyNumber } });
  expect(response).toMatchObject({ status: 422, data: { code: "policyNotFound" } });
});

test("names the endpoint in the error of an unexpected status", async () => {
  responses = [{ status: 500 }];
  await expect(client().send(checkPolicy, { body: { policyNumber } })).rejects.toMatchObject({
    name: "UnexpectedResponseError",
    contractName: "checkPolicy",
    status: 500,
  });
});

test("rejects a response that does not match its contract", async () => {
  responses = [{ status: 200, body: { status: "SOLD" } }];
  await expect(client().send(checkPolicy, { body: { policyNumber } })).rejects.toMatchObject({
    name: "UnexpectedResponseError",
    contractName: "checkPolicy",
  });
});

test("repeats a GET that failed for a moment, but never a POST", async () => {
  responses = [{ status: 503 }, { status: 200, body: { today: "2026-03-02" } }];
  const response = await client().send(today, {});
  expect(response).toEqual({ status: 200, data: { today: "2026-03-02" } });
  expect(seen).toHaveLength(2);

  responses = [{ status: 502 }, { status: 200, body: found }];
  await expect(client().send(checkPolicy, { body: { policyNumber } })).rejects.toThrow("502");
  expect(seen).toHaveLength(3);
});

test("distinguishes a lost connection from a refusal", async () => {
  responses = [{ status: 0, hangUp: true }];
  await expect(client().send(checkPolicy, { body: { policyNumber } })).rejects.toMatchObject({
    name: "NetworkError",
    code: "network",
  });
});

test.each([
  ["a call whose contract names 429", "32", 32],
  ["a word that is no number", "Mon, 23 Nov 2026 10:00:00 GMT", 60],
])("asks to wait, and is no lost connection: %s", async (_, retryAfter, seconds) => {
  const body = { message: "Подождите", code: "tooManyRequests" };
  responses = [{ status: 429, body, headers: { "retry-after": retryAfter } }];
  const error = await client()
    .send(checkPolicy, { body: { policyNumber } })
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: "TooManyRequestsError", code: "tooManyRequests", seconds });
  expect(toCallProblem(error)).toEqual({ kind: "tooMany", seconds });
});

test("does not wait by itself for a GET that was too early, nor reports it as a lost connection", async () => {
  responses = [{ status: 429, headers: { "retry-after": "50" } }];
  await expect(client().send(today, {})).rejects.toMatchObject({ seconds: 50 });
  expect(seen).toHaveLength(1);
});

test("sends any request again to an overloaded service, and announces the seconds until then", async () => {
  const busy = { status: 503, body: { code: "busy" }, headers: { "retry-after": "5" } };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  responses = [busy, busy, { status: 200, body: found }];
  const waits: (number | undefined)[] = [];
  const end = onServiceWait(() => waits.push(serviceWaitSeconds()));
  const sent = client().send(checkPolicy, { body: { policyNumber } });
  for (const attempts of [1, 2]) {
    await vi.waitUntil(() => serviceWaitSeconds() === 5);
    expect(seen).toHaveLength(attempts);
    await vi.advanceTimersByTimeAsync(6_000);
  }
  await expect(sent).resolves.toMatchObject({ status: 200 });
  expect(waits).toEqual([5, undefined, 5, undefined]);
  end();
  vi.useRealTimers();
});

test("stops asking an overloaded service when the request is no longer needed", async () => {
  responses = [{ status: 503, body: { code: "busy" }, headers: { "retry-after": "5" } }];
  const stop = new AbortController();
  const sent = client().send(today, { signal: stop.signal });
  await vi.waitUntil(() => serviceWaitSeconds() === 5);
  stop.abort();
  await expect(sent).rejects.toMatchObject({ name: "AbortError" });
  expect(serviceWaitSeconds()).toBeUndefined();
  expect(seen).toHaveLength(1);
});

test("has separate messages for a lost connection, a wait and the unexpected", () => {
  expect(toCallProblem(new NetworkError())).toEqual({ kind: "network" });
  expect(toCallProblem(new TimeoutError())).toEqual({ kind: "network" });
  expect(toCallProblem(new Error())).toEqual({ kind: "unexpected" });
});

test("reports code that did not load as a lost connection only in a browser that is offline", () => {
  expect(toCallProblem(new ModuleLoadError())).toEqual({ kind: "unexpected" });
  vi.stubGlobal("navigator", { onLine: false });
  expect(toCallProblem(new ModuleLoadError())).toEqual({ kind: "network" });
  vi.unstubAllGlobals();
});

test("renews the token also where the contract declares 401, and then returns that response", async () => {
  const refused = { status: 401, body: { message: "Войдите", code: "signInRequired" } };
  responses = [refused, refused];
  let renewals = 0;
  const onUnauthorized = async () => {
    renewals += 1;
    return true;
  };
  const response = await client({ onUnauthorized }).send(profile, {});
  expect(response).toMatchObject({ status: 401, data: { code: "signInRequired" } });
  expect([renewals, seen.length]).toEqual([1, 2]);
});

test("repeats the request with a new token after 401", async () => {
  responses = [{ status: 401 }, { status: 200, body: found }];
  let token = "old";
  const sent = client({
    getAccessToken: () => token,
    onUnauthorized: async () => {
      token = "new";
      return true;
    },
  });
  await sent.send(checkPolicy, { body: { policyNumber } });
  expect(seen.map((request) => request.headers.authorization)).toEqual([
    "Bearer old",
    "Bearer new",
  ]);
});

test("does not treat a wrong password as an expired token: a typed response", async () => {
  responses = [{ status: 401, body: { message: "Не подходит", code: "badCredentials" } }];
  let renewals = 0;
  const sent = client({
    onUnauthorized: async () => {
      renewals += 1;
      return true;
    },
  });
  const response = await sent.send(logIn, { body: { username: "992921234567", password: "x" } });
  expect(response).toMatchObject({ status: 401, data: { code: "badCredentials" } });
  expect(renewals).toBe(0);
  expect(seen[0]?.headers.authorization).toBeUndefined();
});

test("reads content without a visitor, and writes to the content service as one", async () => {
  responses = [
    { status: 200, body: [] },
    { status: 401 },
    { status: 200, body: { success: "true", text: "Спасибо" } },
  ];
  let token = "old";
  const sent = client({
    getAccessToken: () => token,
    onUnauthorized: async () => {
      token = "new";
      return true;
    },
  });
  await sent.send(boxCategories, {});
  await sent.send(subscribe, { body: { email: "madina@example.tj" }, idempotencyKey: "k-1" });
  const visitors = seen.map(({ headers }) => [headers.authorization, headers["idempotency-key"]]);
  expect(visitors).toEqual([
    [undefined, undefined],
    ["Bearer old", "k-1"],
    ["Bearer new", "k-1"],
  ]);
});

test("uses the given idempotency key and creates one otherwise", async () => {
  const paid = { status: 201, body: { redirect_url: "https://bank.example", payment_id: 1 } };
  responses = [paid, paid];
  const body = { policyId: "p", policyType: "box", paymentOper: "dc" } as const;
  await client().send(createPayment, { body, idempotencyKey: "k-1" });
  await client().send(createPayment, { body });
  expect(seen[0]?.headers["idempotency-key"]).toBe("k-1");
  expect(seen[1]?.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
});

test("sends files and their texts as parts", async () => {
  responses = [{ status: 201, body: { id: 3 } }];
  await client().send(sendResume, {
    body: { vacId: "1", fio: "Саидова Мадина", phone: "992921234567", email: "m@example.tj" },
    files: [{ part: "file1", file: new File(["резюме"], "резюме.pdf") }],
  });
  expect(seen[0]?.headers["content-type"]).toContain("multipart/form-data");
  expect(seen[0]?.body).toContain('name="vac_id"');
  expect(seen[0]?.body).toContain('name="file1"');
});

test("stops when the caller aborts", async () => {
  const stop = new AbortController();
  stop.abort();
  const request = client().send(registerClaim, {
    body: {
      fullName: "Саидова Мадина",
      policyNumber,
      note: "Залило кухню",
      phone: "992921234567",
      email: "m@example.tj",
      channel: "front",
    },
    signal: stop.signal,
  });
  await expect(request).rejects.toMatchObject({ name: "AbortError" });
  expect(seen).toHaveLength(0);
});

const refusedKey = {
  status: 403,
  body: {
    message: "Позвоните 5511.",
    code: "partnerKeyWithdrawn",
    developer_message: "The insurer has withdrawn this partner key.",
  },
};

test("sends a partner's page and its return address, and no other page's", async () => {
  const now = { status: 200, body: { today: "2026-03-02" } };
  responses = [now, now];
  const returnPage = "https://agency.example/insure";
  await client({ partnerKey: "pk_agency", returnPage }).send(today, {});
  await client().send(today, {});
  expect(seen.map(({ headers }) => headers["x-partner-key"])).toEqual(["pk_agency", undefined]);
  expect(seen.map(({ headers }) => headers["x-return-page"])).toEqual([returnPage, undefined]);
});

test("shows the page's developer once why a key is refused, and asks people to call", async () => {
  const written = vi.spyOn(console, "error").mockImplementation(() => {});
  responses = [refusedKey, refusedKey];
  const partner = client({ partnerKey: "pk_former" });
  const error = await partner.send(today, {}).catch((thrown: unknown) => thrown);
  await expect(partner.send(today, {})).rejects.toThrow("withdrawn");
  expect(error).toMatchObject({
    name: "PartnerKeyError",
    code: "partnerKey",
    reason: "partnerKeyWithdrawn",
    message: refusedKey.body.developer_message,
  });
  expect(toCallProblem(error)).toEqual({ kind: "unexpected" });
  expect(written.mock.calls).toEqual([["Sughurta: The insurer has withdrawn this partner key."]]);
  expect(seen).toHaveLength(2);
  written.mockRestore();
});

test("treats another 403 as unexpected", async () => {
  responses = [{ status: 403, body: { message: "no", code: "crossSite" } }];
  await expect(client().send(today, {})).rejects.toMatchObject({ name: "UnexpectedResponseError" });
});

test("accepts a response without a body", async () => {
  responses = [{ status: 204 }];
  const response = await client().send(readDraft, { params: { kind: "travel-order" } });
  expect(response).toEqual({ status: 204, data: undefined });
});

test("sends requests below a path where the page's own server forwards them", async () => {
  const now = { status: 200, body: { today: "2026-03-02" } };
  responses = [now, now];
  const { port } = server.address() as AddressInfo;
  for (const slash of ["", "/"]) {
    const baseUrl = `http://127.0.0.1:${port}/insurer${slash}`;
    await client({ baseUrl }).send(today, {});
  }
  expect(seen.map(({ url }) => url)).toEqual(["/insurer/v1/today/", "/insurer/v1/today/"]);
});
