import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@sughurta/bootstrap/free-port";
import type { Row } from "@sughurta/bootstrap/print-table";
import { pause } from "@sughurta/faults/buyer";
import { Cluster } from "../cluster.ts";
import { listPages, spendDay } from "./mixed-day.ts";
import { walkPersonally } from "./personal-walk.ts";
import { RateDesk } from "./rate-desk.ts";
import { startVarnish, type Varnish } from "./varnish.ts";
import { inParallel, visit } from "./visitor.ts";

/** Head of the table of {@link runEdge}. */
export const EDGE_HEAD: Row = ["what", "measured", "goal", "broken"];

const LEAST_HIT_RATE = 0.95;
const CHANGE_LIMIT_MS = 10_000;
const GIVE_UP_MS = 60_000;
const LOOK_PAUSE_MS = 100;
const COUNTED_VISITS = 300;
const DAY_MS = 86_400_000;
const CURRENCY = "USD";

/** What all parts need. */
interface Stage {
  readonly cluster: Cluster;
  readonly varnish: Varnish;
  readonly apiUrl: string;
}

/** A line of the table: its last column says what is broken. */
const line = (what: string, measured: string, goal: string, faults: readonly string[]): Row => [
  what,
  measured,
  goal,
  faults.slice(0, 5).join("; ") || "nothing",
];

/** Looks again until it is so; returns the milliseconds, or infinity. */
async function until(isSo: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > GIVE_UP_MS) return Number.POSITIVE_INFINITY;
    await pause(LOOK_PAUSE_MS);
  }
  return performance.now() - startedAt;
}

async function usdRate(cluster: Cluster): Promise<{ tjs: number; today: string }> {
  const [row] = await cluster.query(
    `select tjs::float8 as tjs, (now() at time zone 'Asia/Dushanbe')::date::text as today
     from currency_rate where currency = '${CURRENCY}' order by valid_from desc, position desc limit 1`,
  );
  return { tjs: Number(row?.tjs), today: String(row?.today) };
}

/** Pages that show the price of a trip. */
function pricedPages(): readonly string[] {
  const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const trip = { country: "TR", begin: dayIn(10), end: dayIn(17), people: "1" };
  return ["/", `/travel?${new URLSearchParams(trip)}`];
}

/** Changes the rate of the dollar at the desk by a few percent. */
async function changeRate({ cluster, apiUrl }: Stage, factor: number): Promise<void> {
  const { tjs, today } = await usdRate(cluster);
  const desk = await RateDesk.signIn(apiUrl);
  await desk.enter(CURRENCY, Number((tjs * factor).toFixed(4)), today);
}

const fetchEtag = async (url: string) => (await visit(url)).headers.etag;

/** Seconds from the desk's change until every copy's page at the edge has the new price, and keeps it. */
async function priceChange(stage: Stage): Promise<Row[]> {
  const urls = pricedPages().map((path) => stage.varnish.url + path);
  const faults: string[] = [];
  const slowest: number[] = [];
  for (const factor of [1.05, 0.97, 1.04]) {
    const before = await Promise.all(urls.map(fetchEtag));
    await changeRate(stage, factor);
    const times = await Promise.all(
      urls.map((url, index) => until(async () => (await fetchEtag(url)) !== before[index])),
    );
    slowest.push(Math.max(...times));
    // The second purge is over: no copy may have put the old page back.
    await pause(CHANGE_LIMIT_MS - Math.min(CHANGE_LIMIT_MS, Math.max(...times)));
    const after = await Promise.all(urls.map(fetchEtag));
    if (after.some((etag, index) => etag === before[index])) faults.push("an old price is back");
  }
  const most = Math.max(...slowest);
  if (most > CHANGE_LIMIT_MS) faults.push("too slow");
  return [line("a rate changed at the desk", `${(most / 1_000).toFixed(1)} s`, "≤ 10 s", faults)];
}

async function mixedDay(stage: Stage): Promise<Row[]> {
  const { varnish } = stage;
  const before = varnish.originRequests();
  const day = await spendDay(varnish.url, () => changeRate(stage, 1.03));
  const { hit, miss, pass } = day.byCache;
  const origin = varnish.originRequests() - before;
  const share = `${(day.hitRate * 100).toFixed(1)} %`;
  const isEnough = day.hitRate >= LEAST_HIT_RATE;
  return [
    line(
      `a day of ${day.requests} requests for ${day.pages} pages`,
      `${share} from the edge (${hit} hits, ${miss} misses, ${pass} passed, ${day.refused} refused), ${Math.round(day.perSecond)} a second`,
      "≥ 95 %",
      isEnough ? day.faults : [...day.faults, "too few"],
    ),
    line("requests to the storefronts", String(origin), "–", []),
  ];
}

/** Every page that is shown is counted once, by its picture. */
async function countedVisits({ cluster, varnish }: Stage): Promise<Row[]> {
  const counted = async () => {
    const [row] = await cluster.query(
      "select coalesce(sum(count), 0)::int as n from funnel_day where step = 'visit' and channel = 'social'",
    );
    return Number(row?.n);
  };
  const before = await counted();
  const agent = "Mozilla/5.0 (Linux; Android 10; K) Chrome/124.0.0.0 Mobile Safari/537.36";
  const look = async (index: number) => {
    const page = `${varnish.url}/travel?utm_source=instagram&utm_campaign=c${index}`;
    const { body } = await visit(page, { headers: { "user-agent": agent } });
    if (!body.includes('<img src="/counts/visit"')) return;
    const headers = { "user-agent": agent, referer: page };
    await visit(`${varnish.url}/counts/visit`, { headers });
  };
  await inParallel(
    Array.from({ length: COUNTED_VISITS }, (_, index) => index),
    8,
    look,
  );
  await until(async () => (await counted()) - before >= COUNTED_VISITS);
  const sum = (await counted()) - before;
  const faults = sum === COUNTED_VISITS ? [] : ["not every visit is counted once"];
  return [line("visits from an advertisement", `${sum} counted`, String(COUNTED_VISITS), faults)];
}

async function personalWalk({ varnish, apiUrl }: Stage): Promise<Row[]> {
  const { addresses, fromCache, marks, faults } = await walkPersonally(varnish.url, apiUrl);
  const measured = `${addresses} addresses, ${fromCache} from the edge, ${marks} texts of the person not found`;
  return [line("signed in, then another visitor", measured, "nothing of the person", faults)];
}

/** The storefronts are killed: pages are still there, and orders are refused with a clear answer. */
async function originDown({ cluster, varnish }: Stage): Promise<Row[]> {
  const pages = await listPages(varnish.url);
  const asset = /\/assets\/[\w.-]+\.js/.exec((await visit(`${varnish.url}/`)).body)?.[0] ?? "/none";
  const files = [asset, "/my-policy", "/offline-worker.js", "/favicon.svg"];
  const kept: string[] = [];
  for (const path of [...pages, ...files]) {
    // Redirects to where a product is sold are not kept.
    if ((await visit(varnish.url + path)).status === 200) kept.push(path);
  }
  for (const name of cluster.running("site")) await cluster.kill(name);
  const faults: string[] = [];
  let shown = 0;
  for (const path of kept) {
    for (const query of ["", "?utm_source=sms"]) {
      const { status } = await visit(varnish.url + path + query);
      if (status === 200) shown += 1;
      else faults.push(`${path}: ${status}`);
    }
  }
  const order = await visit(`${varnish.url}/v1/box/save/`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: "lang=tg" },
    body: "{}",
  });
  const isClear = order.status === 503 && order.headers["retry-after"] === "10";
  if (!isClear || JSON.parse(order.body).code !== "unavailable") faults.push("an order is unclear");
  const account = await visit(`${varnish.url}/account`);
  const languages = ["ru", "tg", "en"].filter((one) => account.body.includes(`lang="${one}"><h2>`));
  if (account.status !== 503 || languages.length < 3) faults.push("the account is unclear");
  await cluster.scale(1);
  const back = await until(async () => (await visit(`${varnish.url}/account`)).status === 200);
  const measured = `${shown} of ${kept.length * 2} pages and files shown, orders get 503, back after ${(back / 1_000).toFixed(1)} s`;
  return [line("both storefronts killed", measured, "all pages", faults)];
}

/** Visitors, changes and an outage with Varnish before two storefronts; returns the lines of the table. */
export async function runEdge(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "sughurta-edge-"));
  const cluster = await Cluster.start(undefined);
  const [port, purgePort, deskPort] = [await freePort(), await freePort(), await freePort()];
  const originPort = Number(new URL(cluster.siteUrl).port);
  const varnish = await startVarnish(folder, { port, purgePort, originPort });
  cluster.settings = {
    PUBLIC_URL: varnish.url,
    EDGE_PURGE_URLS: `http://127.0.0.1:${purgePort}`,
    TRUST_PROXY: "1",
    DESK_PORT: String(deskPort),
  };
  const rows: Row[] = [];
  try {
    await cluster.scale(1);
    // New copies purge everything, twice.
    await pause(CHANGE_LIMIT_MS);
    await until(async () => (await visit(`${varnish.url}/boxes`)).status === 200);
    const stage = { cluster, varnish, apiUrl: cluster.apiUrl };
    for (const part of [mixedDay, priceChange, countedVisits, personalWalk, originDown]) {
      const found = await part(stage);
      rows.push(...found);
      for (const row of found) console.log(row.join(" | "));
    }
  } finally {
    await varnish.stop();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return rows;
}
