import { beforeEach, describe, expect, it } from "vitest";
import { openShopSession } from "./shop-session.ts";

const ADDRESS = "/trip?payment=1&coupon=SHOES10&partner=friend";

function getSession(partnerKey: string | undefined) {
  const session = openShopSession({ insurer: "https://sughurta.example", partnerKey });
  session.close();
  return session;
}

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", ADDRESS);
});

describe("the session of a shop", () => {
  it("leaves promo code and partner in the address of a partner's page to that page", () => {
    expect(getSession("pk_somon").attribution).toEqual({});
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/SHOES10|friend/);
    expect(window.location.pathname + window.location.search).toBe(ADDRESS);
  });

  it("reads them from the insurer's own address", () => {
    expect(getSession(undefined).attribution).toMatchObject({
      coupon: "SHOES10",
      partner: "friend",
    });
  });
});
