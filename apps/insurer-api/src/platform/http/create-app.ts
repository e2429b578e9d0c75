import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { API_VERSION, API_VERSION_HEADER } from "@sughurta/contracts/core";
import {
  BASE_HEADERS,
  clientAddress,
  describeError,
  getNetwork,
  isPrivateAddress,
  namesOneHost,
  permissionsPolicy,
  ServiceBusyError,
} from "@sughurta/server-kit";
import { type Context, Hono } from "hono";
import { routePath } from "hono/route";
import type { IdentifyCaller } from "#src/platform/caller.ts";
import type { Listener } from "#src/platform/config/config.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { limitBodies } from "./accept-body.ts";
import type { AppEnv } from "./app-env.ts";
import { failureResponse, toFailure } from "./failure-response.ts";
import { parseLanguage } from "./language.ts";
import { mount } from "./mount.ts";
import { RequestAbortedError } from "./read-body.ts";
import type { Route } from "./route.ts";

/** Never read by a client; marks disconnected clients in the log and the metrics. */
const CLIENT_CLOSED_REQUEST = 499;
/** Headers of every response: other sites cannot open or embed pages of this service, and no page uses a device. */
export const RESPONSE_HEADERS = {
  ...BASE_HEADERS,
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": permissionsPolicy(),
};
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * The client's network. The last entries of `X-Forwarded-For` are trusted, as many as there are trusted proxies before
 * this listener, and from a private network only; earlier entries may be forged.
 */
function readAddress(context: Context, believed: number): string {
  // Without a socket (a request made inside the process) there is no peer.
  const peer = context.env?.incoming ? getConnInfo(context).remote.address : undefined;
  const forwardedFor = context.req.header("x-forwarded-for");
  const trustedProxies = peer === undefined || isPrivateAddress(peer) ? believed : 0;
  return getNetwork(clientAddress({ peer, forwardedFor, trustedProxies }).slice(0, 64));
}

/** No database stores U+0000; a URL cannot contain any other unstorable character. */
function refuseNulls(context: Context): void {
  if (context.req.url.includes("%00")) throw new FailureError(400, "wrongInput");
}

function refuseSeveralHosts(context: Context): void {
  const incoming = context.env?.incoming;
  if (incoming && !namesOneHost(incoming)) throw new FailureError(400, "severalHosts");
}

const readName = (context: Context<AppEnv>) =>
  context.get("call") ?? `${context.req.method} ${routePath(context)}`;

const pathPattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);

/** Fixed paths precede those with parameters: `/v1/payment/latest/` before `/v1/payment/{id}/`. */
const byParameters = (a: Route, b: Route) =>
  a.contract.path.split("{").length - b.contract.path.split("{").length;

/** Builds the application: mounts every route from its contract, with one error handler. */
export function createApp(
  service: Pick<
    Platform,
    "config" | "db" | "now" | "log" | "metrics" | "tracing" | "limiter" | "load" | "store" | "disk"
  >,
  identify: IdentifyCaller,
  routes: readonly Route[],
  pages: readonly ((app: Hono<AppEnv>) => void)[],
  listener: Listener,
  /** A refusal as a page, for a listener that people use in a browser; by default it is JSON. */
  failurePage?: (context: Context, failure: FailureError) => Promise<Response>,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const refuse = (context: Context, failure: FailureError) =>
    failurePage?.(context, failure) ?? failureResponse(service, failure, languageIn(context));
  const languageIn = (context: Context) => parseLanguage(context.req.header("accept-language"));

  if (service.tracing) app.use(service.tracing.requests(readName));
  app.use(async (context, next) => {
    const started = performance.now();
    const given = context.req.header("x-request-id") ?? "";
    const requestId = REQUEST_ID.test(given) ? given : randomUUID();
    context.set("requestId", requestId);
    context.set("address", readAddress(context, service.config.trustedProxies[listener]));
    await next();
    const durationMs = Math.round((performance.now() - started) * 10) / 10;
    const call = context.get("call") ?? "other";
    const { status } = context.res;
    context.header("X-Request-Id", requestId);
    context.header(API_VERSION_HEADER, API_VERSION);
    for (const [name, value] of Object.entries(RESPONSE_HEADERS)) context.header(name, value);
    service.metrics.requests.inc({ call, status });
    service.metrics.durations.observe({ call }, durationMs);
    const { method } = context.req;
    service.log.info(
      { requestId, call, method, status, durationMs, ownerKind: context.get("ownerKind") },
      "request",
    );
  });

  // Errors below get the same headers, counts and log lines as other responses.
  app.use(async (context, next) => {
    refuseSeveralHosts(context);
    refuseNulls(context);
    await next();
  });
  app.use(limitBodies);

  app.onError((error, context) => {
    const { signal } = context.req.raw;
    if (error instanceof RequestAbortedError || (signal.aborted && error === signal.reason)) {
      return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    }
    const failure = toFailure(error);
    // An intended refusal is logged by the request's own line.
    const isShed = error instanceof ServiceBusyError;
    if (isShed) service.metrics.shedRequests.inc({ call: context.get("call") ?? "other" });
    const isIntended = failure === error || isShed;
    if (failure.status >= 500 && !isIntended) {
      service.log.error(
        {
          requestId: context.get("requestId"),
          call: context.get("call"),
          error: describeError(error),
        },
        "failed",
      );
    }
    return refuse(context, failure);
  });

  for (const page of pages) page(app);
  for (const mounted of routes.toSorted(byParameters)) mount(app, service, identify, mounted);

  const known = routes.map(({ contract }) => ({
    pattern: pathPattern(contract.path),
    method: contract.method,
  }));
  app.notFound((context) => {
    const methods = known
      .filter(({ pattern }) => pattern.test(context.req.path))
      .map(({ method }) => method);
    const failure =
      methods.length > 0
        ? new FailureError(405, "methodNotAllowed", {
            headers: { Allow: [...new Set(methods)].join(", ") },
          })
        : new FailureError(404, "notFound");
    return refuse(context, failure);
  });
  return app;
}
