import { type Config, readConfig } from "#src/platform/config/config.ts";

/** Noon in Dushanbe. */
export const START = new Date("2026-11-21T07:00:00Z");

const SECRET = "a secret of a test that is long enough";

/** Required secrets of a service. */
export const TEST_SECRETS = {
  SERVICE_PASSWORD: SECRET,
  SITE_TOKEN_SECRET: SECRET,
  USER_TOKEN_SECRET: SECRET,
  PAYMENT_CALLBACK_SECRET: SECRET,
  DRAFT_KEY: SECRET,
};

/** Configuration of a test service. */
export const readTestConfig = (environment: Readonly<Record<string, string>> = {}): Config =>
  readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", ...TEST_SECRETS, ...environment });
