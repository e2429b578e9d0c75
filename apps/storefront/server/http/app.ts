import { hash, randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import {
  BUSY_SECONDS,
  createToday,
  LoadLimiter,
  MemoryRateLimiter,
  namesOneHost,
  refuseUnreadBody,
  type Tracing,
  traceId,
  withTimeout,
} from "@sughurta/server-kit";
import { Hono } from "hono";
import type { Registry } from "prom-client";
import { FRAME_PARAMETERS } from "../../embed/messages.ts";
import { ContentCache } from "../cache/content-cache.ts";
import { ContentSnapshot } from "../cache/content-snapshot.ts";
import { createContentSource } from "../cache/content-source.ts";
import { createPriceCache } from "../cache/price-cache.ts";
import type { Config } from "../config/config.ts";
import { edgeHeaders, type PageTag } from "../edge/edge-headers.ts";
import { EdgePurger } from "../edge/edge-purger.ts";
import { EditionWatch } from "../edge/edition-watch.ts";
import { countRoutes } from "../gateway/count-routes.ts";
import { createGateway, limitBodies } from "../gateway/gateway.ts";
import { GatewayLimits } from "../gateway/gateway-limits.ts";
import { type RequestEnv, readAddress } from "../gateway/gateway-request.ts";
import { InsurerApis } from "../gateway/insurer-apis.ts";
import { SECURITY_HEADERS } from "../gateway/security-headers.ts";
import { errorPage } from "../render/error-page.ts";
import type { PageResponse } from "../render/page-response.ts";
import { PageServer } from "../render/page-server.ts";
import { BRAND_STYLES, brandStyles, PageStyles } from "../render/page-styles.ts";
import { PageTexts } from "../render/page-texts.ts";
import { Previews, previewContent, previewPages } from "../render/previews.ts";
import { createRenderer, type HandlerSource } from "../render/renderer.ts";
import { RequestServices } from "../render/services.ts";
import { GuestSessions } from "../sessions/guest-session.ts";
import { createSiteToken, createUserCalls } from "../sessions/upstream.ts";
import { DeviceCookie, UserSessions } from "../sessions/user-session.ts";
import { countSender, StepCounter } from "../visits/step-counter.ts";
import { type EmbedFiles, embedPage } from "./embed-page.ts";
import { describeHandledError, type Logger, loggedPath } from "./logger.ts";
import { createMetrics } from "./metrics.ts";
import type { StaticAssets } from "./static-assets.ts";

export interface StorefrontOptions {
  config: Config;
  handler: HandlerSource;
  logger: Logger;
  /** Omitted without tracing. */
  tracing?: Tracing | undefined;
  /** Files of the client build; in development Vite serves them. */
  assets?: StaticAssets;
  /** Build of the frames for other sites; absent in development. */
  embedFiles?: EmbedFiles;
  /** Disables caching, so that a change is visible at once. */
  development?: boolean;
}

/** The cache needs a bound; every page is larger than this. */
const KEEP_NOTHING = { freshMs: -1, staleMs: -1, maxBytes: 1 };

/** The storefront as a listener of Node's HTTP server. */
export interface Storefront {
  listener: RequestListener;
  /** Method and pattern of each route of the listener. */
  routes: readonly { readonly method: string; readonly path: string }[];
  /** Metrics for operators, on a separate port. */
  registry: Registry;
  /** Sends what was counted; before the process ends. */
  flushCounts: () => Promise<void>;
  /** From now on `/readyz` fails, so that the load balancer sends no new requests here. */
  startDraining: () => void;
}

/** A stopping process does not wait longer for the service to receive the last counts. */
const LAST_COUNTS_MS = 2_000;

/** Methods whose body is not read by any route. */
const BODILESS_METHODS: readonly string[] = ["GET", "HEAD"];

const BRAND_HEADERS = { "content-type": "text/css", "cache-control": "no-cache" };

/** Assembles the site: assets, cached pages, then everything else. */
export function createStorefront(options: StorefrontOptions): Storefront {
  const { config, handler, assets, logger, tracing, development = false } = options;
  const { embedFiles = { script: "", styles: [] } } = options;
  const metrics = createMetrics();
  const brand = {
    supportPhone: config.supportPhone,
    brandName: config.brand.name,
    languages: config.languages,
  };
  let draining = false;
  const reportError = (error: unknown, requestId?: string) => {
    metrics.errors.inc();
    logger.error({ requestId, error: describeHandledError(error) }, "page error");
  };
  const secureCookies = config.publicUrl.startsWith("https:");
  const todayAt = createToday(config.timeZone);
  const siteToken = createSiteToken(config);
  const snapshot = new ContentSnapshot({
    // Content of another service is not part of our assets, though it is in the same folder.
    file: join(config.cacheFolder, `content-${hash("sha1", config.insurerApiUrl)}`),
    contents: () => cache.contents(),
    warn: (error) =>
      logger.warn({ error: describeHandledError(error) }, "content is not kept on disk"),
  });
  const fetchContent = createContentSource(config.insurerApiUrl, siteToken);
  const previews = new Previews(fetchContent, secureCookies);
  const readPreviewToken = ({ headers }: IncomingMessage) => previews.tokenIn(headers.cookie ?? "");
  const isBehindEdge = config.edgePurgeUrls.length > 0;
  const edges = new EdgePurger({
    urls: config.edgePurgeUrls,
    onFailure(error) {
      metrics.edgeFailures.inc();
      logger.warn({ error: describeHandledError(error) }, "purge is sent again");
    },
  });
  const outdatePages = (tag: PageTag) => {
    pages.cache.drop();
    edges.purge(tag);
  };
  const cache = new ContentCache({
    fetch: fetchContent,
    fallback: (key) => snapshot.find(key),
    onNews: () => snapshot.writeSoon(),
    onMissing: (key) => snapshot.clear(key),
    onChange: () => (isBehindEdge ? outdatePages("content") : pages.cache.markStale()),
    onFailure: (error) => {
      metrics.contentFailures.inc();
      logger.warn({ error: describeHandledError(error) }, "content service");
    },
  });
  const prices = createPriceCache(fetchContent, {
    onChange: () => outdatePages("prices"),
    onFailure: (error) => {
      metrics.contentFailures.inc();
      logger.warn({ error: describeHandledError(error) }, "prices of pages");
    },
  });
  const { colour } = config.brand;
  const brandText = colour === undefined ? undefined : brandStyles(colour);
  const texts = new PageTexts(assets?.paths ?? []);
  const styles = new PageStyles((path) => (path === BRAND_STYLES ? brandText : assets?.text(path)));
  // One thread renders the pages and forwards the requests.
  const load = new LoadLimiter({ probe: () => new Promise((resolve) => setImmediate(resolve)) });
  const render = createRenderer({
    handler,
    publicUrl: config.publicUrl,
    servicesFor: (language, { preview, callback }) =>
      new RequestServices({
        language,
        config,
        reader: preview ? previewContent(fetchContent, preview) : cache,
        prices,
        isPreview: preview !== undefined,
        callback,
        styles,
        texts,
        today: todayAt(Date.now()),
        reportError,
      }),
  });
  const pages = new PageServer({
    render: (address, own) => load.run(1, () => render(address, own)),
    failed: (status) => errorPage(status, brand, status === 503 ? BUSY_SECONDS : undefined),
    reportError,
    secureCookies,
    todayAt,
    languages: config.languages,
    isBehindEdge,
    ...(development ? { limits: KEEP_NOTHING } : {}),
  });
  if (isBehindEdge) {
    new EditionWatch({
      fetch: fetchContent,
      today: () => todayAt(Date.now()),
      onChange(tag) {
        cache.expire();
        prices.drop();
        outdatePages(tag);
      },
      onFailure: (error) =>
        logger.warn({ error: describeHandledError(error) }, "editions of pages are unknown"),
    }).start();
  }
  const limits = new GatewayLimits(new MemoryRateLimiter(config.rateLimitFactor));
  const apis = new InsurerApis(config);
  const steps = new StepCounter({
    send: countSender(config, apis.sales.serviceToken),
    today: () => todayAt(Date.now()),
    isPartner: async (code) => (await apis.sales.partners.get()).knowsCode(code),
    onFailure: (error) =>
      logger.warn({ error: describeHandledError(error) }, "counts are sent again"),
  });
  // Behind an edge pages have a picture that is counted instead.
  const countPage = (request: IncomingMessage, status: number) => {
    if (!isBehindEdge) steps.page(request, status);
  };
  const gateway = createGateway({
    config,
    content: cache,
    prices,
    siteToken,
    apis,
    guests: new GuestSessions(config.sessionSecrets, secureCookies, apis.sales.visitors),
    users: new UserSessions(config.sessionSecrets, secureCookies, createUserCalls(config)),
    devices: new DeviceCookie(secureCookies),
    limits,
    previewIn: (cookieHeader) => previews.wellFormedTokenIn(cookieHeader),
    load,
    today: () => todayAt(Date.now()),
    callbackPage: async (incoming, callback) =>
      toResponse(await pages.respond(incoming, { callback })),
    reportError,
  });

  const app = new Hono<RequestEnv>();
  if (tracing) app.use(tracing.requests(({ req }) => `${req.method} ${loggedPath(req.path)}`));
  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = traceId() ?? randomUUID();
    c.set("requestId", requestId);
    await next();
    // A page for shared caches has no id of one request.
    if (!c.res.headers.has("cdn-cache-control")) c.res.headers.set("x-request-id", requestId);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    const { status } = c.res;
    const ms = Math.round(performance.now() - started);
    metrics.requests.inc({ class: `${Math.floor(status / 100)}xx` });
    const { method, url } = c.env.incoming;
    logger.info({ requestId, method, path: loggedPath(url ?? ""), status, ms }, "answered");
  });
  app.use(limitBodies(config));
  app.get("/livez", (c) => c.text("ok"));
  app.get("/readyz", (c) => (draining ? c.text("draining", 503) : c.text("ok")));
  // Resources without a link to an icon, such as a PDF, cause browsers to request this path.
  app.get("/favicon.ico", (c) => c.redirect("/favicon.svg", 301));
  if (brandText !== undefined) {
    const forEdges = isBehindEdge ? edgeHeaders(new Set(["site"])) : {};
    app.get(BRAND_STYLES, (c) => c.body(brandText, 200, { ...BRAND_HEADERS, ...forEdges }));
  }
  app.route("/", gateway);
  app.get("/embed/:part", async (c, next) => {
    const origins = await apis.listOrigins(c.req.query(FRAME_PARAMETERS.partnerKey) ?? null);
    const page = embedPage(c.req.param("part"), origins, {
      ...embedFiles,
      styles: [...embedFiles.styles, ...(brandText === undefined ? [] : [BRAND_STYLES])],
    });
    if (page) return page;
    await next();
  });
  app.route("/", previewPages(previews, limits, config));
  app.route("/", countRoutes({ steps, limits, config }));
  app.get("*", async ({ env: { incoming } }) => {
    const token = readPreviewToken(incoming);
    if (token !== undefined || !pages.isCached(incoming)) {
      metrics.uncachedPages.inc();
      const wait = limits.uncached(readAddress(incoming, config));
      if (wait > 0) return errorPage(429, brand, wait);
    }
    const preview = token === undefined ? undefined : await previews.find(token);
    const page = await pages.respond(incoming, preview && { preview });
    if (!preview) countPage(incoming, page.status);
    return toResponse(page);
  });
  app.all("*", (c) => c.json({ message: "Method not allowed", code: "method" }, 405));
  app.onError((error, c) => {
    reportError(error, c.get("requestId"));
    return errorPage(500, brand);
  });

  const listen = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return {
    listener(request, response) {
      if (!namesOneHost(request)) {
        response.writeHead(400, { connection: "close" }).end();
        return;
      }
      const { method = "" } = request;
      if (BODILESS_METHODS.includes(method) && refuseUnreadBody(request, response)) return;
      if (assets?.serve(request, response)) return;
      const page =
        readPreviewToken(request) === undefined ? pages.readyResponse(request) : undefined;
      if (!page) return void listen(request, response);
      metrics.cachedPages.inc();
      countPage(request, page.status);
      response.writeHead(page.status, page.headers).end(page.body);
    },
    routes: app.routes,
    registry: metrics.registry,
    flushCounts: () => withTimeout(LAST_COUNTS_MS, steps.flush()).catch(() => undefined),
    startDraining() {
      draining = true;
    },
  };
}

function toResponse({ body, ...init }: PageResponse): Response {
  return new Response(body && new Uint8Array(body), init);
}
