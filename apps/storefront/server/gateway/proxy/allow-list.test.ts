import { contentContracts, mainContracts } from "@sughurta/contracts";
import { describe, expect, it } from "vitest";
import { createAllowList } from "./allow-list.ts";

const main = createAllowList(mainContracts);
const content = createAllowList(contentContracts);

const getName = (found: ReturnType<typeof main>) =>
  typeof found === "object" ? found.contract.name : found;

describe("the gateway's allow-list", () => {
  it.each([
    ["POST", "/v1/policy/check/", "checkPolicy"],
    ["GET", "/v1/payment/latest/", "latestPayment"],
    ["GET", "/v1/payment/77aa/", "payment"],
    ["PUT", "/v1/draft/box-x/", "saveDraft"],
    ["POST", "/v1/claim/12/files/", "uploadClaimFiles"],
  ])("allows %s %s as %s", (method, path, name) => {
    expect(getName(main(method, path))).toBe(name);
  });

  it.each([
    "/v1/",
    "/v1/policy/check",
    "/v1/policy/check/extra/",
    "/v1/admin/",
    "/v1/payment/../user/",
    "/v1/payment/a/b/",
    "/v1/draft/../",
    "/v1/draft/a\\b/",
    "/v1/payment/%00/",
    "/v1/payment/a%0D%0Ab/",
    "/v1/payment/a%2Fb/",
    "/v1/payment/%5C/",
    "/v1/payment/%FF/",
    "/sandbox/mail",
    "/v1/payment/callback/dc/",
  ])("does not match %s", (path) => {
    expect(main("POST", path)).toBeUndefined();
  });

  it("distinguishes a wrong method from an unknown address", () => {
    expect(main("DELETE", "/v1/policy/check/")).toBe("wrongMethod");
  });

  it("refuses browsers the site's login, its preview check and the prices of its pages", () => {
    const paths = ["login", "preview", "editions", "starting_prices", "trip_price"];
    for (const path of paths.map((name) => `/api/${name}`)) {
      expect(content("GET", path), path).toBeUndefined();
    }
    expect(getName(content("GET", "/api/blogs/a-b"))).toBe("blogArticle");
  });

  it("contains every endpoint of the contracts except those", () => {
    const kept = ["paymentCallback", "siteLogin", "contentPreview"];
    kept.push("siteEditions", "startingPrices", "tripPrice");
    for (const { name, method, path, auth } of [...mainContracts, ...contentContracts]) {
      if (kept.includes(name) || auth === "service") continue;
      const list = path.startsWith("/api/") && !path.startsWith("/api/v1/") ? content : main;
      expect(list(method, path.replace(/\{\w+\}/g, "x1")), name).toMatchObject({ contract: {} });
    }
  });
});
