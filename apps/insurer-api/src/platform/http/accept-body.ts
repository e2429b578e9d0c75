import {
  announcesMore,
  type BodyRefusal,
  FORM_MAX_BYTES,
  getBodyLimit,
  limitBody,
} from "@sughurta/server-kit";
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { FailureError } from "#src/platform/failures/failure-error.ts";

interface BodyRule {
  readonly maxBytes: number;
  /** Size limit of the one file of a form, to be named in a refusal. */
  readonly fileMegabytes?: number | undefined;
}

const rules = new WeakMap<object, BodyRule>();

/** Precedes a route whose body may be larger than a form: raises the limit to this many bytes. */
export function acceptBody(maxBytes: number, fileMegabytes?: number): MiddlewareHandler {
  const handler: MiddlewareHandler = (_context, next) => next();
  rules.set(handler, { maxBytes, fileMegabytes });
  return handler;
}

/** The largest body that the route of a request reads. */
const readRule = (context: Context): BodyRule =>
  matchedRoutes(context)
    .flatMap(({ handler }) => rules.get(handler) ?? [])
    .reduce((most, rule) => (rule.maxBytes > most.maxBytes ? rule : most), {
      maxBytes: FORM_MAX_BYTES,
    });

/**
 * Limits the body of every request, by size and by time, before a route reads it; one that declares a larger size is
 * refused unread. Throws 413; reading throws 413 or 408.
 */
export const limitBodies: MiddlewareHandler = async (context, next) => {
  const { raw } = context.req;
  const { maxBytes, fileMegabytes } = readRule(context);
  const getRefusal = (refusal: BodyRefusal) => bodyRefusal(refusal, fileMegabytes);
  if (announcesMore(raw.headers.get("content-length"), maxBytes)) throw getRefusal("tooLarge");
  if (raw.body) {
    const body = limitBody(raw.body, getBodyLimit(maxBytes), getRefusal);
    context.req.raw = new Request(raw, { body, duplex: "half" } as RequestInit);
  }
  await next();
};

function bodyRefusal(refusal: BodyRefusal, max: number | undefined): FailureError {
  // The rest of the body is not read, so that nothing else can follow on this connection.
  const headers = { Connection: "close" };
  if (refusal === "tooSlow") return new FailureError(408, "bodyTooSlow", { headers });
  return max === undefined
    ? new FailureError(413, "bodyTooLarge", { headers })
    : new FailureError(413, "fileTooLarge", { headers, values: { max } });
}
