import { describe, expect, it } from "vitest";
import { AGENCY, BANK, FORMER } from "../testing/some-partners.ts";
import {
  BANK_PAGE,
  CALCULATION,
  HERE,
  type Sent,
  startPartnerSite,
} from "../testing/start-partner-site.ts";

const [KEY = ""] = AGENCY.keys;
const [ORIGIN = ""] = AGENCY.origins;
const [BANK_KEY = ""] = BANK.keys;

const getCorsHeaders = (response: Response) =>
  [...response.headers.keys()].filter((name) => name.startsWith("access-control-"));

describe("a key that does not match", () => {
  it.each<[string, Sent, string, RegExp]>([
    ["none", { origin: ORIGIN }, "partnerKeyMissing", /X-Partner-Key/],
    ["wrong", { ...HERE, "x-partner-key": "pk_agency_currents" }, "partnerKeyUnknown", /typing/],
    ["in capitals", { ...HERE, "x-partner-key": KEY.toUpperCase() }, "partnerKeyUnknown", /typing/],
    ["empty", { ...HERE, "x-partner-key": "" }, "partnerKeyUnknown", /typing/],
    [
      "two at once",
      { ...HERE, "x-partner-key": `${KEY}, ${BANK_KEY}` },
      "partnerKeyUnknown",
      /typ/,
    ],
    ["another's", { ...HERE, "x-partner-key": BANK_KEY }, "partnerOriginNotAllowed", /scheme/],
    [
      "withdrawn",
      { origin: FORMER.origins[0] ?? "", "x-partner-key": FORMER.keys[0] ?? "" },
      "partnerKeyWithdrawn",
      /withdrawn/,
    ],
    [
      "with a wrong secret",
      { ...HERE, "x-partner-secret": "guess" },
      "partnerSecretWrong",
      /secret/,
    ],
  ])(
    "%s: asks the visitor to call and tells the developer the reason",
    async (_, headers, code, why) => {
      const { post, ask, upstream } = await startPartnerSite();
      for (const response of [
        await post("/session/guest/", headers),
        await post(CALCULATION, headers),
        await ask("/api/all_boxes", { headers }),
      ]) {
        expect(response.status).toBe(403);
        expect(response.headers.get("access-control-allow-origin")).toBe(headers.origin);
        expect(response.headers.get("cache-control")).toBe("no-store");
        const body = await response.json();
        expect(body).toEqual({
          message: expect.stringMatching(/5511/),
          code,
          developer_message: expect.stringMatching(why),
        });
      }
      expect(upstream.requests).toEqual([]);
    },
  );

  it("is never logged", async () => {
    const lines: string[] = [];
    const takeLine = (line: object) => lines.push(JSON.stringify(line));
    const site = await startPartnerSite({}, { takeLine });
    await site.ask("/session/guest/", { method: "POST", headers: HERE });
    await site.ask("/api/all_boxes", {
      headers: { ...HERE, "x-partner-key": "pk_wrong_wrong_wrong" },
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join()).not.toContain("pk_");
  });
});

describe("an origin of no partner", () => {
  it.each([
    "null",
    "https://agency.example.evil.example",
    "https://evil-agency.example",
    "https://sub.agency.example",
    "https://AGENCY.example",
    "https://agency.example:8443",
    "https://agency.example:443",
    "http://agency.example",
    "https://agency.example/",
    "https://agency.exampl",
    "http://127.0.0.1:4322",
    "http://localhost:4321",
    "https://preview.agency.example",
    "https://evilpreview.agency.example",
  ])("%s gets no response that a browser would let it read", async (origin) => {
    const { ask, post } = await startPartnerSite();
    const preflight = await ask(CALCULATION, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
    const responses = [
      preflight,
      await ask("/api/all_boxes", { headers: { origin } }),
      await ask("/api/all_boxes", { headers: { ...HERE, origin } }),
      await post("/session/guest/", { ...HERE, origin }),
      await post("/session/guest/", { origin }),
    ];
    for (const response of responses) {
      expect(getCorsHeaders(response)).toEqual([]);
      expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(response.headers.get("vary")).toMatch(/origin/i);
    }
    expect(responses.map(({ status }) => status)).toEqual([405, 200, 403, 403, 403]);
  });
});

describe("a token", () => {
  it("of one partner is not valid on another's page, nor on ours, nor the other way round", async () => {
    const { session, call, post, url } = await startPartnerSite();
    const agency = await session(HERE);
    const own = await session({ origin: url });
    for (const [access, headers] of [
      [agency.access, BANK_PAGE],
      [agency.access, { origin: url }],
      [own.access, HERE],
      [agency.refresh, HERE],
      ["persons-token", HERE],
    ] as const) {
      expect((await call(CALCULATION, access, headers)).status).toBe(401);
    }
    for (const [refresh, headers] of [
      [agency.refresh, BANK_PAGE],
      [agency.refresh, { origin: url }],
      [agency.access, HERE],
      [own.refresh, HERE],
    ] as const) {
      expect((await post("/session/guest/refresh/", headers, { refresh })).status).toBe(401);
    }
  });
});
