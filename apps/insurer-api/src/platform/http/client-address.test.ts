import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Listener } from "#src/platform/config/config.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { createApp } from "./create-app.ts";

const PRIVATE_PEER = "10.0.0.5";
const PUBLIC_PEER = "203.0.113.99";

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());

/** The address that a listener's limits use for a request. */
async function countedAs(
  listener: Listener,
  peer: string,
  forwardedFor: string,
  hops?: number,
): Promise<string> {
  const { config } = api.service;
  const trustedProxies = {
    ...config.trustedProxies,
    ...(hops === undefined ? {} : { [listener]: hops }),
  };
  const service = { ...api.service, config: { ...config, trustedProxies } };
  const identify = async () => {
    throw new FailureError(404, "notFound");
  };
  const app = createApp(
    service,
    identify,
    [],
    [(on) => on.get("/address", (context) => context.text(context.get("address")))],
    listener,
  );
  const incoming = {
    socket: { remoteAddress: peer },
    rawHeaders: ["Host", "localhost"],
    headers: {},
  };
  const headers = {
    Host: "localhost",
    "X-Forwarded-For": forwardedFor,
    "X-Request-Id": randomUUID(),
  };
  return (await app.request("/address", { headers }, { incoming })).text();
}

it.each<[string, Listener, string, string, string, number?]>([
  ["the API believes the storefront", "api", PRIVATE_PEER, "198.51.100.1", "198.51.100.1"],
  ["and only its own entry", "api", PRIVATE_PEER, "192.0.2.66, 198.51.100.1", "198.51.100.1"],
  ["nobody from a public address", "api", PUBLIC_PEER, "198.51.100.1", PUBLIC_PEER],
  ["nothing without trusted servers", "api", PRIVATE_PEER, "198.51.100.1", PRIVATE_PEER, 0],
  [
    "two entries from the end",
    "api",
    PRIVATE_PEER,
    "192.0.2.66, 198.51.100.1, 10.0.0.9",
    "198.51.100.1",
    2,
  ],
  ["the desk believes nobody by default", "desk", PRIVATE_PEER, "198.51.100.1", PRIVATE_PEER],
  ["the payments neither", "payments", PRIVATE_PEER, "198.51.100.1", PRIVATE_PEER],
  ["the desk behind a proxy", "desk", PRIVATE_PEER, "192.0.2.66, 198.51.100.1", "198.51.100.1", 1],
])("%s", async (_, listener, peer, forwardedFor, expected, hops) => {
  expect(await countedAs(listener, peer, forwardedFor, hops)).toBe(expected);
});
