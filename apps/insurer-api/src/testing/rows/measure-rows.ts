import { cpuSecondsOfFamily } from "@sughurta/bootstrap/process-figures";
import { eq, sql } from "drizzle-orm";
import { openServer } from "#src/platform/database/database.ts";
import { order, policy } from "#src/platform/database/schema/sales.ts";
import { queryRows } from "#src/platform/database/sql.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { sellUnknownVehicle } from "#src/testing/an-unknown-vehicle.ts";
import { DESK_SETTINGS } from "#src/testing/desk-browser.ts";
import { startPostgres } from "#src/testing/start-postgres.ts";
import { fillRows } from "./fill-rows.ts";
import { type MeasuredRequest, measuredRequests } from "./measured-requests.ts";

const TIMES = 25;
/** A slow request is measured fewer times. */
const MAX_DURATION_MS = 5_000;
const [policies = 1_000_000, messages = 10 * policies] = process.argv.slice(2).map(Number);
/** Measures only requests whose name contains this. */
const named = process.env.ROWS_NAMED ?? "";

async function fill(api: TestService, url: string): Promise<void> {
  await sellUnknownVehicle(api, api.as(), { markaTxt: "Tata", modelTxt: "Nano" });
  const { db, now } = api.service;
  const [sold] = await db.select().from(order).where(eq(order.policyType, "car"));
  await fillRows(url, { policies, messages, now: now() }, sold?.details ?? {});
}

/** Processor seconds of this process and of the server. */
const processorSeconds = (postmaster: number) =>
  process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6 + cpuSecondsOfFamily(postmaster);

async function measure({ name, send }: MeasuredRequest, postmaster: number) {
  const used = processorSeconds(postmaster);
  const taken: number[] = [];
  const giveUpAt = performance.now() + MAX_DURATION_MS;
  for (let time = 0; time < TIMES && performance.now() < giveUpAt; time += 1) {
    const from = performance.now();
    await send(time);
    taken.push(performance.now() - from);
  }
  const cpu = ((processorSeconds(postmaster) - used) * 1_000) / taken.length;
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.floor(share * (taken.length - 1))] ?? Number.NaN;
  return { name, p50: at(0.5), p95: at(0.95), cpu };
}

// Program for `pnpm bench --only rows`: fills a database and prints the milliseconds of each request, one JSON a line.
const postgres = await startPostgres();
try {
  const api = await aService({ RATE_LIMITS: "off", ...DESK_SETTINGS }, () =>
    openServer(postgres.url, 10, (error) => console.error(error.message)),
  );
  // A database of TEST_DATABASE_URL that was filled before is measured as it is.
  if ((await api.service.db.$count(policy)) < policies / 2) await fill(api, postgres.url);
  const [file] = await queryRows<{ text: string }>(
    api.service.db,
    sql`select pg_read_file('postmaster.pid') as text`,
  );
  const postmaster = Number.parseInt(file?.text ?? "", 10);
  for (const request of await measuredRequests(api)) {
    if (!request.name.includes(named)) continue;
    process.stdout.write(`${JSON.stringify(await measure(request, postmaster))}\n`);
  }
  await api.close();
} finally {
  await postgres.stop();
}
