import { isPaymentOperator, PAYMENT_OPERATORS } from "@sughurta/domain";
import {
  baseAddress,
  commaList,
  matching,
  onOff,
  SERVER_SETTINGS,
  type Setting,
  secret,
  text,
  wholeNumber,
} from "@sughurta/server-kit";
import * as z from "zod/mini";
import { readMailServer, readSmsGateway } from "./message-gateways.ts";

const port = wholeNumber(1, 65_535);
const seconds = wholeNumber(1, 86_400, "seconds");
const megabytes = wholeNumber(0, 1_000_000_000, "megabytes");
const proxies = wholeNumber(0, 10, "number of proxies");
const smsCount = wholeNumber(1, 1_000_000);
const operatorList = commaList.check(
  z.refine(
    (codes) => codes.length > 0 && codes.every(isPaymentOperator),
    `operator codes with commas, out of ${PAYMENT_OPERATORS.join(",")}`,
  ),
);

const MAIL_RULE = "an address such as smtp://user:password@mail.example.tj:587";
const SMS_RULE =
  "an address such as osonsms://login:hash@api.osonsms.com?from=Name or smpp://system_id:password@host:2775?from=Name, with a sender of 11 letters or 15 digits at most";

/** Every setting of the service; each stands in the table of the README too. */
export const SETTINGS = {
  ...SERVER_SETTINGS,
  API_PORT: { about: "port to listen on", schema: port, byDefault: "3001" },
  API_TRUST_PROXY: {
    about:
      "how many servers on a private network before API_PORT append to X-Forwarded-For: the storefront, and proxies between",
    schema: proxies,
    byDefault: "1",
  },
  DATA_DIR: {
    about: "folder of the embedded database and of uploads",
    schema: text,
    byDefault: ".data",
  },
  DATABASE_URL: {
    about: "a Postgres server to use instead of the embedded database",
    schema: matching(
      /^postgres(ql)?:\/\//,
      "an address such as postgres://user:password@host:5432/name",
    ),
  },
  DATABASE_POOL_SIZE: {
    about: "connections to the Postgres server",
    schema: wholeNumber(1, 200),
    byDefault: "10",
  },
  PUBLIC_URL: {
    about: "address of the storefront that people see",
    schema: baseAddress,
    byDefault: "http://localhost:3000",
  },
  API_PUBLIC_URL: {
    about:
      "address of this service as a browser reaches it (sandbox pages); by default HOST and API_PORT",
    schema: baseAddress,
  },
  STORAGE_URL: {
    about:
      "where files are kept: a folder, by default `uploads` in DATA_DIR, or an object storage (S3)",
    schema: matching(
      /^(file:|s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d](\/[\w.-]+)*\/?$)/,
      "an address such as file:///srv/uploads or s3://bucket/prefix",
    ),
  },
  S3_ENDPOINT: {
    about: "address of the object storage that STORAGE_URL names",
    schema: baseAddress,
  },
  S3_REGION: {
    about: "region of the object storage, as it is signed",
    schema: matching(/^[a-z\d-]+$/, "a region such as eu-central-1"),
    byDefault: "us-east-1",
  },
  S3_ACCESS_KEY_ID: {
    about: "key with which the object storage is used",
    schema: text,
  },
  S3_SECRET_ACCESS_KEY: {
    about: "secret of that key",
    schema: text,
  },
  SCANNER_URL: {
    about: "the clamd that scans what people add; without it their files stay in quarantine",
    schema: matching(
      /^(tcp:\/\/[^/\s:]+:\d{1,5}|tcp:\/\/\[[\da-f:]+\]:\d{1,5}|unix:\/\/\/\S+)$/i,
      "an address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl",
    ),
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
  SEED_MODULE: {
    about:
      "file of the module whose `seed` fills a new database and whose pictures are served; without it nothing is filled in",
    schema: text,
  },
  SANDBOX: {
    about: "pretend bank, mail and SMS pages: on or off; by default on outside production",
    schema: onOff,
  },
  DESK_PORT: {
    about: "port of the desk for the insurer's own people; without it there is none",
    schema: port,
  },
  DESK_HOST: {
    about: "address on which the desk listens; never one that the public reaches",
    schema: text,
    byDefault: "127.0.0.1",
  },
  DESK_TRUST_PROXY: {
    about: "how many proxies on a private network before the desk append to X-Forwarded-For",
    schema: proxies,
    byDefault: "0",
  },
  DESK_URL: {
    about:
      "address of the desk as its people reach it; by default DESK_HOST and DESK_PORT, with localhost for 127.0.0.1",
    schema: baseAddress,
  },
  REFUND_ALONE_TJS: {
    about: "the largest refund, in TJS, that one person may decide without another",
    schema: wholeNumber(0, 1_000_000),
    byDefault: "1000",
  },
  WEBHOOK_URL: {
    about:
      "address of the insurer's own systems that is told of policies, claims, leads and receipts",
    schema: baseAddress,
  },
  WEBHOOK_SECRET: {
    about: "signs what is sent to WEBHOOK_URL",
    schema: secret,
  },
  PARTNERS_FILE: {
    about:
      "JSON file of partners whose own sites sell: those that the database lacks are added at the start",
    schema: text,
  },
  MAIL_URL: {
    about: "mail server, with its password: smtp:// (STARTTLS) or smtps://",
    schema: z.pipe(
      text.check(z.refine((url) => readMailServer(url) !== undefined, MAIL_RULE)),
      z.transform(readMailServer),
    ),
  },
  MAIL_FROM: {
    about: "address that emails come from; its name is BRAND_NAME",
    schema: matching(/^[^\s@<>"]+@[^\s@<>"]+$/, "an address such as polis@example.tj"),
  },
  SMS_URL: {
    about: "SMS gateway, with its password or hash: osonsms://, smpp:// or smpps://",
    schema: z.pipe(
      text.check(z.refine((url) => readSmsGateway(url) !== undefined, SMS_RULE)),
      z.transform(readSmsGateway),
    ),
  },
  FISCAL_URL: {
    about: "address of the online till that payments and refunds are registered at",
    schema: baseAddress,
  },
  FISCAL_SECRET: {
    about: "signs what is sent to FISCAL_URL",
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
    about: "signs the notices of the pretend bank; needed with the sandbox alone",
    schema: secret,
  },
  DRAFT_KEY: {
    about:
      "encrypts half-filled orders and what accounts save; several with commas: the first encrypts, all decrypt",
    schema: z.pipe(commaList, z.array(secret).check(z.minLength(1, "a key"))),
    secret: true,
  },
  API_METRICS_PORT: {
    about: "port of /metrics for operators; without it nobody reads them",
    schema: port,
  },
  ACTIVATION_URL: {
    about: "page that a one-time activation ticket leads to; by default the sandbox's",
    schema: baseAddress,
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
  PAYMENT_PROVIDERS_FILE: {
    about:
      "JSON file with the provider of each payment operator and its keys; without it nothing is paid outside the sandbox",
    schema: text,
  },
  PAYMENTS_PORT: {
    about:
      "port of what providers and their buyers reach: notices, the way there and back; without it there is none",
    schema: port,
  },
  PAYMENTS_HOST: {
    about: "address on which that listens",
    schema: text,
    byDefault: "127.0.0.1",
  },
  PAYMENTS_TRUST_PROXY: {
    about: "how many proxies on a private network before that append to X-Forwarded-For",
    schema: proxies,
    byDefault: "0",
  },
  PAYMENTS_URL: {
    about:
      "its address as providers and browsers reach it; by default PAYMENTS_HOST and PAYMENTS_PORT",
    schema: baseAddress,
  },
  PAYMENT_LIFETIME_SECONDS: {
    about: "how long a started payment may be paid; by QR always three days",
    schema: seconds,
    byDefault: "1800",
  },
  PAYMENT_ASK_AFTER_SECONDS: {
    about: "age of a silent payment at which its provider is asked",
    schema: seconds,
    byDefault: "60",
  },
  SWEEP_SECONDS: {
    about: "pause between two looks for such payments",
    schema: seconds,
    byDefault: "15",
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
  SMS_DAILY_PER_ADDRESS: {
    about:
      "unused SMS codes asked for from one address in 24 hours; never more than a fiftieth of SMS_DAILY_TOTAL",
    schema: smsCount,
    byDefault: "400",
  },
  SMS_DAILY_TOTAL: {
    about: "SMS codes for all phones together in 24 hours",
    schema: smsCount,
    byDefault: "20000",
  },
  COUPON_HOLD_SECONDS: {
    about: "how long an order that is being paid holds a use of a limited promo code",
    schema: seconds,
    byDefault: "1800",
  },
  RATE_LIMITS: {
    about: "off only to measure load: nothing is slowed down then, and no quota counts",
    schema: onOff,
    byDefault: "on",
  },
} as const satisfies Record<string, Setting>;
