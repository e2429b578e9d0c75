import { type Config, readConfig } from "../config/config.ts";

/** Settings of a storefront under test. */
export function aConfig(settings: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    NODE_ENV: "production",
    PUBLIC_URL: "http://site.example",
    SESSION_SECRET: "a-secret-of-at-least-thirty-two-characters",
    SERVICE_PASSWORD: "a-password-of-at-least-thirty-two-characters",
    LOG_LEVEL: "silent",
    ...settings,
  });
}
