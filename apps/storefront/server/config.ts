import { homedir } from "node:os";
import { join, resolve } from "node:path";
import * as z from "zod";

const ADDRESS_RULE = "an address that begins with http:// or https://";
const PORT_RULE = "a whole number from 0 to 65535";
const NOTICE_RULE = "milliseconds, a whole number from 0 to 30000";
const FACTOR_RULE = "a number from 0 to 1000";
const TILES_RULE = `${ADDRESS_RULE} and has {z}, {x} and {y}`;

const address = z.url({ protocol: /^https?$/, error: ADDRESS_RULE });
const origin = address.transform((url) => new URL(url).origin);
const port = z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65_535, PORT_RULE);
const notice = z.coerce
  .number(NOTICE_RULE)
  .int(NOTICE_RULE)
  .min(0, NOTICE_RULE)
  .max(30_000, NOTICE_RULE);
const factor = z.coerce.number(FACTOR_RULE).min(0, FACTOR_RULE).max(1_000, FACTOR_RULE);
const secret = z.string().min(32, "at least 32 characters");
const upTo = (most: number) => z.string().max(most, `at most ${most} characters`);
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `one of ${values.join(", ")}`);
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
  NODE_ENV: oneOf(["development", "test", "production"]).default("development"),
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
  SALE_SITE_URL: z.union([z.literal(""), address], ADDRESS_RULE).default(""),
  POLICY_TERMS_URL: z.union([z.literal(""), address], ADDRESS_RULE).default(""),
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/, error: TILES_RULE })
    .refine((url) => ["{z}", "{x}", "{y}"].every((part) => url.includes(part)), TILES_RULE)
    .optional(),
  MAP_TILES_ATTRIBUTION: upTo(120).default("© OpenStreetMap"),
  BRAND_NAME: upTo(60).default("Sughurta"),
  BRAND_LEGAL_NAME: upTo(120).default("Sughurta Insurance"),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d ]{3,20}$/, "3 to 20 digits and spaces, with a plus before them or without")
    .default("5511"),
  ASSISTANCE_PHONE: z
    .string()
    .regex(/^\+[\d ]{8,20}$/, "a plus and 8 to 20 digits and spaces, as it is called from abroad")
    .default("+992 44 600 55 11"),
  CACHE_DIR: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).optional(),
  LOG_LEVEL: oneOf(["silent", "fatal", "error", "warn", "info", "debug"]).default("info"),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  METRICS_TOKEN: secret.optional(),
  TRUST_PROXY: z.stringbool("true or false").default(false),
  RATE_LIMIT_FACTOR: factor.default(1),
  SHUTDOWN_NOTICE_MS: notice.default(500),
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
  /** Base of the policy terms by number; empty when the documents of the content service serve. */
  policyTermsUrl: string;
  /** Pictures of the map of offices and whom their licence names; without them the map is a drawing. */
  mapTiles: { url: string; attribution: string } | undefined;
  brand: { name: string; legalName: string };
  supportPhone: string;
  /** Number for help that can be called from abroad. */
  assistancePhone: string;
  /** Folder of content that outlives the process; one that cannot be written is only warned of. */
  cacheFolder: string;
  logLevel: string;
  /** Where operators read counters; without a port nowhere, with a token only who holds it. */
  metrics: { port: number | undefined; host: string; token: string | undefined };
  trustProxy: boolean;
  /** Widens the rate limits; 0 switches them off for load measurements. */
  rateLimitFactor: number;
  /** How long `/readyz` says no before the process ends what is in flight. */
  shutdownNoticeMs: number;
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
      ({ path: [name], message }) => `  ${String(name)} must be ${message}`,
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
    policyTermsUrl: values.POLICY_TERMS_URL,
    mapTiles: values.MAP_TILES_URL
      ? { url: values.MAP_TILES_URL, attribution: values.MAP_TILES_ATTRIBUTION }
      : undefined,
    brand: { name: values.BRAND_NAME, legalName: values.BRAND_LEGAL_NAME },
    supportPhone: values.SUPPORT_PHONE,
    assistancePhone: values.ASSISTANCE_PHONE,
    cacheFolder: cacheFolderOf(values, env.XDG_CACHE_HOME),
    logLevel: values.LOG_LEVEL,
    metrics: {
      port: values.METRICS_PORT,
      host: values.METRICS_HOST,
      token: values.METRICS_TOKEN,
    },
    trustProxy: values.TRUST_PROXY,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    shutdownNoticeMs: values.SHUTDOWN_NOTICE_MS,
  };
}

/** The set folder, else beside the data, else where this user's programs keep such things. */
function cacheFolderOf(
  { CACHE_DIR, DATA_DIR }: { CACHE_DIR?: string | undefined; DATA_DIR?: string | undefined },
  userCaches: string | undefined,
): string {
  if (CACHE_DIR) return resolve(CACHE_DIR);
  if (DATA_DIR) return resolve(DATA_DIR, "cache");
  return join(userCaches || join(homedir(), ".cache"), "sughurta");
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
