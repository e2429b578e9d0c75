import {
  announcesMore,
  type BodyRefusal,
  bodyLimitOf,
  FORM_MAX_BYTES,
  limitBody,
} from "@sughurta/server-kit";
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { FailureError } from "./failure-error.ts";

const limits = new WeakMap<object, number>();

/** Precedes a route whose body may be larger than a form: raises the limit to this many bytes. */
export function acceptBody(maxBytes: number): MiddlewareHandler {
  const handler: MiddlewareHandler = (_context, next) => next();
  limits.set(handler, maxBytes);
  return handler;
}

/** Maximum number of bytes that the route of a request reads. */
const maxBytesOf = (context: Context): number =>
  matchedRoutes(context).reduce(
    (most, { handler }) => Math.max(most, limits.get(handler) ?? 0),
    FORM_MAX_BYTES,
  );

/**
 * Limits the body of every request, by size and by time, before a route reads it; one that declares a larger size is
 * refused unread. Throws 413; reading throws 413 or 408.
 */
export const limitBodies: MiddlewareHandler = async (context, next) => {
  const { raw } = context.req;
  const maxBytes = maxBytesOf(context);
  if (announcesMore(raw.headers.get("content-length"), maxBytes)) throw refusalOf("tooLarge");
  if (raw.body) {
    const body = limitBody(raw.body, bodyLimitOf(maxBytes), refusalOf);
    context.req.raw = new Request(raw, { body, duplex: "half" } as RequestInit);
  }
  await next();
};

function refusalOf(refusal: BodyRefusal): FailureError {
  // The rest of the body is not read, so that nothing else can follow on this connection.
  const headers = { Connection: "close" };
  return refusal === "tooLarge"
    ? new FailureError(413, "bodyTooLarge", { headers })
    : new FailureError(408, "bodyTooSlow", { headers });
}
