// Adds the shop to a page of every kind of host, from packed files, and buys there from another origin.
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { freePort } from "@sughurta/bootstrap/free-port";
import { packAll } from "@sughurta/bootstrap/outside";
import { printTable } from "@sughurta/bootstrap/print-table";
import { startTestSite } from "@sughurta/bootstrap/test-site";
import { CHROMIUM_ARGUMENTS, findChromium } from "@sughurta/vitest-config/chromium";
import { HOSTS, type Host } from "./hosts.ts";
import { COLUMNS, type HostReport, toRow } from "./report.ts";
import { tryHost } from "./try-host.ts";

const SECRET_BYTES = 32;

const wanted = process.argv.slice(2).filter((argument) => argument !== "--");
const isWanted = ({ name }: Host) =>
  wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word.toLowerCase()));

const hosts = await Promise.all(
  HOSTS.filter(isWanted).map(async (host, place) => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const secret = randomBytes(SECRET_BYTES).toString("base64url");
    return { host, origin, key: `pk_host_number_${place}`, secret, place };
  }),
);
const site = await startTestSite(
  hosts.map(({ host, origin, key, secret, place }) => ({
    code: `HOST-${place}`,
    keys: [key],
    origins: [origin],
    returnPages: [`${origin}${host.returnPage ?? host.page}`],
    serverSecrets: [secret],
  })),
);
const folder = await mkdtemp(join(tmpdir(), "embedding-"));
try {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGUMENTS,
    ...(executablePath ? { executablePath } : {}),
  });
  const tarballs = await packAll(join(folder, "tarballs"));
  const reports: HostReport[] = [];
  for (const { place, ...attempt } of hosts) {
    const project = join(folder, `host-${place}`);
    await mkdir(project);
    const insurer = site.siteUrl;
    const report = await tryHost({ ...attempt, insurer, project, tarballs, browser });
    // All hosts take half an hour: a run that is stopped has the rows so far.
    console.log(`| ${toRow(report).join(" | ")} |`);
    reports.push(report);
    await rm(project, { recursive: true });
  }
  await browser.close();
  printTable("Where the shop was put", COLUMNS, reports.map(toRow));
  const problems = reports.flatMap(({ problems }) => problems);
  if (problems.length > 0) {
    console.error(`\n${problems.join("\n\n")}`);
    process.exitCode = 1;
  }
} finally {
  await site.stop();
  await rm(folder, { recursive: true });
}
