import { type CacheState, inParallel, visit } from "./visitor.ts";

/** Requests for pages of the day. */
const REQUESTS = 60_000;
/** Visitors at the same time: a few in the morning and after a change, when pages are made again, and then many. */
const FEW = 3;
const MANY = 24;
/** Requests of a calm hour. */
const CALM = 3_000;
/** Pages of which half of all visits are. */
const POPULAR = ["/", "/travel", "/auto", "/boxes"];

/** A request for a page. */
interface PageView {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Repeatable chance. */
function createChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    happens: (share: number) => next() < share,
    oneOf: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
    /** The first items most of all, as in Zipf's law. */
    early: <Item>(items: readonly Item[]) => items[Math.floor(items.length ** next()) - 1] as Item,
    word: () => Math.floor(next() * 2 ** 32).toString(36),
  };
}
type Chance = ReturnType<typeof createChance>;

const PHONE = "Mozilla/5.0 (Linux; Android 10; K) Chrome/124.0.0.0 Mobile Safari/537.36";
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** A visitor: mostly on a popular page, often from an advertisement, with a cookie of a language and of a session. */
function person(chance: Chance, pages: readonly string[]): PageView {
  const languages = ["", "", "", "", "", "lang=ru", "lang=tg", "lang=tg", "lang=tg", "lang=en"];
  const session = chance.happens(0.5) ? `visitor=${chance.word()}` : "";
  const headers = {
    "user-agent": PHONE,
    "accept-encoding": chance.happens(0.96) ? "gzip, deflate, br, zstd" : "gzip, deflate",
    cookie: [chance.oneOf(languages), session].filter(Boolean).join("; "),
  };
  if (chance.happens(0.006)) return { path: "/account", headers };
  if (chance.happens(0.003)) return { path: `/success?payment=${chance.word()}`, headers };
  if (chance.happens(0.003)) return { path: `/search?q=${chance.word()}`, headers };
  const page = chance.happens(0.5) ? chance.oneOf(POPULAR) : chance.early(pages);
  const query = chance.happens(0.4)
    ? `?utm_source=${chance.oneOf(["instagram", "google", "sms"])}&utm_campaign=${chance.word()}&fbclid=${chance.word()}`
    : "";
  return { path: page + query, headers };
}

/** A robot: any page of the site map, at times in another language by its address, at times one that is not there. */
function robot(chance: Chance, pages: readonly string[]): PageView {
  const headers = { "user-agent": ROBOT, "accept-encoding": "gzip, deflate, br" };
  const missing = ["/wp-login.php", "/.env", "/admin.php", "/blog/none"];
  if (chance.happens(0.04)) return { path: chance.oneOf(missing), headers };
  const page = chance.oneOf(pages);
  const language = chance.happens(0.05) ? `?lang=${chance.oneOf(["tg", "en"])}` : "";
  return { path: page + language, headers };
}

/** Paths of the site map, without query, and further ones that only links lead to. */
export async function listPages(siteUrl: string): Promise<readonly string[]> {
  const { body } = await visit(`${siteUrl}/sitemap.xml`);
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  const boxes = paths.filter((path) => path.startsWith("/boxes/"));
  const orders = boxes.slice(0, 20).map((path) => path.replace("/boxes/", "/boxes/order/"));
  return [...new Set([...paths, ...orders, "/travel-order", "/auto/order/MTPL", "/losses/status"])];
}

/** How the edge answered a day. */
export interface Day {
  readonly requests: number;
  readonly pages: number;
  readonly byCache: Readonly<Record<CacheState, number>>;
  /** Share of all requests that the edge answered itself. */
  readonly hitRate: number;
  readonly perSecond: number;
  /** Requests that an overloaded storefront refused, with the seconds to wait. */
  readonly refused: number;
  readonly faults: readonly string[];
}

/** A day of visitors in three languages, robots, deep links and advertisements; `atNoon` runs in the middle. */
export async function spendDay(siteUrl: string, atNoon: () => Promise<unknown>): Promise<Day> {
  const chance = createChance(20_261_128);
  const pages = await listPages(siteUrl);
  const views = Array.from({ length: REQUESTS }, () =>
    chance.happens(0.08) ? robot(chance, pages) : person(chance, pages),
  );
  const byCache = { hit: 0, miss: 0, pass: 0 };
  const faults = new Set<string>();
  let refused = 0;
  const startedAt = performance.now();
  const look = async ({ path, headers }: PageView) => {
    const { status, cache = "pass", headers: received } = await visit(siteUrl + path, { headers });
    byCache[cache] += 1;
    if (status === 503 && received["retry-after"]) refused += 1;
    else if (status >= 500) faults.add(`${path}: ${status}`);
    if (received["set-cookie"] && cache !== "pass") faults.add(`${path}: a cookie from the cache`);
  };
  const half = async (first: number) => {
    await inParallel(views.slice(first, first + CALM), FEW, look);
    await inParallel(views.slice(first + CALM, first + REQUESTS / 2), MANY, look);
  };
  await half(0);
  await atNoon();
  await half(REQUESTS / 2);
  return {
    requests: REQUESTS,
    pages: pages.length,
    byCache,
    hitRate: byCache.hit / REQUESTS,
    perSecond: REQUESTS / ((performance.now() - startedAt) / 1_000),
    refused,
    faults: [...faults],
  };
}
