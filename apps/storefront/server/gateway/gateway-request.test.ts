import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { aConfig } from "../testing/a-config.ts";
import { isCrossSite, readAddress } from "./gateway-request.ts";

const post = (headers: Record<string, string>) =>
  new Request("http://site.example/v1/calls/", { method: "POST", headers });

describe("a state-changing request", () => {
  it.each([
    [{ origin: "http://site.example" }, false],
    [{ origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }, false],
    [{}, false],
    [{ "sec-fetch-site": "same-origin" }, false],
    [{ "sec-fetch-site": "cross-site", origin: "http://site.example" }, true],
    [{ "sec-fetch-site": "same-site" }, true],
    [{ origin: "https://evil.example", host: "site.example" }, true],
    [{ origin: "null", host: "site.example" }, true],
  ])("with %o comes from another site: %s", (headers, crossSite) => {
    expect(isCrossSite(post(headers as Record<string, string>), "http://site.example")).toBe(
      crossSite,
    );
  });

  it("is the only kind that is checked", () => {
    const get = new Request("http://site.example/", { headers: { origin: "https://a.example" } });
    expect(isCrossSite(get, "http://site.example")).toBe(false);
  });
});

describe("the address of a visitor", () => {
  /** A request that arrives through an edge and a TLS proxy, from a visitor who sent a header of their own. */
  const throughBoth = {
    headers: { "x-forwarded-for": "198.51.100.1, 203.0.113.7, 192.0.2.9" },
    socket: { remoteAddress: "127.0.0.1" },
  } as unknown as IncomingMessage;

  it.each([
    ["0", "127.0.0.1"],
    ["1", "192.0.2.9"],
    ["2", "203.0.113.7"],
  ])("behind %s trusted proxies is %s", (TRUST_PROXY, address) => {
    expect(readAddress(throughBoth, aConfig({ TRUST_PROXY }))).toBe(address);
  });

  it("is one entry further where the server of an authenticated partner is before them", () => {
    expect(readAddress(throughBoth, aConfig({ TRUST_PROXY: "1" }), true)).toBe("203.0.113.7");
  });
});
