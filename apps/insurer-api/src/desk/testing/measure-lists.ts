import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "otplib";
import { STAFF_ROLES } from "#src/desk/access/permissions.ts";
import { buildDesk } from "#src/desk/build-desk.ts";
import { otpSecretOf, setStaff } from "#src/desk/staff/staff-accounts.ts";
import { createService } from "#src/main/create-service.ts";
import { readConfig } from "#src/platform/config/config.ts";
import { openServer } from "#src/platform/database/database.ts";
import { staff } from "#src/platform/database/schema/desk.ts";
import { noJobs } from "#src/platform/jobs/jobs.ts";
import { createLog } from "#src/platform/observability/log.ts";
import { startPostgres } from "#src/testing/start-postgres.ts";
import { fillDesk } from "./fill-desk.ts";

/**
 * Fills a PostgreSQL with rows (default: 100,000) and prints how long desk pages take: `node
 * --conditions=@sughurta/source src/desk/testing/measure-lists.ts 100000`.
 */
const ROWS = Number(process.argv[2] ?? 100_000);
const TIMES = 25;
const ORIGIN = "http://localhost:3999";
const SECRET = "a secret of a measurement that is long enough";

const postgres = await startPostgres();
const database = await openServer(postgres.url, 10, () => undefined);
const config = readConfig({
  NODE_ENV: "test",
  LOG_LEVEL: "silent",
  RATE_LIMITS: "off",
  DESK_PORT: "3999",
  DATA_DIR: await mkdtemp(join(tmpdir(), "desk-lists-")),
  SERVICE_PASSWORD: SECRET,
  SITE_TOKEN_SECRET: SECRET,
  USER_TOKEN_SECRET: SECRET,
  PAYMENT_CALLBACK_SECRET: SECRET,
  DRAFT_KEY: SECRET,
});
const service = createService(
  config,
  { ...database, jobs: noJobs },
  createLog("silent"),
  () => new Date(),
);
const { db } = service;

await fillDesk(db, ROWS);
const { name, password } = await setStaff(service, { name: "everybody", roles: [...STAFF_ROLES] });
const [member] = await db.select().from(staff);
const secret = (member && otpSecretOf(service, member)) ?? "";
const desk = buildDesk(service);
const entry = await desk.request("/sign-in", {
  method: "POST",
  headers: { Origin: ORIGIN },
  body: new URLSearchParams({ name, password, code: await generate({ secret }) }),
});
const [Cookie = ""] = (entry.headers.get("set-cookie") ?? "").split(";");

/** The middle of the list: half of the rows are before it. */
const middle = new Date(Date.now() - (ROWS / 2) * 60_000).toISOString();
const far = `show=all&after=${middle}~ffffffff-ffff-4fff-bfff-ffffffffffff`;
/** Address to which a search redirects. */
async function searchAddress(search: string): Promise<string> {
  const response = await desk.request("/search", {
    method: "POST",
    headers: { Cookie, Origin: ORIGIN },
    body: new URLSearchParams({ search }),
  });
  return response.headers.get("Location") ?? "";
}

const PAGES = [
  "/",
  "/payments",
  "/payments?show=all",
  `/payments?${far}`,
  "/policies",
  `/policies?after=${middle}~9999999999`,
  "/policies/1000000007",
  "/claims",
  `/claims?${far}`,
  "/messages",
  `/messages?${far}`,
  "/handover?show=all",
  "/audit",
  `/audit?before=${Math.floor(ROWS / 2)}`,
  ...(await Promise.all(["1000000007", "927000007", "Фамилия7"].map(searchAddress))),
];

console.info(`${ROWS} rows of each, PostgreSQL, milliseconds of ${TIMES} requests`);
for (const page of PAGES) {
  const taken: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const started = performance.now();
    const response = await desk.request(page, { headers: { Cookie } });
    await response.text();
    if (response.status !== 200) throw new Error(`${page} responded with ${response.status}`);
    taken.push(performance.now() - started);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => (taken[Math.floor(share * (TIMES - 1))] ?? 0).toFixed(1);
  console.info(
    `p50 ${at(0.5).padStart(7)}  p95 ${at(0.95).padStart(7)}  ${page.replace(/after=\S+/, "after=the middle")}`,
  );
}
await service.renderer.close();
await database.close();
await postgres.stop();
