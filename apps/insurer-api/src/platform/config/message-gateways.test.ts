import { describe, expect, it } from "vitest";
import { TEST_SECRETS } from "#src/testing/test-settings.ts";
import { readConfig } from "./config.ts";
import { isLoopback, readMailServer, readSmsGateway } from "./message-gateways.ts";

describe("the mail server", () => {
  it("is connected by STARTTLS or TLS, unless it is on this machine", () => {
    expect(readMailServer("smtp://polis:p%40ss%2F@mail.example.tj")).toEqual({
      host: "mail.example.tj",
      port: 587,
      encryption: "startTls",
      login: { user: "polis", password: "p@ss/" },
    });
    expect(readMailServer("smtps://mail.example.tj")).toMatchObject({
      port: 465,
      encryption: "tls",
      login: undefined,
    });
    expect(readMailServer("smtp://[::1]:2525")).toMatchObject({
      host: "::1",
      port: 2525,
      encryption: "loopback",
    });
  });

  it("requires a sender address", () => {
    const read = () => readConfig({ ...TEST_SECRETS, MAIL_URL: "smtp://mail.example.tj" });
    expect(read).toThrow(/MAIL_FROM is missing/);
  });
});

describe("the SMS gateway", () => {
  it("is OsonSMS over TLS, with another address only if the setting names one", () => {
    const from = "from=Sughurta";
    expect(readSmsGateway(`osonsms://login:hash@api.osonsms.com?${from}`)).toEqual({
      protocol: "osonsms",
      url: "https://api.osonsms.com",
      login: "login",
      hash: "hash",
      from: "Sughurta",
    });
    expect(readSmsGateway(`osonsms://login:hash@127.0.0.1:4004?${from}`)).toMatchObject({
      url: "http://127.0.0.1:4004",
    });
  });

  it("is an SMS centre, over TLS if the setting says so", () => {
    expect(readSmsGateway("smpp://id:secret@smsc.example.tj?from=5511")).toMatchObject({
      host: "smsc.example.tj",
      port: 2775,
      tls: false,
      systemId: "id",
      password: "secret",
    });
    expect(readSmsGateway("smpps://id:secret@smsc.example.tj?from=5511")).toMatchObject({
      port: 3550,
      tls: true,
    });
  });
});

it.each([
  ["MAIL_URL", "https://mail.example.tj"],
  ["MAIL_URL", "smtp://user:%E0%A4%A@mail.example.tj"],
  ["MAIL_URL", "mail.of-us.tj"],
  ["MAIL_FROM", "polis@example.tj\r\nBcc: all@example.tj"],
  ["SMS_URL", "smpp://id@smsc.example.tj?from=5511"],
  ["SMS_URL", "smpp://id:secret@smsc.example.tj"],
  ["SMS_URL", "osonsms://login:hash@api.osonsms.com?from=AMuchTooLongName"],
  ["SMS_URL", "https://login:hash@api.osonsms.com?from=Name"],
])("rejects %s=%s without showing its password", (name, value) => {
  const read = () => readConfig({ ...TEST_SECRETS, [name]: value });
  expect(read).toThrow(new RegExp(`${name} must be an address such as`));
  expect(read).not.toThrow(value);
});

it.each([
  ["localhost", true],
  ["127.8.8.8", true],
  ["::1", true],
  ["10.0.0.1", false],
  ["127.0.0.1.example.tj", false],
])("treats %s as this machine: %s", (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
