import { hash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { box } from "@sughurta/contracts/box";
import { siteLogin } from "@sughurta/contracts/content";
import { toWire } from "@sughurta/contracts/core";
import { WAIT_LIMIT_MS } from "@sughurta/vitest-config/limits";
import { useLoaderData } from "react-router";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import * as entry from "#app/entry.server.tsx";
import * as root from "#app/root.tsx";
import * as boxOrder from "#app/routes/box-order.tsx";
import * as paymentError from "#app/routes/payment-error.tsx";
import { serverBuild } from "#app/start/testing/server-build.ts";
import { texts as en } from "#app/texts/en.ts";
import { texts as ru } from "#app/texts/ru.ts";
import { texts as tg } from "#app/texts/tg.ts";
import { builtHandler, type StorefrontBuild } from "./render/renderer.ts";
import { startStorefront } from "./testing/start-storefront.ts";
import { sendJson, startUpstream } from "./testing/upstream.ts";

const ORDER = "/boxes/order/schit-semi";
const BOX_PATH = "/api/box/schit-semi";
const PHONE = "+992 44 600 00 00";

/** Replaces the form, whose data the build passes as properties. */
const BoxTitle = () => useLoaderData<typeof boxOrder.loader>().product.title;

/** Stylesheets have no address before they are built. */
const links = () => [];

const handler = builtHandler(
  serverBuild(entry, {
    root: { module: { ...root, links } },
    boxOrder: { path: "boxes/order/:slug", module: { ...boxOrder, links, default: BoxTitle } },
    paymentError: { path: "error", module: { ...paymentError, links } },
  }) as StorefrontBuild,
);

const [SAMPLE] = box.examples.responses[200];
const BOX = JSON.stringify(toWire([SAMPLE]));
const TITLE = SAMPLE?.title ?? "";

/** A content service with one box. */
function respondWithContent({ url }: IncomingMessage, response: ServerResponse) {
  if (url === siteLogin.path) return sendJson(response, 200, { token: "site", expires_in: 3600 });
  if (url === BOX_PATH) return sendJson(response, 200, toWire([SAMPLE]));
  return sendJson(response, 404, {});
}

const outages = {
  hangs: () => {},
  "refuses connections": (_: IncomingMessage, response: ServerResponse) => response.destroy(),
  "responds with 500": (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(500).end(),
};

async function startCold(
  outage: (typeof outages)[keyof typeof outages],
  settings: Readonly<Record<string, string>> = {},
) {
  const upstream = await startUpstream(outage);
  const site = await startStorefront(
    { INSURER_API_URL: upstream.url, SUPPORT_PHONE: PHONE, ...settings },
    handler,
  );
  const open = async (path: string, language = "ru") => {
    const response = await site.ask(path, { headers: { cookie: `lang=${language}` } });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  return { open, upstream };
}

describe.each(Object.entries(outages))("a first start whose content service %s", (_, outage) => {
  it.each([
    ["ru", ru.failure],
    ["tg", tg.failure],
    ["en", en.failure],
  ])(
    "shows the error in %s, with the insurer's own phone and a retry button",
    async (language, texts) => {
      const { open } = await startCold(outage);
      const { status, headers, html } = await open(ORDER, language);
      expect(status).toBe(503);
      expect(headers.get("retry-after")).toBe("30");
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`>${texts.title}</h1>`);
      expect(html).toMatch(new RegExp(`<a [^>]*href="${ORDER}"[^>]*>[^/]*${texts.retry}`));
      expect(html).toContain('href="tel:+992446000000"');
      expect(html).not.toMatch(/(?<!\d)5511/);
    },
  );

  it("shows pages that need no content", async () => {
    const { open } = await startCold(outage);
    const { status, html } = await open("/error");
    expect(status).toBe(200);
    expect(html).toContain("<h1");
  });
});

it("shows every page once the content service responds, without a restart", async () => {
  const { open, upstream } = await startCold(outages["responds with 500"]);
  expect((await open(ORDER)).status).toBe(503);
  upstream.respondWith(respondWithContent);
  await vi.waitFor(async () => {
    const { status, html } = await open(ORDER);
    expect(status).toBe(200);
    expect(html).toContain(TITLE);
  }, WAIT_LIMIT_MS);
});

it("shows content that an earlier process has read while the content service hangs", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sughurta-cold-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { open, upstream } = await startCold(outages.hangs, { CACHE_DIR: folder });
  const line = `ru ${BOX_PATH}\t${BOX}\n`;
  await writeFile(join(folder, `content-${hash("sha1", upstream.url)}`), line);
  const { status, html } = await open(ORDER);
  expect(status).toBe(200);
  expect(html).toContain(TITLE);
});
