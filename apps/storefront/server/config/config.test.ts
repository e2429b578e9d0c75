import { ConfigError } from "@sughurta/server-kit";
import { describe, expect, it } from "vitest";
import { aConfig } from "../testing/a-config.ts";
import { readConfig } from "./config.ts";

describe("settings", () => {
  it("report all invalid ones at once", () => {
    const read = () => readConfig({ PORT: "many", PUBLIC_URL: "site", NODE_ENV: "production" });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT must be a whole number[\s\S]*PUBLIC_URL must be an address/);
  });

  it.each([
    ["LOG_LEVEL", "loud", "one of silent"],
    ["PAYMENT_ORIGINS", "bank", "an address"],
    ["SALE_SITE_URL", "shop", "an address"],
    ["SUPPORT_PHONE", "call us", "3 to 20 digits"],
    ["ASSISTANCE_PHONE", "5511", "a plus and 8 to 20 digits"],
    ["METRICS_TOKEN", "short", "at least 32 characters"],
    ["TRUST_PROXY", "true", "number of proxies, a whole number from 0 to 10"],
    ["RATE_LIMIT_FACTOR", "-1", "a number from 0 to 1000"],
    ["BRAND_NAME", "S".repeat(61), "at most 60 characters"],
  ])("say what %s must be", (name, value, rule) => {
    expect(() => aConfig({ [name]: value })).toThrow(`${name} must be ${rule}`);
  });

  it.each(["production", "development"])(
    "require secrets in %s and say how to set them",
    (NODE_ENV) => {
      expect(() => readConfig({ NODE_ENV })).toThrow(/SERVICE_PASSWORD.*is missing.*openssl/);
    },
  );

  it("show map tiles of offices only where their address is set", () => {
    expect(aConfig().mapTiles).toBeUndefined();
    const url = "https://tiles.example/{z}/{x}/{y}.png";
    expect(aConfig({ MAP_TILES_URL: url }).mapTiles).toEqual({
      url,
      attribution: "© OpenStreetMap",
    });
    expect(() => aConfig({ MAP_TILES_URL: "https://tiles.example/" })).toThrow(/\{z\}/);
  });

  it("store content beside the data, else in the user's cache folder, unless a folder is set", () => {
    const folderWith = (settings: Record<string, string>) => aConfig(settings).cacheFolder;
    expect(folderWith({ CACHE_DIR: "/c", DATA_DIR: "/d" })).toBe("/c");
    expect(folderWith({ CACHE_DIR: "", DATA_DIR: "/d" })).toBe("/d/cache");
    expect(folderWith({ CACHE_DIR: "", XDG_CACHE_HOME: "/x" })).toBe("/x/sughurta");
  });

  it("name a password of its own for the back end of test keys, whose sandbox may take payments", () => {
    const tests = { TEST_INSURER_API_URL: "http://127.0.0.1:3003" };
    expect(() => aConfig(tests)).toThrow(/TEST_SERVICE_PASSWORD is missing/);
    const password = "p".repeat(32);
    const config = aConfig({ ...tests, TEST_SERVICE_PASSWORD: password });
    expect(config.tests).toMatchObject({ service: { username: "storefront", password } });
    expect(config.tests?.service.password).not.toBe(config.service.password);
    expect(config.paymentOrigins).toEqual(["http://127.0.0.1:3001", "http://127.0.0.1:3003"]);
    expect(aConfig().tests).toBeUndefined();
  });

  it("allow a purchase to redirect to the back end's own sandbox by default", () => {
    expect(aConfig().paymentOrigins).toEqual(["http://127.0.0.1:3001"]);
    const { paymentOrigins } = aConfig({ PAYMENT_ORIGINS: "https://a.tj/pay, https://b.tj" });
    expect(paymentOrigins).toEqual(["https://a.tj", "https://b.tj"]);
  });
});
