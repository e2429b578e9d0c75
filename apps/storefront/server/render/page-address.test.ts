import { LANGUAGES } from "@sughurta/domain";
import { describe, expect, it } from "vitest";
import { type PageAddress, readPageAddress, redirectAddress } from "./page-address.ts";

const TODAY = "2026-11-22";
const SITE = { today: TODAY, languages: LANGUAGES };

function read(url: string, cookie?: string): PageAddress {
  const address = readPageAddress(url, cookie, SITE);
  if (!address || "redirectTo" in address) throw new Error(`${url} is not the address of a page`);
  return address;
}

describe("the address of a page", () => {
  it("omits parameters that do not change the page", () => {
    expect(read("/blog?utm_source=x&partner=a&page=2&coupon=b&tab=1")).toMatchObject({
      path: "/blog?page=2",
      key: "2026-11-22 ru /blog?page=2",
    });
    for (const page of ["1", "01", "1e3", "+2", "x", "", "%00"]) {
      expect(read(`/blog?page=${page}`).path).toBe("/blog");
    }
  });

  it("keeps the category of a list", () => {
    expect(read("/partners?category=auto").path).toBe("/partners?category=auto");
    expect(read("/partners?category=%3Cb%3E").path).toBe("/partners");
  });

  it("keeps the search query, on the search page only and no longer than its field", () => {
    expect(read("/search?q=%D0%B2%D0%B8%D0%B7%D0%B0").path).toBe(
      "/search?q=%D0%B2%D0%B8%D0%B7%D0%B0",
    );
    expect(read("/boxes?q=visa").path).toBe("/boxes");
    expect(read(`/search?q=${"a".repeat(65)}`).path).toBe("/search");
  });

  it("has one canonical form for the same page", () => {
    const one = read("/blog?page=2&payment=3", "en");
    const other = read("/blog?payment=3&page=2&lang=en");
    expect(one.key).toBe(other.key);
    expect(one.languageChosen).toBe(false);
    expect(other.languageChosen).toBe(true);
  });

  it("distinguishes route data from the page itself", () => {
    expect(read("/blog.data?_routes=routes%2Fblog").path).toBe("/blog.data?_routes=routes%2Fblog");
    expect(read("/blog?_routes=routes%2Fblog").path).toBe("/blog");
    expect(read("/blog.data?_routes=a%00b").path).toBe("/blog.data");
  });

  it("redirects from another spelling to this one, with the whole query", () => {
    const url = "/./BOXES//?partner=a&coupon=b&lang=tg&utm_source=x";
    expect(readPageAddress(url, undefined, SITE)).toEqual({
      redirectTo: "/boxes?partner=a&coupon=b&lang=tg&utm_source=x",
    });
  });

  it.each(["/%E0%A4%A", "/%00", `/${"a".repeat(3_000)}`, "http://evil.example/"])(
    "is rejected when invalid: %s",
    (url) => expect(readPageAddress(url, undefined, SITE)).toBeUndefined(),
  );
});

describe("the address of a redirect", () => {
  it("preserves the partner and the coupon of the visitor", () => {
    expect(redirectAddress("/boxes/sci", "/auto?partner=a%26b&coupon=KUHISTON")).toBe(
      "/boxes/sci?partner=a%26b&coupon=KUHISTON",
    );
    expect(redirectAddress("/boxes/sci#order", "/auto?partner=a")).toBe(
      "/boxes/sci?partner=a#order",
    );
  });

  it("does not override parameters set by the page", () => {
    expect(redirectAddress("/boxes?category=2", "/Boxes?category=1&_routes=x")).toBe(
      "/boxes?category=2",
    );
    expect(redirectAddress("/boxes?partner=b", "/Boxes?partner=a")).toBe("/boxes?partner=b");
    expect(redirectAddress("/boxes/sci", "/auto")).toBe("/boxes/sci");
  });

  it("passes nothing on to another site", () => {
    const away = "https://sale.example/sale/safar";
    expect(redirectAddress(away, "/boxes/order/safar?partner=a")).toBe(away);
  });

  it.each(["//evil.example/boxes", "/\\evil.example/boxes", "/\t/evil.example/boxes"])(
    "never leaves the site by %j",
    (location) => expect(redirectAddress(location, "/")).toBe("/boxes"),
  );

  it("never leaves the site by dots before slashes", () => {
    expect(redirectAddress("/.//evil.example/boxes", "/")).toBe("/evil.example/boxes");
  });
});
