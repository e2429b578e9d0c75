import { mainContracts } from "@sughurta/contracts";
import { describe, expect, it } from "vitest";
import { AGENCY, BANK } from "../testing/some-partners.ts";
import { HERE, type Sent, startPartnerSite } from "../testing/start-partner-site.ts";
import { namesPartner } from "./request-body.ts";

describe("the partner of an order", () => {
  it("is the key's, whatever the page sends", async () => {
    const { session, call, upstream } = await startPartnerSite();
    const { access } = await session(HERE);
    const bodies = [
      { country: "Germany" },
      { country: "Germany", partner: BANK.code },
      '{"country":"Germany","partner":"SAFAR","partner":"bank"}',
      '{"country":"Germany","\\u0070artner":"bank","__proto__":{"partner":"bank"}}',
    ];
    for (const body of bodies) {
      await call("/v1/travel/", access, HERE, body);
      const sent = JSON.parse(upstream.requests.at(-1)?.body ?? "");
      expect(sent).toMatchObject({ country: "Germany", partner: AGENCY.code });
      expect(upstream.requests.at(-1)?.body.match(/"partner":/g)?.length).toBeLessThan(3);
    }
    const type = { "content-type": "application/json; charset=utf-16" };
    await call("/v1/travel/", access, { ...HERE, ...type }, { country: "Germany" });
    expect(upstream.requests.at(-1)?.headers["content-type"]).toBe("application/json");
  });

  it("is in every request that prices or saves an order, or saves a partner's prefill", () => {
    const selling = mainContracts.filter(namesPartner).map(({ name }) => name);
    expect(selling.sort()).toEqual([
      "calculateCar",
      "calculateFullCasco",
      "calculateLiability",
      "calculateTravel",
      "changeTravel",
      "saveBox",
      "saveCar",
      "saveFullCasco",
      "saveLiability",
      "saveTravel",
      "takePrefill",
    ]);
  });

  it.each(["[]", "null", '"text"', "{", "", "[".repeat(50_000)])(
    "rejects a payload that is no order: %.20s",
    async (body) => {
      const { session, call, upstream } = await startPartnerSite();
      const { access } = await session(HERE);
      const before = upstream.requests.length;
      const response = await call("/v1/travel/", access, HERE, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: "unreadable" });
      expect(upstream.requests.slice(before).map(({ path }) => path)).not.toContain("/v1/travel/");
    },
  );

  it("does not change the maximum size of an order", async () => {
    const { session, call } = await startPartnerSite();
    const { access } = await session(HERE);
    const body = { country: "a".repeat(300_000) };
    expect((await call("/v1/travel/", access, HERE, body)).status).toBe(413);
  });
});

describe("the page to return to after paying", () => {
  const page = (url: string) => ({ ...HERE, "x-return-page": url });

  it("is the requested one, where the key allows it, else the partner's first", async () => {
    const { session, call, upstream } = await startPartnerSite();
    const { access } = await session(HERE);
    const sent = async (headers: Sent) => {
      await call("/v1/payment/", access, headers);
      return upstream.requests.at(-1)?.headers["x-return-page"];
    };
    expect(await sent(HERE)).toBe("https://agency.example/insure");
    const trip = "https://agency.example/trips/5?lang=tg";
    expect(await sent(page(trip))).toBe(trip);
  });

  it("is never an origin that the key does not allow: the developer gets an error", async () => {
    const { session, call, upstream } = await startPartnerSite();
    const { access } = await session(HERE);
    const before = upstream.requests.length;
    for (const url of ["https://evil.example/", "https://bank.example/travel?from=bank"]) {
      const response = await call("/v1/payment/", access, page(url));
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: "partnerReturnPageNotAllowed" });
    }
    expect(upstream.requests).toHaveLength(before);
  });

  it("is ignored on a page of our own", async () => {
    const { post, ask, upstream, url } = await startPartnerSite();
    const own = await ask("/session/guest/", { method: "POST" });
    const { access } = (await own.json()) as { access: string };
    await post("/v1/payment/", {
      authorization: `Bearer ${access}`,
      origin: url,
      "x-return-page": "https://evil.example/",
    });
    expect(upstream.requests.at(-1)?.headers["x-return-page"]).toBeUndefined();
  });
});
