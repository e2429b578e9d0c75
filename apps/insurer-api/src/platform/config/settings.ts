import { isPaymentOperator, PAYMENT_OPERATORS } from "@sughurta/domain";
import {
  baseAddress,
  commaList,
  matching,
  oneOf,
  onOff,
  SERVER_SETTINGS,
  type Setting,
  secretList,
  text,
  wholeNumber,
} from "@sughurta/server-kit";
import * as z from "zod/mini";
import { exportTargetList, operatorFees } from "./export-settings.ts";
import { readMailServer, readSmsGateway } from "./message-gateways.ts";

const port = wholeNumber(1, 65_535);
const seconds = wholeNumber(1, 86_400, "seconds");
const megabytes = wholeNumber(0, 1_000_000_000, "megabytes");
const proxies = wholeNumber(0, 10, "number of proxies");
const smsCount = wholeNumber(1, 1_000_000);
const postgresAddress = matching(
  /^postgres(ql)?:\/\//,
  "an address such as postgres://user:password@host:5432/name",
);
const operatorList = commaList.check(
  z.refine(
    (codes) => codes.length > 0 && codes.every(isPaymentOperator),
    `operator codes with commas, out of ${PAYMENT_OPERATORS.join(",")}`,
  ),
);

/** `claims=5000,cashier=0`: whole sums of TJS by role. */
const sumsByRole = z.pipe(
  matching(
    /^\s*[a-z]+=\d{1,9}\s*(,\s*[a-z]+=\d{1,9}\s*)*$/i,
    "roles with whole sums, such as claims=5000",
  ),
  z.transform(
    (list) =>
      new Map(
        list.split(",").map((one) => {
          const [role = "", sum] = one.trim().split("=");
          return [role, Number(sum)] as const;
        }),
      ),
  ),
);

const MAIL_RULE = "an address such as smtp://user:password@mail.example.tj:587";
const SMS_RULE =
  "an address such as osonsms://login:hash@api.osonsms.com?from=Name or smpp://system_id:password@host:2775?from=Name, with a sender of 11 letters or 15 digits at most";

/** Every setting of the service; the table in the README is generated from it. */
export const SETTINGS = {
  ...SERVER_SETTINGS,
  API_PORT: { about: "port to listen on", schema: port, byDefault: "3001" },
  API_TRUST_PROXY: {
    about:
      "number of servers on a private network before API_PORT that append to X-Forwarded-For: the storefront and proxies between",
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
    schema: postgresAddress,
  },
  DATABASE_POOLER: {
    about: "on: DATABASE_URL leads to a pooler in transaction mode, such as PgBouncer",
    schema: onOff,
    byDefault: "off",
  },
  DATABASE_DIRECT_URL: {
    about:
      "address of the Postgres server behind the pooler, for jobs and migrations; without it, jobs are found by polling",
    schema: postgresAddress,
  },
  DATABASE_POOL_SIZE: {
    about: "connections to the Postgres server",
    schema: wholeNumber(1, 200),
    byDefault: "10",
  },
  PUBLIC_URL: {
    about: "address of the storefront as visitors see it",
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
      "where files are stored: a folder, by default `uploads` in DATA_DIR, or an object storage (S3)",
    schema: matching(
      /^(file:|s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d](\/[\w.-]+)*\/?$)/,
      "an address such as file:///srv/uploads or s3://bucket/prefix",
    ),
  },
  S3_ENDPOINT: {
    about: "address of the object storage of STORAGE_URL",
    schema: baseAddress,
  },
  S3_REGION: {
    about: "region of the object storage, part of its signatures",
    schema: matching(/^[a-z\d-]+$/, "a region such as eu-central-1"),
    byDefault: "us-east-1",
  },
  S3_ACCESS_KEY_ID: {
    about: "access key of the object storage",
    schema: text,
  },
  S3_SECRET_ACCESS_KEY: {
    about: "secret of S3_ACCESS_KEY_ID",
    schema: text,
  },
  SCANNER_URL: {
    about: "clamd that scans uploaded files; without it they remain in quarantine",
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
      "free megabytes below which /readyz fails and orders and claims are refused too; reserved for paid orders",
    schema: megabytes,
    byDefault: "200",
  },
  SEED_MODULE: {
    about:
      "module whose `seed` fills a new database and whose pictures are served; without it the database stays empty",
    schema: text,
  },
  SANDBOX: {
    about: "sandbox pages for bank, mail and SMS: on or off; by default on outside production",
    schema: onOff,
  },
  SPECIMENS: {
    about:
      "issue specimens in place of policies, for partners' test keys: on or off; with SANDBOX=on and a database of its own",
    schema: onOff,
    byDefault: "off",
  },
  DESK_PORT: {
    about: "port of the staff desk; without it there is no desk",
    schema: port,
  },
  DESK_HOST: {
    about: "address on which the desk listens; must not be reachable by the public",
    schema: text,
    byDefault: "127.0.0.1",
  },
  DESK_TRUST_PROXY: {
    about: "number of proxies on a private network before the desk that append to X-Forwarded-For",
    schema: proxies,
    byDefault: "0",
  },
  DESK_URL: {
    about:
      "address of the desk as staff reach it; by default DESK_HOST and DESK_PORT, with localhost for 127.0.0.1",
    schema: baseAddress,
  },
  REFUND_ALONE_TJS: {
    about: "largest refund, in TJS, that one staff member may approve without another",
    schema: wholeNumber(0, 1_000_000),
    byDefault: "1000",
  },
  CLAIM_ALONE_TJS: {
    about:
      "largest payouts of one policy, in TJS, that one person of a role may approve alone: role=sum, several with commas",
    schema: sumsByRole,
    byDefault: "claims=5000",
  },
  CLAIM_NOTICE_SECONDS: {
    about:
      "time after which the claimant is informed of a payout or a refusal; until then staff can withdraw the decision",
    schema: wholeNumber(0, 86_400, "seconds"),
    byDefault: "600",
  },
  COUPON_ALONE_PERCENT: {
    about:
      "largest discount, in percent, of a promo code that one staff member may create without another",
    schema: wholeNumber(0, 100),
    byDefault: "15",
  },
  COUPON_ALONE_TJS: {
    about: "largest discount, in TJS, of such a promo code with a fixed amount",
    schema: wholeNumber(0, 1_000_000),
    byDefault: "50",
  },
  WEBHOOK_URL: {
    about:
      "address of the insurer's own systems that receives events of policies, claims, leads and receipts",
    schema: baseAddress,
  },
  WEBHOOK_SECRET: {
    about: "signs requests to WEBHOOK_URL; during a rotation, with each of the list",
    schema: secretList,
  },
  EXPORTS_TO: {
    about:
      "where files for accounting and the regulator are sent by themselves: email addresses, s3://bucket/prefix (with the S3_ settings) or file:///folder, several with commas",
    schema: exportTargetList,
  },
  EXPORTS_EVERY: {
    about: "how often they are sent: after each day or after each month",
    schema: oneOf(["day", "month"]),
    byDefault: "month",
  },
  PAYMENT_FEES: {
    about:
      "fees of payment operators in percent of received money, for the journal of accounting: operator=percent, several with commas",
    schema: operatorFees,
  },
  PARTNERS_FILE: {
    about:
      "JSON file of partners that sell on their own sites; those missing from the database are added at the start",
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
    about: "sender address of emails; the sender's name is BRAND_NAME",
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
    about: "address of the online till that registers payments and refunds",
    schema: baseAddress,
  },
  FISCAL_SECRET: {
    about: "signs requests to FISCAL_URL",
    schema: secretList,
  },
  SITE_TOKEN_SECRET: {
    about: "signs the tokens of the content service",
    schema: secretList,
    secret: true,
  },
  USER_TOKEN_SECRET: {
    about: "signs the tokens of users and of the service account",
    schema: secretList,
    secret: true,
  },
  PAYMENT_CALLBACK_SECRET: {
    about: "signs notifications of the sandbox bank; required with the sandbox only",
    schema: secretList,
  },
  DRAFT_KEY: {
    about: "encrypts drafts, data saved in accounts, partners' secrets and download links",
    schema: secretList,
    secret: true,
  },
  API_METRICS_PORT: {
    about: "port of /metrics for operators; without it they are not served",
    schema: port,
  },
  ACTIVATION_URL: {
    about: "target page of one-time activation tickets; by default the sandbox's",
    schema: baseAddress,
  },
  ACTIVATION_BY_QUERY: {
    about: "on: redirect with policy_number and password in the address instead of a ticket",
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
      "JSON file with the provider of each payment operator and its keys; required for payments outside the sandbox",
    schema: text,
  },
  PAYMENTS_PORT: {
    about:
      "port of the listener for payment providers and returning buyers; without it there is none",
    schema: port,
  },
  PAYMENTS_HOST: {
    about: "address on which PAYMENTS_PORT listens",
    schema: text,
    byDefault: "127.0.0.1",
  },
  PAYMENTS_TRUST_PROXY: {
    about:
      "number of proxies on a private network before PAYMENTS_PORT that append to X-Forwarded-For",
    schema: proxies,
    byDefault: "0",
  },
  PAYMENTS_URL: {
    about:
      "address of PAYMENTS_PORT as providers and browsers reach it; by default PAYMENTS_HOST and PAYMENTS_PORT",
    schema: baseAddress,
  },
  PAYMENT_LIFETIME_SECONDS: {
    about: "time in which a started payment can be paid; three days for QR payments",
    schema: seconds,
    byDefault: "1800",
  },
  PAYMENT_ASK_AFTER_SECONDS: {
    about:
      "age of a pending payment at which its provider is queried, and pause between two queries",
    schema: seconds,
    byDefault: "60",
  },
  FULL_CASCO: {
    about: "on: full casco (car v3) is sold",
    schema: onOff,
    byDefault: "off",
  },
  SMS_DAILY_PER_PHONE: {
    about: "SMS codes for one phone in 24 hours",
    schema: smsCount,
    byDefault: "10",
  },
  SMS_HOURLY_PER_ADDRESS: {
    about: "SMS codes requested from one address in an hour",
    schema: smsCount,
    byDefault: "300",
  },
  SMS_DAILY_PER_ADDRESS: {
    about:
      "unused SMS codes requested from one address in 24 hours; at most a fiftieth of SMS_DAILY_TOTAL",
    schema: smsCount,
    byDefault: "400",
  },
  SMS_DAILY_TOTAL: {
    about: "SMS codes for all phones together in 24 hours",
    schema: smsCount,
    byDefault: "20000",
  },
  COUPON_HOLD_SECONDS: {
    about: "time for which an order in payment holds a use of a limited promo code",
    schema: seconds,
    byDefault: "1800",
  },
  RATE_LIMITS: {
    about: "off for load tests only: disables rate limits and quotas",
    schema: onOff,
    byDefault: "on",
  },
} as const satisfies Record<string, Setting>;
