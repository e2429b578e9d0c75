import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { getLoadShare } from "@sughurta/contracts";
import { API_VERSION, API_VERSION_HEADER } from "@sughurta/contracts/core";
import { shopSettings } from "@sughurta/contracts/shop";
import {
  announcesMore,
  FORM_MAX_BYTES,
  type LoadLimiter,
  ServiceBusyError,
} from "@sughurta/server-kit";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { CALLBACK_PATH, type CallbackOutcome } from "#app/callback/callback-outcome.ts";
import type { ContentCache } from "../cache/content-cache.ts";
import type { TokenCache } from "../cache/token-cache.ts";
import type { Config } from "../config/config.ts";
import type { GuestSessions } from "../sessions/guest-session.ts";
import { LANGUAGE_COOKIE, negotiateLanguage } from "../sessions/language.ts";
import type { PartnerCall } from "../sessions/partner-directory.ts";
import type { DeviceCookie, UserSessions } from "../sessions/user-session.ts";
import { CallbackForm } from "./callback-form.ts";
import {
  busyResponse,
  failureResponse,
  partnerRefusalResponse,
  tooManyResponse,
} from "./failure-response.ts";
import type { GatewayLimits } from "./gateway-limits.ts";
import {
  type GatewayRequest,
  getCookieHeader,
  isCrossSite,
  type RequestEnv,
  readAddress,
} from "./gateway-request.ts";
import type { InsurerApis } from "./insurer-apis.ts";
import { partnerCors, shopSettingsResponse } from "./partner-pages.ts";
import { contentAllowList, respondWithContent } from "./proxy/content-gateway.ts";
import { FilesGateway } from "./proxy/files-gateway.ts";
import { MainGateway, mainAllowList, partnerAllowList } from "./proxy/main-gateway.ts";
import { bodyLimit, proxy } from "./proxy/proxy.ts";
import { SessionGateway } from "./session-gateway.ts";

/** The visitor closed the connection: the status is for the log only. */
const CLIENT_CLOSED_REQUEST = 499;

export interface GatewayOptions {
  config: Config;
  content: ContentCache;
  /** Prices of pages. */
  prices: ContentCache;
  siteToken: TokenCache;
  apis: InsurerApis;
  guests: GuestSessions;
  users: UserSessions;
  devices: DeviceCookie;
  limits: GatewayLimits;
  /** The token of the preview in a cookie header. */
  previewIn: (cookieHeader: string) => string | undefined;
  /** Refuses requests under overload. */
  load: LoadLimiter;
  /** Today in the insurer's time zone, ISO. */
  today: () => string;
  /** Renders the page with the result of a posted callback form. */
  callbackPage: (incoming: IncomingMessage, outcome: CallbackOutcome) => Promise<Response>;
  reportError: (error: unknown, requestId?: string) => void;
}

type Handler = (request: GatewayRequest) => Promise<Response> | Response;

/** The browser's only access to the services: content, main service, sessions and files. */
export function createGateway(options: GatewayOptions): Hono<RequestEnv> {
  const { config, content, siteToken, guests, limits, load, apis } = options;
  const baseUrl = config.insurerApiUrl;
  const main = new MainGateway(options);
  const files = new FilesGateway(baseUrl, limits);
  const session = new SessionGateway(options);
  const callbackForm = new CallbackForm(session, main);

  async function respond(request: GatewayRequest, handler: Handler): Promise<Response> {
    try {
      return await handler(request);
    } catch (error) {
      if (!request.raw.signal.aborted) throw error;
      return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    }
  }

  /** A request of our own pages only. */
  const handleOwn = (handler: Handler) => (c: Context<RequestEnv>) => {
    const request = readRequest(c, config);
    if (isCrossSite(request.raw, config.publicUrl)) return failureResponse("crossSite", request);
    return respond(request, handler);
  };

  /** A request of our own pages or, with its key, of a partner's. */
  const handle = (handler: Handler) => async (c: Context<RequestEnv>) => {
    const admission = await apis.admit(c.req.raw.headers);
    if (admission === undefined) {
      return failureResponse("unavailable", readRequest(c, config), { "retry-after": "5" });
    }
    if (admission.kind === "own") return handleOwn(handler)(c);
    if (admission.kind === "refused")
      return partnerRefusalResponse(admission.code, readRequest(c, config));
    return respond(readRequest(c, config, admission.call), handler);
  };

  async function respondToApiRequest(request: GatewayRequest): Promise<Response> {
    const allowList = request.partner ? partnerAllowList : mainAllowList;
    const found = allowList(request.raw.method, request.url.pathname);
    if (found === undefined) return failureResponse("notFound", request);
    if (found === "wrongMethod") return failureResponse("method", request);
    const { contract } = found;
    try {
      return await load.run(getLoadShare(contract), () => main.respond(contract, request));
    } catch (error) {
      if (!(error instanceof ServiceBusyError)) throw error;
      return busyResponse(request);
    }
  }

  async function respondToSiteRequest(request: GatewayRequest): Promise<Response> {
    const found = contentAllowList(request.raw.method, request.url.pathname);
    if (found === undefined) return failureResponse("notFound", request);
    if (found === "wrongMethod") return failureResponse("method", request);
    const { contract } = found;
    if (contract.method === "GET") return respondWithContent(content, limits, contract, request);
    if (request.partner) return failureResponse("method", request);
    const visitorId = await guests.findVisitor(getCookieHeader(request));
    const wait = limits.submission(visitorId, request.address);
    if (wait > 0) return tooManyResponse(request, wait);
    const token = await siteToken.get().catch(() => undefined);
    if (token === undefined) return failureResponse("unavailable", request);
    // Without a cookie the visitor exists for this one request.
    const visitor = { "x-visitor-id": visitorId ?? randomUUID() };
    return proxy(baseUrl, contract, request, { authorization: `Bearer ${token}`, ...visitor });
  }

  const app = new Hono<RequestEnv>();
  for (const path of ["/session/*", "/v1/*", "/api/*"]) {
    app.use(path, async (c, next) => {
      await next();
      c.header(API_VERSION_HEADER, API_VERSION);
    });
  }
  for (const path of ["/session/guest/*", "/v1/*", "/api/*"]) app.use(path, partnerCors(apis));
  app.post(
    "/session/guest/",
    handle((request) => session.start(request)),
  );
  app.post(
    "/session/guest/refresh/",
    handle((request) => session.refreshGuest(request)),
  );
  app.delete(
    "/session/",
    handleOwn((request) => session.end(request)),
  );
  app.all(
    "/session/*",
    handleOwn((request) => failureResponse("notFound", request)),
  );
  app.on(
    ["GET", "HEAD"],
    "/files/*",
    handleOwn(async (request) => {
      // Pictures are public, and a partner's page requests them without a key.
      return files.respond(request, { isShared: await apis.hasPartners() });
    }),
  );
  app.all(
    "/files/*",
    handleOwn((request) => failureResponse("method", request)),
  );
  app.get(
    shopSettings.path,
    handle(({ partner }) => {
      const { prices, today } = options;
      return shopSettingsResponse({ config, prices, today: today() }, partner);
    }),
  );
  app.post(CALLBACK_PATH, (c) => {
    const show = (outcome: CallbackOutcome) => options.callbackPage(c.env.incoming, outcome);
    return handleOwn((request) => callbackForm.respond(request, show))(c);
  });
  app.all("/v1/*", handle(respondToApiRequest));
  app.all("/api/v1/*", handle(respondToApiRequest));
  app.all("/api/*", handle(respondToSiteRequest));
  app.onError((error, c) => {
    // A client that has disconnected gets no response, and this is not logged as an error.
    if (!c.req.raw.signal.aborted) options.reportError(error, c.get("requestId"));
    return failureResponse("unavailable", readRequest(c, config), { "retry-after": "5" });
  });
  return app;
}

/** Maximum body size of a request's route in bytes: the limit of its contract, or of a form. */
function getMaxBytes({ method, path }: Context["req"]): number {
  const found = [mainAllowList, partnerAllowList, contentAllowList]
    .map((allowList) => allowList(method, path))
    .find((one) => typeof one === "object");
  return typeof found === "object" ? bodyLimit(found.contract) : FORM_MAX_BYTES;
}

/**
 * Refuses a body that announces more bytes than its route reads, with 413. The connection is closed with the response
 * to a body of unknown length that the route did not read to its end.
 */
export const limitBodies =
  (config: Config): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    const { incoming } = c.env;
    if (announcesMore(incoming.headers["content-length"], getMaxBytes(c.req))) {
      return failureResponse("tooLarge", readRequest(c, config), { connection: "close" });
    }
    await next();
    if (incoming.headers["transfer-encoding"] !== undefined && !incoming.readableEnded) {
      c.res.headers.set("connection", "close");
    }
  };

function readRequest(
  c: Context<RequestEnv>,
  config: Config,
  partner?: PartnerCall,
): GatewayRequest {
  const request = c.req.raw;
  const preferred = request.headers.get("accept-language")?.slice(0, 2) ?? null;
  return {
    id: c.get("requestId"),
    raw: request,
    url: new URL(request.url),
    language: negotiateLanguage(config.languages, preferred, getCookie(c, LANGUAGE_COOKIE)),
    supportPhone: config.supportPhone,
    address: readAddress(c.env.incoming, config, partner?.isVouched),
    partner,
  };
}
