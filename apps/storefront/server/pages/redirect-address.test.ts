import { describe, expect, it } from "vitest";
import { redirectAddress } from "./redirect-address.ts";

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
