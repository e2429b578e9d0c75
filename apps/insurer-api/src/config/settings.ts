import { isPaymentOperator, PAYMENT_OPERATORS } from "@sughurta/domain";
import { z } from "zod";

const PORT_RULE = "a whole number from 1 to 65535";
const SECRET_RULE = "at least 32 characters, for example the output of: openssl rand -hex 32";

const port = z.coerce.number(PORT_RULE).int(PORT_RULE).min(1, PORT_RULE).max(65_535, PORT_RULE);
const webAddress = z
  .url({ protocol: /^https?$/, error: "an address such as https://example.tj" })
  .transform((address) => address.replace(/\/+$/, ""));
const secret = z.string(SECRET_RULE).min(32, SECRET_RULE);
const text = z.string().trim().min(1, "a text that is not empty");
const seconds = (rule: string) => z.coerce.number(rule).int(rule).min(1, rule).max(86_400, rule);
const SECONDS_RULE = "seconds, from 1 to 86400";
const NOTICE_RULE = "milliseconds, from 0 to 30000";
const MEGABYTES_RULE = "a whole number of megabytes, 0 or more";
const megabytes = z.coerce.number(MEGABYTES_RULE).int(MEGABYTES_RULE).min(0, MEGABYTES_RULE);
const onOff = z
  .enum(["on", "off", "true", "false", "1", "0"], "on or off")
  .transform((value) => value === "on" || value === "true" || value === "1");
const operatorList = z
  .string()
  .transform((list) => list.split(","))
  .refine(
    (codes) => codes.every(isPaymentOperator),
    `operator codes with commas, out of ${PAYMENT_OPERATORS.join(",")}`,
  );
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `one of ${values.join(", ")}`);
const poolSize = (rule: string) => z.coerce.number(rule).int(rule).min(1, rule).max(200, rule);

const SMS_RULE = "a whole number from 1 to 1000000";
const smsCount = z.coerce.number(SMS_RULE).int(SMS_RULE).min(1, SMS_RULE).max(1_000_000, SMS_RULE);

const pageList = z
  .string()
  .transform((list) => list.split(",").filter(Boolean))
  .refine(
    (pages) =>
      pages.every((page) => URL.canParse(page) && /^https?:$/.test(new URL(page).protocol)),
    "addresses with commas, such as https://agency.example/insure,https://bank.example/travel",
  );

/** One setting: what it does, how it is checked, what holds when it is not set. */
export interface Setting {
  readonly about: string;
  readonly schema: z.ZodType;
  /** As it would be written in the environment; absent where there is no default. */
  readonly byDefault?: string;
  /** A secret that has to be set: never printed, and `npm start` and `pnpm dev` make it. */
  readonly secret?: true;
}

/** Every setting of the service; each stands in the README's tables too. */
export const SETTINGS = {
  NODE_ENV: {
    about: "`production` switches the sandboxes off",
    schema: oneOf(["production", "development", "test"]),
    byDefault: "development",
  },
  HOST: { about: "address to listen on", schema: text, byDefault: "127.0.0.1" },
  API_PORT: { about: "port to listen on", schema: port, byDefault: "3001" },
  DATA_DIR: {
    about: "folder of the embedded database and of uploads",
    schema: text,
    byDefault: ".data",
  },
  DATABASE_URL: {
    about: "a Postgres server to use instead of the embedded database",
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "an address such as postgres://user:password@host:5432/name"),
  },
  DATABASE_POOL_SIZE: {
    about: "connections to the Postgres server",
    schema: poolSize("a whole number from 1 to 200"),
    byDefault: "10",
  },
  PUBLIC_URL: {
    about: "address of the storefront that people see",
    schema: webAddress,
    byDefault: "http://localhost:3000",
  },
  API_PUBLIC_URL: {
    about:
      "address of this service as a browser reaches it (sandbox pages); by default HOST and API_PORT",
    schema: webAddress,
  },
  STORAGE_URL: {
    about: "where uploads are kept: a folder, by default `uploads` in DATA_DIR",
    schema: z.string().regex(/^file:/, "a folder address such as file:///srv/uploads"),
  },
  DISK_LOW_MB: {
    about: "free megabytes below which drafts and uploads are refused",
    schema: megabytes,
    byDefault: "500",
  },
  DISK_RESERVE_MB: {
    about:
      "free megabytes below which /readyz fails and orders and claims are refused too; kept for what is paid",
    schema: megabytes,
    byDefault: "200",
  },
  SANDBOX: {
    about: "pretend bank, mail and SMS pages: on or off; by default on outside production",
    schema: onOff,
  },
  SERVICE_USERNAME: {
    about: "name of the storefront's service account",
    schema: text,
    byDefault: "storefront",
  },
  SERVICE_PASSWORD: { about: "password of the service account", schema: secret, secret: true },
  SITE_USERNAME: {
    about: "name of the site's account at the content service; by default SERVICE_USERNAME",
    schema: text,
  },
  SITE_PASSWORD: {
    about: "password of that account; by default SERVICE_PASSWORD",
    schema: secret,
  },
  SITE_TOKEN_SECRET: {
    about: "signs the tokens of the content service",
    schema: secret,
    secret: true,
  },
  USER_TOKEN_SECRET: {
    about: "signs the tokens of people and of the service account",
    schema: secret,
    secret: true,
  },
  PAYMENT_CALLBACK_SECRET: {
    about: "signs the notices of payment providers",
    schema: secret,
    secret: true,
  },
  DRAFT_KEY: { about: "encrypts half-filled orders", schema: secret, secret: true },
  API_METRICS_PORT: {
    about: "port of /metrics for operators; without it nobody reads them",
    schema: port,
  },
  METRICS_HOST: {
    about: "address on which that port listens",
    schema: text,
    byDefault: "127.0.0.1",
  },
  METRICS_TOKEN: { about: "bearer token for /metrics", schema: secret },
  BRAND_NAME: { about: "name of the insurer", schema: text, byDefault: "Sughurta" },
  ASSISTANCE_PHONE: {
    about: "number on travel policies that can be called from abroad",
    schema: text,
    byDefault: "+992 44 600 55 11",
  },
  SUPPORT_PHONE: { about: "short number shown to people", schema: text, byDefault: "5511" },
  TIME_ZONE: {
    about: "time zone that decides what today is",
    schema: z
      .string()
      .refine(
        (zone) => Intl.supportedValuesOf("timeZone").includes(zone),
        "a time zone such as Asia/Dushanbe",
      ),
    byDefault: "Asia/Dushanbe",
  },
  ACTIVATION_URL: {
    about: "page that a one-time activation ticket leads to; by default the sandbox's",
    schema: webAddress,
  },
  ACTIVATION_BY_QUERY: {
    about: "on: leave with policy_number and password in the address instead of a ticket",
    schema: onOff,
    byDefault: "off",
  },
  PAYMENT_OPERATORS_BOX: {
    about: "payment operators for boxes; by default all but card_dc_city",
    schema: operatorList,
  },
  PAYMENT_OPERATORS_CAR: {
    about: "payment operators for motor; by default all but card_dc_city",
    schema: operatorList,
  },
  PAYMENT_OPERATORS_TRAVEL: {
    about: "payment operators for travel; by default all",
    schema: operatorList,
  },
  PAYMENT_LIFETIME_SECONDS: {
    about: "how long a started payment may be paid; by QR always three days",
    schema: seconds(SECONDS_RULE),
    byDefault: "1800",
  },
  PAYMENT_RETURN_PAGES: {
    about: "pages of other sites that sell our policies; a payment begun there returns there",
    schema: pageList,
  },
  PAYMENT_ASK_AFTER_SECONDS: {
    about: "age of a silent payment at which its provider is asked",
    schema: seconds(SECONDS_RULE),
    byDefault: "60",
  },
  SWEEP_SECONDS: {
    about: "pause between two looks for such payments",
    schema: seconds(SECONDS_RULE),
    byDefault: "15",
  },
  SHUTDOWN_NOTICE_MS: {
    about: "how long a stopping service says it is not ready, before it ends what is in flight",
    schema: z.coerce
      .number(NOTICE_RULE)
      .int(NOTICE_RULE)
      .min(0, NOTICE_RULE)
      .max(30_000, NOTICE_RULE),
    byDefault: "500",
  },
  FULL_CASCO: {
    about: "on: full casco (car v3) is sold too",
    schema: onOff,
    byDefault: "off",
  },
  SMS_DAILY_PER_PHONE: {
    about: "SMS codes for one phone in 24 hours",
    schema: smsCount,
    byDefault: "10",
  },
  SMS_HOURLY_PER_ADDRESS: {
    about: "SMS codes asked for from one address in an hour",
    schema: smsCount,
    byDefault: "300",
  },
  SMS_DAILY_TOTAL: {
    about: "SMS codes for all phones together in 24 hours",
    schema: smsCount,
    byDefault: "20000",
  },
  COUPON_HOLD_SECONDS: {
    about: "how long an order that is being paid holds a use of a limited promo code",
    schema: seconds(SECONDS_RULE),
    byDefault: "1800",
  },
  RATE_LIMITS: {
    about: "off only to measure load: nothing is slowed down then, and no quota counts",
    schema: onOff,
    byDefault: "on",
  },
  LOG_LEVEL: {
    about: "least important log line to write",
    schema: oneOf(["silent", "fatal", "error", "warn", "info", "debug"]),
    byDefault: "info",
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
