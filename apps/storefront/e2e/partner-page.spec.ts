import { createServer, type Server } from "node:http";
import type { Page } from "@playwright/test";
import { saveBox } from "@sughurta/contracts/box";
import { toWire } from "@sughurta/contracts/core";
import { checkPolicy } from "@sughurta/contracts/policy";
import { shopSettings } from "@sughurta/contracts/shop";
import { calculateTravel } from "@sughurta/contracts/travel";
import { atBank } from "./order-page.ts";
import { expect, test } from "./watched-page.ts";
import { words } from "./words.ts";

const KEY = "pk_partner_page_01";
const TEST_KEY = "pk_test_partner_01";

// One page of a partner, at the address that the storefront knows.
test.describe.configure({ mode: "default" });

let server: Server;

test.beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end('<!doctype html><html lang="en"><link rel="icon" href="data:,"><h1>Agency</h1>');
  });
  const port = Number(process.env.PARTNER_PORT);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The request headers of a page, and the response to it. */
interface Call {
  readonly path: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly access?: string | undefined;
  readonly key?: string;
  readonly keepalive?: boolean;
}

/** Sends requests to the insurer's site as a script of the partner's page does: with `fetch` only. */
async function call<T = Record<string, string>>(page: Page, asked: Call) {
  const insurer = process.env.SITE_URL ?? "";
  return page.evaluate(
    async ({ insurer, asked: { path, method = "GET", body, access, key, keepalive = false } }) => {
      const response = await fetch(insurer + path, {
        method,
        keepalive,
        headers: {
          "accept-language": "en",
          "x-partner-key": key ?? "",
          ...(access ? { authorization: `Bearer ${access}` } : {}),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const isJson = response.headers.get("content-type")?.includes("json");
      const data = isJson ? await response.json() : { bytes: (await response.blob()).size };
      return { status: response.status, data: data as never };
    },
    { insurer, asked: { key: KEY, ...asked } },
  ) as Promise<{ status: number; data: T }>;
}

/** Orders a box without leaving the page, and starts its payment. */
async function orderBox(page: Page, access: string | undefined, key = KEY) {
  const content = () => call<[Record<string, string>]>(page, { path: "/api/box/deti", key });
  await expect.poll(async () => (await content()).status).toBe(200);
  const [box] = (await content()).data;
  const { sumPrem: _, coupon: __, ...holder } = saveBox.examples.body;
  const order = await call(page, {
    path: saveBox.path,
    method: "POST",
    access,
    key,
    body: toWire({ ...holder, productCode: box.product_code }),
  });
  expect(order).toMatchObject({ status: 201, data: { id: expect.any(String) } });
  return call(page, {
    path: "/v1/payment/",
    method: "POST",
    access,
    key,
    body: { policy_id: order.data.id, policy_type: "box", payment_oper: "dc" },
  });
}

const plusDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

test("a page of a partner sells from its own origin, and shows the paid order", async ({
  page,
  troubles,
}) => {
  const home = `http://127.0.0.1:${process.env.PARTNER_PORT}/`;
  await page.goto(home);
  const { data: guest } = await call(page, { path: "/session/guest/", method: "POST" });
  const { access } = guest;

  const { data: now } = await call(page, { path: "/v1/today/", access });
  const draft = { path: "/v1/draft/travel-order/", method: "PUT", body: { content: "{}" } };
  expect((await call(page, { ...draft, access, keepalive: true })).status).toBe(200);
  const quote = await call<{ sum_prem: number }>(page, {
    path: calculateTravel.path,
    method: "POST",
    access,
    body: toWire({
      ...calculateTravel.examples.body,
      beginDate: plusDays(now.today ?? "", 10),
      endDate: plusDays(now.today ?? "", 20),
    }),
  });
  expect(quote.data.sum_prem).toBeGreaterThan(0);

  // Content that is not cached yet may load slowly.
  troubles.expect(/status of 503/);
  const started = await orderBox(page, access);
  await page.goto(started.data.redirect_url ?? "");
  await atBank(page, "pay", words.en);

  // The bank redirects to the partner's page, which recognises its guest by the refresh token alone.
  await expect(page).toHaveURL(`${home}?payment=${started.data.payment_id}`);
  expect(await page.context().cookies(process.env.SITE_URL ?? "")).toEqual([]);
  const renewed = await call(page, {
    path: "/session/guest/refresh/",
    method: "POST",
    body: { refresh: guest.refresh },
  });
  const again = renewed.data.access;
  const state = () =>
    call(page, { path: `/v1/payment/${started.data.payment_id}/`, access: again });
  await expect.poll(async () => (await state()).data.status).toBe("paid");
  const { policy_number: policy } = (await state()).data;
  expect(policy).toMatch(/^\d{10}$/);
  const document = await call<{ bytes: number }>(page, {
    path: `/v1/policy/${policy}/document/`,
    access: again,
  });
  expect(document.data.bytes).toBeGreaterThan(1_000);

  troubles.expect(/status of 403/);
  const refused = await call(page, {
    path: "/session/guest/",
    method: "POST",
    key: "pk_misspelled_key_1",
  });
  expect(refused).toMatchObject({ status: 403, data: { code: "partnerKeyUnknown" } });
  expect(refused.data.developer_message).toMatch(/typing error/);

  // The same page by another host name of this machine is another origin: it cannot read a response.
  troubles.expect(/CORS policy|ERR_FAILED/);
  await page.goto(home.replace("127.0.0.1", "localhost"));
  const elsewhere = call(page, { path: "/session/guest/", method: "POST" });
  await expect(elsewhere).rejects.toThrow("Failed to fetch");
});

test("a page with a test key buys a specimen from a service of its own, of which the shop knows nothing", async ({
  page,
  troubles,
}) => {
  await page.goto(`http://127.0.0.1:${process.env.PARTNER_PORT}/`);
  // The first request starts the service, which takes longer than it may on a busy machine.
  troubles.expect(/status of 503/);
  const guest = () => call(page, { path: "/session/guest/", method: "POST", key: TEST_KEY });
  await expect.poll(async () => (await guest()).status, { timeout: 100_000 }).toBe(200);
  const { access } = (await guest()).data;
  const settings = await call<{ is_test?: boolean }>(page, {
    path: shopSettings.path,
    key: TEST_KEY,
  });
  expect(settings.data.is_test).toBe(true);
  const started = await orderBox(page, access, TEST_KEY);
  const bank = new URL(started.data.redirect_url ?? "");
  expect(bank.origin).not.toBe(process.env.API_URL);
  await page.goto(bank.href);
  await atBank(page, "pay", words.en);
  await expect(page).toHaveURL(/\?payment=/);
  const path = `/v1/payment/${started.data.payment_id}/`;
  const state = async () => (await call(page, { path, access, key: TEST_KEY })).data;
  await expect.poll(async () => (await state()).status).toBe("paid");
  const { policy_number: number = "" } = await state();
  expect(number).toMatch(/^99\d{8}$/);

  // With the key that sells it is neither paid nor a policy.
  troubles.expect(/status of (?:401|404|422)/);
  expect((await call(page, { path, access })).status).toBe(401);
  const buyer = await call(page, { path: "/session/guest/", method: "POST" });
  expect((await call(page, { path, access: buyer.data.access })).status).toBe(404);
  const check = { path: checkPolicy.path, method: "POST", body: toWire({ policyNumber: number }) };
  const known = await call(page, { ...check, access: buyer.data.access });
  expect(known).toMatchObject({ status: 422, data: { code: "testPolicy" } });
});
