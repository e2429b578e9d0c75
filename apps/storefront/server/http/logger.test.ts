import { describe, expect, it } from "vitest";
import routes from "#app/routes.ts";
import { loggedPath } from "./logger.ts";

describe("a path in the log", () => {
  it.each(routes.flatMap(({ path }) => (path === undefined || path === "*" ? [] : [path])))(
    "shows the words of the page %s and no user input",
    (path) => {
      const asked = path.replace(/:\w+/g, "Rahimova-Madina");
      expect(loggedPath(`/${asked}?phone=992921234567`)).toBe(`/${path.replace(/:\w+/g, "…")}`);
    },
  );

  it.each([
    ["/", "/"],
    ["/v1/policy/check/", "/v1/policy/check/"],
    ["/v1/payment/0b9a4f0e-3c51-4f1c-9c63-0f4f4c1d2a77/", "/v1/payment/…/"],
    ["/boxes.data?_routes=root", "/boxes.data"],
    ["/blog/Madina.data", "/blog/…"],
    ["/Саидова/Мадина", "/…/…"],
    ["/%D0%A1%D0%B0%D0%B8%D0%B4", "/…"],
    ["/files/Saidova-passport.pdf", "/files/…"],
    ["//evil.example/verify", "//…/verify"],
  ])("of %s is %s", (url, logged) => {
    expect(loggedPath(url)).toBe(logged);
  });
});
