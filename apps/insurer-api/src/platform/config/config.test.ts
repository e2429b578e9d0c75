import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const secrets = Object.fromEntries(
  [
    "SERVICE_PASSWORD",
    "SITE_TOKEN_SECRET",
    "USER_TOKEN_SECRET",
    "PAYMENT_CALLBACK_SECRET",
    "DRAFT_KEY",
  ].map((name) => [name, `${name} of a test and long enough`]),
);

describe("settings", () => {
  it.each(["production", "development"])("in %s name every missing secret", (NODE_ENV) => {
    const read = () => readConfig({ NODE_ENV });
    const { PAYMENT_CALLBACK_SECRET: _, ...needed } = secrets;
    for (const name of Object.keys(needed)) expect(read).toThrow(new RegExp(`${name} .*missing`));
  });

  it("require the sandbox bank's secret if the sandbox is on", () => {
    const { PAYMENT_CALLBACK_SECRET: _, ...needed } = secrets;
    expect(() => readConfig(needed)).toThrow(/PAYMENT_CALLBACK_SECRET is missing.*npm start/);
    expect(readConfig({ ...needed, SANDBOX: "off" }).secrets.paymentCallback).toBeUndefined();
  });

  it("accept several draft keys, of which the first encrypts", () => {
    const [newKey, oldKey] = ["n".repeat(32), "o".repeat(32)];
    const read = (DRAFT_KEY: string) => readConfig({ ...secrets, DRAFT_KEY });
    expect(read(`${newKey},${oldKey}`).secrets.draft).toEqual([newKey, oldKey]);
    expect(() => read(`${newKey},short`)).toThrow(/DRAFT_KEY .*at least 32/);
  });

  it("require the till's secret", () => {
    const till = { FISCAL_URL: "https://till.example" };
    expect(() => readConfig({ ...secrets, ...till })).toThrow(/FISCAL_SECRET is missing/);
  });

  it("issue specimens in the sandbox only, without anything that would treat them as sales", () => {
    const specimens = { ...secrets, SPECIMENS: "on" };
    expect(readConfig(specimens).specimens).toBe(true);
    expect(readConfig(secrets).specimens).toBe(false);
    const live = {
      SANDBOX: "off",
      PAYMENT_PROVIDERS_FILE: "providers.json",
      FISCAL_URL: "https://till.example",
      WEBHOOK_URL: "https://systems.example",
    };
    for (const [name, value] of Object.entries(live)) {
      expect(() => readConfig({ ...specimens, [name]: value })).toThrow(name);
    }
  });

  it("give the remedy for a missing secret", () => {
    const production = () => readConfig({ NODE_ENV: "production" });
    expect(production).toThrow(/openssl rand -hex 32/);
    expect(() => readConfig({})).toThrow(/npm start.*pnpm dev/);
  });

  it("let the service account read content unless the site has an account of its own", () => {
    const { service, site } = readConfig(secrets);
    expect(site).toEqual(service);
    const own = { SITE_USERNAME: "site", SITE_PASSWORD: "p".repeat(32) };
    expect(readConfig({ ...secrets, ...own }).site).toEqual({
      username: "site",
      passwords: [own.SITE_PASSWORD],
    });
  });

  it.each([
    ["API_PORT", "70000", /API_PORT .*from 1 to 65535/],
    ["API_PORT", "web", /API_PORT/],
    ["PUBLIC_URL", "ftp://x", /PUBLIC_URL .*https:/],
    ["DATABASE_URL", "mysql://x", /DATABASE_URL .*postgres:/],
    ["TIME_ZONE", "Mars/Base", /TIME_ZONE/],
    ["DRAFT_KEY", "short", /DRAFT_KEY .*at least 32/],
    ["SANDBOX", "perhaps", /SANDBOX .*on or off/],
    ["NODE_ENV", "prod", /NODE_ENV .*must be one of production,/],
    ["STORAGE_URL", "s3://Upper", /STORAGE_URL .*s3:/],
    ["STORAGE_URL", "https://x", /STORAGE_URL .*file:/],
    ["SCANNER_URL", "http://127.0.0.1:3310", /SCANNER_URL .*tcp:/],
    ["SCANNER_URL", "tcp://127.0.0.1", /SCANNER_URL .*unix:/],
    ["LOG_LEVEL", "loud", /LOG_LEVEL .*must be one of silent,/],
    ["DATABASE_POOL_SIZE", "0", /DATABASE_POOL_SIZE .*from 1 to 200/],
    ["PAYMENT_OPERATORS_BOX", "dc,cash", /PAYMENT_OPERATORS_BOX .*card_dc_city,vaslpay/],
  ])("refuse %s=%s and give the valid values", (name, value, message) => {
    expect(() => readConfig({ ...secrets, [name]: value })).toThrow(message);
  });

  it.each([
    ["127.0.0.1", "http://127.0.0.1:3001"],
    ["0.0.0.0", "http://localhost:3001"],
    ["::1", "http://[::1]:3001"],
  ])("with HOST=%s set the service address to %s", (HOST, apiUrl) => {
    expect(readConfig({ ...secrets, HOST }).apiUrl).toBe(apiUrl);
  });

  it("store files in a folder, or in the object storage of STORAGE_URL", () => {
    expect(readConfig({ ...secrets, STORAGE_URL: "file:///srv/uploads" })).toMatchObject({
      uploadsDir: "/srv/uploads",
      objectStorage: undefined,
    });
    const key = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "a secret" };
    const address = { STORAGE_URL: "s3://files/shop/", S3_ENDPOINT: "https://s3.example.tj/" };
    expect(readConfig({ ...secrets, ...key, ...address }).objectStorage).toEqual({
      endpoint: "https://s3.example.tj",
      region: "us-east-1",
      bucket: "files",
      prefix: "shop/",
      accessKeyId: "id",
      secretAccessKey: "a secret",
    });
  });

  it.each(["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"])(
    "report a missing %s of an object storage without showing a secret",
    (name) => {
      const all = {
        STORAGE_URL: "s3://files",
        S3_ENDPOINT: "https://s3.example.tj",
        S3_ACCESS_KEY_ID: "the id",
        S3_SECRET_ACCESS_KEY: "the secret",
      };
      const read = () => readConfig({ ...secrets, ...all, [name]: "" });
      expect(read).toThrow(new RegExp(`${name} is missing`));
      expect(read).not.toThrow(/the id|the secret/);
    },
  );

  it("enable the sandbox only outside production, unless set explicitly", () => {
    expect(readConfig(secrets).sandbox).toBe(true);
    const production = { ...secrets, NODE_ENV: "production" };
    expect(readConfig(production).sandbox).toBe(false);
    expect(readConfig({ ...production, SANDBOX: "on" }).sandbox).toBe(true);
  });

  it.each([
    [{}, "http://localhost:3002"],
    [{ DESK_HOST: "0.0.0.0" }, "http://localhost:3002"],
    [{ DESK_HOST: "10.0.0.5" }, "http://10.0.0.5:3002"],
    [{ DESK_URL: "https://desk.example.tj" }, "https://desk.example.tj"],
  ])("with %o use a host name for the desk on this machine: %s", (given, url) => {
    expect(readConfig({ ...secrets, DESK_PORT: "3002", ...given }).desk?.url).toBe(url);
  });
});
