import * as z from "zod";

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const port = z.coerce.number().int().min(0).max(65_535);
const secret = z.string().min(32);
const originList = z
  .string()
  .transform((list) =>
    list
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean),
  )
  .pipe(z.array(origin));

const shape = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: origin.optional(),
  INSURER_API_URL: origin.default("http://127.0.0.1:3001"),
  SESSION_SECRET: secret.optional(),
  SITE_USERNAME: z.string().min(1).optional(),
  SITE_PASSWORD: secret.optional(),
  SERVICE_USERNAME: z.string().min(1).default("storefront"),
  SERVICE_PASSWORD: secret.optional(),
  PAYMENT_ORIGINS: originList.optional(),
  ACTIVATION_ORIGINS: originList.optional(),
  SALE_SITE_URL: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]).default(""),
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/\{z\}/, "needs {z}, {x} and {y}")
    .regex(/\{x\}/, "needs {z}, {x} and {y}")
    .regex(/\{y\}/, "needs {z}, {x} and {y}")
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(120).default("© OpenStreetMap"),
  BRAND_NAME: z.string().min(1).max(60).default("Sughurta"),
  BRAND_LEGAL_NAME: z.string().min(1).max(120).default("Sughurta Insurance"),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d ]{3,20}$/)
    .default("5511"),
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug"]).default("info"),
  METRICS_TOKEN: z.string().min(16).optional(),
  TRUST_PROXY: z.stringbool().default(false),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0).max(1_000).default(1),
});

/** Everything a deployer may set, validated; see the table in the README. */
export interface Config {
  port: number;
  host: string;
  /** Origin under which visitors reach the site. */
  publicUrl: string;
  insurerApiUrl: string;
  sessionSecret: string;
  site: { username: string; password: string };
  service: { username: string; password: string };
  /** Origins to which a purchase may send the browser. */
  paymentOrigins: readonly string[];
  /** Origins to which an activation may send the browser. */
  activationOrigins: readonly string[];
  /** Base of the separate sales site; empty when our own order form serves. */
  saleSiteUrl: string;
  /** Pictures of the map of offices and whom their licence names; without them the map is a drawing. */
  mapTiles: { url: string; attribution: string } | undefined;
  brand: { name: string; legalName: string };
  supportPhone: string;
  logLevel: string;
  metricsToken: string | undefined;
  trustProxy: boolean;
  /** Widens the rate limits; 0 switches them off for load measurements. */
  rateLimitFactor: number;
}

/** A setting is missing or wrong; the message names each one. */
export class ConfigError extends Error {
  readonly code = "config";
}

/** Reads and checks the settings; throws {@link ConfigError} naming every wrong one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = shape.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `  ${issue.path.join(".")}: ${issue.message}`,
    );
    throw new ConfigError(`Settings that cannot be used:\n${problems.join("\n")}`);
  }
  const values = parsed.data;
  const password = present("SERVICE_PASSWORD", values.SERVICE_PASSWORD);
  const username = values.SERVICE_USERNAME;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    insurerApiUrl: values.INSURER_API_URL,
    sessionSecret: present("SESSION_SECRET", values.SESSION_SECRET),
    site: {
      username: values.SITE_USERNAME ?? username,
      password: values.SITE_PASSWORD ?? password,
    },
    service: { username, password },
    paymentOrigins: values.PAYMENT_ORIGINS ?? [values.INSURER_API_URL],
    activationOrigins: values.ACTIVATION_ORIGINS ?? [values.INSURER_API_URL],
    saleSiteUrl: values.SALE_SITE_URL,
    mapTiles: values.MAP_TILES_URL
      ? { url: values.MAP_TILES_URL, attribution: values.MAP_TILES_ATTRIBUTION }
      : undefined,
    brand: { name: values.BRAND_NAME, legalName: values.BRAND_LEGAL_NAME },
    supportPhone: values.SUPPORT_PHONE,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    trustProxy: values.TRUST_PROXY,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
  };
}

function present(name: string, value: string | undefined): string {
  if (value) return value;
  throw new ConfigError(
    `${name} is not set. Start with \`npm start\` or \`pnpm dev\`, which make it and pass it on, or set it ` +
      "yourself: at least 32 characters, for example the output of `openssl rand -base64 32`.",
  );
}

function withoutEmpty(env: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== "" || name === "SALE_SITE_URL"),
  );
}
