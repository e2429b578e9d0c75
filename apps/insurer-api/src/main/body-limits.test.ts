import type { Hono } from "hono";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { STAFF_ROLES } from "#src/desk/access/permissions.ts";
import { buildDesk } from "#src/desk/build-desk.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { returnPath, webhookPath } from "#src/sales/payments/return-addresses.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { DESK_SETTINGS, type DeskBrowser, deskBrowser } from "#src/testing/desk-browser.ts";
import { buildApp, buildPaymentsListener } from "./build-app.ts";

const TEN_MEGABYTES = 10_000_000;
const CHUNK = Buffer.alloc(64_000, "a=a&");
/** Body limit of form routes, far below the limits of uploads and of JSON. */
const FORM_BYTES = 64_000;

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off", ...DESK_SETTINGS });
  browser = deskBrowser(api);
});
afterAll(() => api.close());
afterEach(() => {
  vi.useRealTimers();
});

const deliver = async () => new Response();
const listeners = (): Readonly<Record<string, Hono<AppEnv>>> => ({
  api: buildApp(api.service, { readiness: api.readiness, seed: undefined, deliver }),
  desk: buildDesk(api.service),
  payments: buildPaymentsListener(api.service, deliver),
});

/** A body of ten megabytes that counts how much of it was read. */
function aLargeBody() {
  const body = { read: 0 };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (body.read >= TEN_MEGABYTES) return controller.close();
        body.read += CHUNK.byteLength;
        controller.enqueue(CHUNK);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, stream };
}

/** All routes of a listener that accept a body, with their parameters filled in, and an unknown one. */
function createAddressRecords(
  app: Hono<AppEnv>,
): ReadonlyMap<string, { method: string; path: string }> {
  const filled = (path: string) =>
    path.replace(/:\w+(\{[^}]*\})?/g, "00000000-0000-4000-8000-000000000000").replace("*", "x");
  const routes = app.routes.filter(({ method }) => !["GET", "ALL"].includes(method));
  return new Map(
    [...routes, { method: "POST", path: "/nowhere" }].map(({ method, path }) => [
      `${method} ${path}`,
      { method, path: filled(path) },
    ]),
  );
}

const MEDIA_TYPES = ["application/x-www-form-urlencoded", "application/json"];

it.each(["api", "desk", "payments"])(
  "refuses ten megabytes at every route of the listener: %s",
  async (name) => {
    const app = listeners()[name];
    const Origin = api.service.config.desk?.url ?? "";
    const passed: string[] = [];
    for (const [route, { method, path }] of createAddressRecords(app ?? api.app)) {
      const { Cookie } = await browser.signedIn(...STAFF_ROLES);
      const signedIn = { Cookie, Origin };
      for (const type of MEDIA_TYPES) {
        for (const length of [{}, { "Content-Length": String(TEN_MEGABYTES) }]) {
          const { body, stream } = aLargeBody();
          const response = await app?.request(path, {
            method,
            headers: { ...signedIn, "Content-Type": type, ...length },
            body: stream,
            duplex: "half",
          } as RequestInit);
          const status = response?.status ?? 0;
          const isUnread = status < 500 && body.read === 0;
          if (status !== 413 && !isUnread) passed.push(`${route} ${type} ${status} ${body.read}`);
          if (status === 413 && response?.headers.get("Connection") !== "close") passed.push(route);
        }
      }
    }
    expect(passed).toEqual([]);
  },
);

it.each([
  ["payments", returnPath("alif")],
  ["payments", webhookPath("alif")],
  ["desk", "/sign-in"],
  ["desk", "/sign-in/passkey"],
])("reads at most a form's 64 kB at %s%s", async (name, path) => {
  const { body, stream } = aLargeBody();
  const response = await listeners()[name]?.request(path, {
    method: "POST",
    headers: {
      Origin: api.service.config.desk?.url ?? "",
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: stream,
    duplex: "half",
  } as RequestInit);
  expect(response?.status).toBe(413);
  expect(body.read).toBeLessThanOrEqual(FORM_BYTES + CHUNK.byteLength);
});

it("responds with 408 to a body that never ends", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const first = Promise.withResolvers<void>();
  const stream = new ReadableStream<Uint8Array>(
    {
      pull() {
        first.resolve();
        return new Promise<void>(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
  const response = listeners().payments?.request(returnPath("alif"), {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: stream,
    duplex: "half",
  } as RequestInit);
  await first.promise;
  vi.runAllTimers();
  expect((await response)?.status).toBe(408);
});
