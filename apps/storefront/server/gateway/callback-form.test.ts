import { expect, it } from "vitest";
import { CALLBACK_PATH } from "#app/callback/callback-outcome.ts";
import { FakeVisitors } from "../testing/fake-visitors.ts";
import { startStorefront } from "../testing/start-storefront.ts";
import { sendJson, startUpstream } from "../testing/upstream.ts";

/** A site whose pages are the result that they would show. */
async function start() {
  const visitors = new FakeVisitors();
  let nextResponse: [number, object] = [201, { id: 5 }];
  const upstream = await startUpstream((request, response, body) => {
    if (visitors.respond(request, response, body)) return;
    if (request.url === "/v1/calls/") return sendJson(response, ...nextResponse);
    sendJson(response, 200, { access: "service", refresh: "r", change_password: false });
  });
  const site = await startStorefront(
    { INSURER_API_URL: upstream.url },
    () => async (_, services) =>
      Response.json({ outcome: services.callback, language: services.language }),
  );
  const post = (phone: string, init: RequestInit = {}) =>
    site.ask(`${CALLBACK_PATH}?lang=tg`, {
      method: "POST",
      body: new URLSearchParams({ phone }),
      ...init,
      headers: { referer: "http://site.example/travel-order?x=1", ...init.headers },
    });
  const calls = () => upstream.requests.filter(({ path }) => path === "/v1/calls/");
  const respondToCalls = (status: number, body: object) => {
    nextResponse = [status, body];
  };
  return { post, calls, respondToCalls, close: upstream.close };
}

it("registers a callback for a guest whose session cookie the browser then has", async () => {
  const { post, calls } = await start();
  const response = await post("+992 (92) 123-45-67");
  expect(await response.json()).toEqual({ outcome: { kind: "requestRegistred" }, language: "tg" });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.getSetCookie().join()).toMatch(/visitor=[^;]+;.*HttpOnly/);
  expect(calls().map(({ body }) => JSON.parse(body))).toEqual([
    { phone: "992921234567", type: "back_call", note: "/travel-order" },
  ]);
  expect(calls()[0]?.headers["x-visitor-id"]).toMatch(/^[\w-]{36}$/);
});

it("says that a request from this phone is already open", async () => {
  const { post, respondToCalls } = await start();
  respondToCalls(409, { message: "Заявка уже принята", code: "errorExist" });
  expect(await (await post("921234567")).json()).toMatchObject({ outcome: { kind: "errorExist" } });
});

it.each(["", "12", "+7 912 345 67 89", "abc\u0000<b>", "9".repeat(60)])(
  "returns a mistyped phone and sends no request: %j",
  async (typed) => {
    const { post, calls } = await start();
    const outcome = { kind: "mistyped", typed: typed.slice(0, 40) };
    expect(await (await post(typed)).json()).toMatchObject({ outcome });
    expect(calls()).toEqual([]);
  },
);

it("passes on the retry delay after too many requests", async () => {
  const { post, respondToCalls } = await start();
  respondToCalls(429, { message: "Много заявок", code: "tooMany" });
  const { outcome } = (await (await post("921234567")).json()) as { outcome: object };
  expect(outcome).toEqual({ kind: "tooMany", waitSeconds: expect.any(Number) });
});

it("reports that the service is unavailable", async () => {
  const { post, respondToCalls, close } = await start();
  respondToCalls(500, {});
  const unavailable = { outcome: { kind: "unavailable" } };
  expect(await (await post("921234567")).json()).toMatchObject(unavailable);
  await close();
  expect(await (await post("921234567")).json()).toMatchObject(unavailable);
});

it("rejects forms of other sites, other types and large bodies", async () => {
  const { post, calls } = await start();
  const fetchStatus = async (init: RequestInit) => (await post("921234567", init)).status;
  expect(await fetchStatus({ headers: { origin: "https://evil.example" } })).toBe(403);
  expect(await fetchStatus({ headers: { "sec-fetch-site": "cross-site" } })).toBe(403);
  expect(await fetchStatus({ body: '{"phone":"921234567"}' })).toBe(415);
  expect(await fetchStatus({ body: new URLSearchParams({ phone: "9".repeat(5_000) }) })).toBe(413);
  expect(calls()).toEqual([]);
});
