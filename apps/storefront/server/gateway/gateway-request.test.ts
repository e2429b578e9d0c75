import { describe, expect, it } from "vitest";
import { isCrossSite } from "./gateway-request.ts";

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
