import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { freePort } from "@sughurta/bootstrap/free-port";
import { ROOT } from "@sughurta/bootstrap/repository";
import { type CommandResult, runCommand } from "@sughurta/bootstrap/run-command";
import {
  type Service,
  startArguments,
  startService,
  stopServices,
  waitUntilReady,
} from "@sughurta/bootstrap/services";
import { createFiscalTill, serveFake, serveFakes } from "@sughurta/fake-providers";
import { OSONSMS_ACCOUNT, startOsonSmsPeer } from "@sughurta/insurer-api/testing/osonsms-peer";
import { SMTP_LOGIN, startSmtpPeer } from "@sughurta/insurer-api/testing/smtp-peer";
import { startClamd } from "@sughurta/insurer-api/testing/start-clamd";
import { startPostgres } from "@sughurta/insurer-api/testing/start-postgres";
import { startSwift } from "@sughurta/insurer-api/testing/start-swift";

const INSURER = dirname(
  fileURLToPath(import.meta.resolve("@sughurta/second-insurer/content.json")),
);
const API = "apps/insurer-api";
const SITE = "apps/storefront";

/** As the operator's guide makes one: `openssl rand -hex 32`. */
const secret = () => randomBytes(32).toString("hex");
const addressOf = (port: number) => `http://127.0.0.1:${port}`;

type Settings = Readonly<Record<string, string>>;

/** A shop without the sandbox, installed step by step as `apps/docs/operate.md` tells. */
export type ProductionShop = Awaited<ReturnType<typeof installShop>>;

/** Programs around the shop: real ones, and providers in place of those that want a contract. */
async function startSurroundings(paymentsUrl: string, tillSecret: string) {
  const till = createFiscalTill({ secret: tillSecret });
  const [database, files, scanner, mail, sms, payments, servedTill] = await Promise.all([
    startPostgres(),
    startSwift(),
    startClamd(),
    startSmtpPeer(),
    startOsonSmsPeer(),
    serveFakes(paymentsUrl),
    serveFake(till),
  ]);
  return {
    database,
    files,
    scanner,
    mail,
    sms,
    payments,
    till,
    tillUrl: servedTill.url,
    stop: async () => {
      await Promise.all([servedTill.close(), payments.close(), sms.stop(), mail.stop()]);
      await Promise.all([scanner.stop(), files.stop(), database.stop()]);
    },
  };
}

/** Installs a shop from nothing: settings, content, examination, both services. */
export async function installShop() {
  const folder = await mkdtemp(join(tmpdir(), "sughurta-production-"));
  const [port, apiPort, deskPort, paymentsPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const [siteUrl, apiUrl, deskUrl, paymentsUrl] = [
    addressOf(port),
    addressOf(apiPort),
    addressOf(deskPort),
    addressOf(paymentsPort),
  ];
  const tillSecret = secret();
  const around = await startSurroundings(paymentsUrl, tillSecret);
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = around.files.settings;
  const providersFile = join(folder, "payment-providers.json");
  await writeFile(providersFile, JSON.stringify(around.payments.settings));
  const brand = parseEnv(await readFile(join(INSURER, "brand.env"), "utf8"));
  const ofBoth = {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "production",
    PUBLIC_URL: siteUrl,
    SERVICE_PASSWORD: secret(),
    ...brand,
  };
  const ofApi = {
    ...ofBoth,
    API_PORT: String(apiPort),
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: around.database.url,
    STORAGE_URL: `s3://${bucket}/shop`,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    SCANNER_URL: `tcp://127.0.0.1:${around.scanner.tcp.port}`,
    MAIL_URL: `smtp://${SMTP_LOGIN.user}:${encodeURIComponent(SMTP_LOGIN.password)}@127.0.0.1:${around.mail.port}`,
    MAIL_FROM: "polis@insurer.example",
    SMS_URL: `osonsms://${OSONSMS_ACCOUNT.login}:${encodeURIComponent(OSONSMS_ACCOUNT.hash)}@127.0.0.1:${around.sms.port}?from=${OSONSMS_ACCOUNT.from}`,
    FISCAL_URL: around.tillUrl,
    FISCAL_SECRET: tillSecret,
    SITE_TOKEN_SECRET: secret(),
    USER_TOKEN_SECRET: secret(),
    DRAFT_KEY: secret(),
    DESK_PORT: String(deskPort),
    DESK_URL: deskUrl,
    PAYMENTS_PORT: String(paymentsPort),
    PAYMENTS_URL: paymentsUrl,
    PAYMENT_PROVIDERS_FILE: providersFile,
  };
  const ofSite = {
    ...ofBoth,
    PORT: String(port),
    INSURER_API_URL: apiUrl,
    SESSION_SECRET: secret(),
    PAYMENT_ORIGINS: [paymentsUrl, ...around.payments.origins].join(","),
    CACHE_DIR: join(folder, "cache"),
  };
  const services: Service[] = [];
  const start = async (name: string, at: string, env: Settings, url: string) => {
    const logFolder = join(folder, "logs");
    const nodeArguments = startArguments(at);
    const service = await startService({
      name,
      folder: at,
      nodeArguments,
      env,
      logFolder,
      showAll: false,
    });
    services.unshift(service);
    await waitUntilReady(service, `${url}/readyz`);
  };
  const command = (file: string, ...words: string[]): Promise<CommandResult> =>
    runCommand(process.execPath, [join("src/main", file), ...words], {
      cwd: join(ROOT, API),
      env: ofApi,
      silent: true,
    });
  return {
    siteUrl,
    deskUrl,
    around,
    brand,
    /** `pnpm run content import` of an insurer's folder. */
    importContent: () => command("content-command.ts", "import", INSURER),
    /** `pnpm run doctor`. */
    examine: () => command("go-live/doctor.ts"),
    /** `pnpm run staff set`. */
    addStaff: (name: string, role: string) => command("staff-command.ts", "set", name, role),
    startApi: () => start("insurer-api", API, ofApi, apiUrl),
    startSite: () => start("storefront", SITE, ofSite, siteUrl),
    stop: async () => {
      await stopServices(services);
      await around.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
