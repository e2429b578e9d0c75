import { expect, it } from "vitest";
import { startEdge } from "../testing/an-edge.ts";
import { startStorefront } from "../testing/start-storefront.ts";
import { sendJson, startUpstream } from "../testing/upstream.ts";
import { getDeviceClass, productOfPath, sourceOfSearch } from "./visit-of-request.ts";

const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36";
const IPAD = "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Version/16.6";
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

it.each([
  [PHONE, undefined, "phone"],
  [IPAD, undefined, "tablet"],
  ["Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36", undefined, "tablet"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36", undefined, "desktop"],
  ["Mozilla/5.0 (Unknown)", "?1", "phone"],
  ["Mozilla/5.0 (Unknown)", undefined, "unknown"],
  [ROBOT, undefined, undefined],
  ["curl/8.5.0", undefined, undefined],
])("knows the device class of %s %s", (agent, mobile, device) => {
  const headers: Record<string, string | undefined> = {
    "user-agent": agent,
    "sec-ch-ua-mobile": mobile,
  };
  expect(getDeviceClass((name) => headers[name])).toBe(device);
});

it.each([
  ["/travel", "travel"],
  ["/auto", "MTPL"],
  ["/auto/order/eci-p2", "ECI"],
  ["/boxes/dom-i-byt", "dom-i-byt"],
  ["/boxes/order/dom-i-byt", "dom-i-byt"],
  ["/boxes", undefined],
  ["/blog/travel", undefined],
])("finds the product of %s", (path, product) => {
  expect(productOfPath(path)).toBe(product);
});

it.each([
  ["", "site"],
  ["utm_source=Instagram", "social"],
  ["utm_source=my-paper", "campaign"],
  ["utm_source=google&partner=SAFAR", "partner"],
  ["utm_source=%3Cscript%3E", "site"],
])("finds the channel of %j", (search, channel) => {
  expect(sourceOfSearch(new URLSearchParams(search)).channel).toBe(channel);
});

const TOKENS = { access: "a", refresh: "r", change_password: false };
const SAFAR = {
  code: "SAFAR",
  origins: [],
  returnPages: [],
  withdrawn: false,
  keys: [],
  secrets: [],
};

it("counts visits, cached ones too, and steps of orders; robots and other pages are not counted", async () => {
  let isDown = true;
  const bodies: string[] = [];
  const upstream = await startUpstream((request, response, body) => {
    if (request.url === "/v1/partner/directory/") {
      return sendJson(response, 200, { partners: [SAFAR] });
    }
    if (request.url !== "/v1/funnel/") return sendJson(response, 200, TOKENS);
    if (isDown) return sendJson(response, 503, {});
    bodies.push(body);
    sendJson(response, 200, { added: 1 });
  });
  const { ask, flushCounts } = await startStorefront({ INSURER_API_URL: upstream.url });
  const as = (agent: string) => ({ headers: { "user-agent": agent, "accept-encoding": "br" } });
  await ask("/travel?utm_source=instagram", as(PHONE));
  await ask("/travel?utm_source=instagram", as(PHONE));
  await ask("/travel", as(ROBOT));
  await ask("/blog", as(PHONE));
  const message = (steps: string[], path = "/travel-order", search = "utm_source=instagram") =>
    ask("/counts", {
      method: "POST",
      body: JSON.stringify({ path, search, steps }),
      ...as(PHONE),
    });
  expect((await message(["quote", "trip", "no such step"])).status).toBe(204);
  expect((await message(["trip"], "/blog")).status).toBe(400);
  // By a link of a partner.
  await ask("/travel?partner=SAFAR", as(PHONE));
  await message(["quote"], "/travel-order", "partner=SAFAR&utm_source=instagram");
  // Invented codes are one count, however many there are.
  await ask("/travel?partner=invented-1", as(PHONE));
  await message(["visit"], "/travel", "partner=invented-2");
  // What the service did not receive is sent again.
  await flushCounts();
  isDown = false;
  await flushCounts();
  await flushCounts();
  expect(bodies).toHaveLength(1);
  const { counts } = JSON.parse(bodies[0] ?? "{}");
  const found = counts.map((one: Record<string, unknown>) => [
    one.product,
    one.step,
    one.channel,
    one.partner,
    one.device,
    one.count,
  ]);
  expect(found).toEqual([
    ["travel", "visit", "social", undefined, "phone", 2],
    ["travel", "quote", "social", undefined, "phone", 1],
    ["travel", "trip", "social", undefined, "phone", 1],
    ["travel", "visit", "partner", "SAFAR", "phone", 1],
    ["travel", "quote", "partner", "SAFAR", "phone", 1],
    ["travel", "visit", "partner", undefined, "phone", 2],
  ]);
});

it("counts the pages of an edge by their picture, once, and only those of this site", async () => {
  const bodies: string[] = [];
  const upstream = await startUpstream((request, response, body) => {
    if (request.url === "/v1/funnel/") bodies.push(body);
    sendJson(response, 200, request.url === "/v1/funnel/" ? { added: 1 } : TOKENS);
  });
  const { url } = await startEdge();
  const settings = { INSURER_API_URL: upstream.url, EDGE_PURGE_URLS: url };
  const { ask, flushCounts } = await startStorefront(settings);
  const headers = { "user-agent": PHONE, "accept-encoding": "br" };
  await ask("/travel?utm_source=instagram", { headers });
  await ask("/travel?utm_source=instagram", { headers });
  const show = (referer: string, more = {}) =>
    ask("/counts/visit", { headers: { ...headers, referer, ...more } });
  const page = "http://site.example/travel?utm_source=instagram";
  const shown = await show(page);
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([204, "no-store"]);
  await show(page, { "user-agent": ROBOT });
  await show(page, { "sec-purpose": "prefetch;prerender" });
  await show("https://evil.example/travel");
  await show("no address");
  await flushCounts();
  expect(JSON.parse(bodies[0] ?? "{}").counts).toEqual([
    expect.objectContaining({ product: "travel", step: "visit", channel: "social", count: 1 }),
  ]);
});
