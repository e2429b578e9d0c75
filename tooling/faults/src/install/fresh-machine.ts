import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@sughurta/bootstrap/free-port";
import { ROOT } from "@sughurta/bootstrap/repository";
import { createFiscalTill, serveFake, serveFakes } from "@sughurta/fake-providers";
import { OSONSMS_ACCOUNT, startOsonSmsPeer } from "@sughurta/insurer-api/testing/osonsms-peer";
import { SMTP_LOGIN, startSmtpPeer } from "@sughurta/insurer-api/testing/smtp-peer";
import { startClamd } from "@sughurta/insurer-api/testing/start-clamd";
import { startDebianPostgres } from "./debian-postgres.ts";

const getAddress = (port: number) => `http://127.0.0.1:${port}`;
const encoded = encodeURIComponent;

/** A machine as root of the guide leaves it, in a temporary folder, and the companies around it. */
export type FreshMachine = Awaited<ReturnType<typeof prepareMachine>>;

/** Starts what the guide expects; `replaced` has what is other here than in the guide. */
export async function prepareMachine() {
  const folder = await mkdtemp(join(tmpdir(), "sughurta-install-"));
  const [port, apiPort, deskPort, paymentsPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const siteUrl = getAddress(port);
  const paymentsUrl = getAddress(paymentsPort);
  const tillSecret = randomBytes(32).toString("hex");
  const till = createFiscalTill({ secret: tillSecret });
  const [database, scanner, mail, sms, payments, servedTill] = await Promise.all([
    startDebianPostgres(),
    startClamd(),
    startSmtpPeer(),
    startOsonSmsPeer(),
    serveFakes(paymentsUrl),
    serveFake(till),
  ]);
  const folders = ["/etc/sughurta", "/opt/sughurta", "/var/lib/sughurta"];
  folders.push("/var/backups/sughurta", "/var/cache/sughurta");
  for (const path of folders) await mkdir(join(folder, path), { recursive: true });
  await writeFile(
    join(folder, "etc/sughurta/payment-providers.json"),
    JSON.stringify(payments.settings),
  );
  if ("path" in scanner.socket) await symlink(scanner.socket.path, join(folder, "clamd.ctl"));
  const { user, password } = SMTP_LOGIN;
  const { login, hash, from } = OSONSMS_ACCOUNT;
  const replaced = new Map([
    ...folders.map((path) => [path, join(folder, path)] as const),
    ["https://git.sughurta.example/sughurta.git", ROOT],
    ["https://shop.example.tj", siteUrl],
    ["https://desk.example.tj", getAddress(deskPort)],
    ["https://pay.example.tj", paymentsUrl],
    ["https://secure.payler.com", payments.origins.join(",")],
    [
      "smtp://user:password@mail.example.tj:587",
      `smtp://${user}:${encoded(password)}@127.0.0.1:${mail.port}`,
    ],
    [
      "osonsms://login:hash@api.osonsms.com?from=Name",
      `osonsms://${login}:${encoded(hash)}@127.0.0.1:${sms.port}?from=${from}`,
    ],
    ["https://till.example.tj/shop", servedTill.url],
    ["secret-of-the-till", tillSecret],
    ["PORT=3000", `PORT=${port}`],
    ["API_PORT=3001", `API_PORT=${apiPort}`],
    ["DESK_PORT=3002", `DESK_PORT=${deskPort}`],
    ["PAYMENTS_PORT=3003", `PAYMENTS_PORT=${paymentsPort}`],
    ["127.0.0.1:3000", `127.0.0.1:${port}`],
    ["127.0.0.1:3001", `127.0.0.1:${apiPort}`],
    ["/run/clamav/clamd.ctl", join(folder, "clamd.ctl")],
    ["127.0.0.1:5432", `127.0.0.1:${database.port}`],
  ]);
  return {
    folder,
    siteUrl,
    mail,
    till,
    replaced,
    /** The environment of the shell, with the way to PostgreSQL of its user `postgres`. */
    env: {
      ...(process.env.TURBO_CACHE_DIR && { TURBO_CACHE_DIR: process.env.TURBO_CACHE_DIR }),
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      CI: "true",
      DO_NOT_TRACK: "1",
      TURBO_TELEMETRY_DISABLED: "1",
      PGHOST: "127.0.0.1",
      PGPORT: String(database.port),
      PGUSER: "postgres",
    },
    /** The same text with the addresses of this machine. */
    here: (text: string) => replaceAll(text, replaced),
    stop: async () => {
      await Promise.all([servedTill.close(), payments.close(), sms.stop(), mail.stop()]);
      await Promise.all([scanner.stop(), database.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Replaces every key in one pass, the longest first, so that nothing is replaced twice. */
function replaceAll(text: string, replaced: ReadonlyMap<string, string>): string {
  const keys = [...replaced.keys()].toSorted((a, b) => b.length - a.length);
  const any = new RegExp(keys.map((key) => key.replaceAll(/[.?/]/g, "\\$&")).join("|"), "g");
  return text.replace(any, (key) => replaced.get(key) ?? key);
}
