import { describe, expect, it } from "vitest";
import {
  ConfigError,
  commaList,
  numberFrom,
  onOff,
  readSettings,
  secret,
  wholeNumber,
} from "./settings.ts";

const SETTINGS = {
  PORT: { about: "port to listen on", schema: wholeNumber(1, 65_535), byDefault: "3001" },
  SANDBOX: { about: "pretend pages", schema: onOff },
  PAGES: { about: "pages with commas", schema: commaList },
  FACTOR: { about: "widens the limits", schema: numberFrom(0, 10) },
  KEY: { about: "encrypts drafts", schema: secret, secret: true },
} as const;
const KEY = "k".repeat(32);

describe("settings", () => {
  it("have their default, or are undefined, where they are not set or empty", () => {
    const unset = { PORT: 3_001, KEY };
    expect(readSettings(SETTINGS, { KEY })).toEqual(unset);
    expect(readSettings(SETTINGS, { KEY, PORT: "", SANDBOX: "" })).toEqual(unset);
  });

  it("have the output type of their schema", () => {
    const environment = { KEY, PORT: "80", SANDBOX: "off", PAGES: "a, b,", FACTOR: "0.5" };
    expect(readSettings(SETTINGS, environment)).toEqual({
      PORT: 80,
      SANDBOX: false,
      PAGES: ["a", "b"],
      FACTOR: 0.5,
      KEY,
    });
  });

  it("are refused all at once, each with its rule and its description, never with its value", () => {
    const environment = { PORT: "8.5", KEY: "short of a secret" };
    const read = () => readSettings(SETTINGS, environment);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT must be a whole number from 1 to 65535 \(port to listen on\)/);
    expect(read).toThrow(/KEY must be at least 32 characters/);
    expect(read).not.toThrow(/short of a secret/);
  });

  it("explain how to set a missing secret", () => {
    expect(() => readSettings(SETTINGS, {})).toThrow(
      /KEY \(encrypts drafts\) is missing: start with `npm start`.*openssl/,
    );
    expect(() => readSettings(SETTINGS, { NODE_ENV: "production" })).toThrow(
      /KEY \(encrypts drafts\) is missing: set it in the settings file.*openssl/,
    );
  });
});
