import { randomUUID } from "node:crypto";
import type { Auth } from "@sughurta/contracts";
import { isSessionLive } from "#src/auth/sessions.ts";
import { isSiteToken, readAccessToken } from "#src/auth/tokens.ts";
import { hasEnded } from "#src/auth/visitor-sessions.ts";
import type { Service } from "#src/service.ts";
import { FailureError } from "./failure-error.ts";

const VISITOR_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Whose request it is: everything made by it belongs to `owner`. */
export interface Caller {
  /** `visitor:<id>`, `user:<id>`, or `nobody` where no token is asked for. */
  readonly owner: string;
  readonly userId?: string;
  /** Session of a signed-in person. */
  readonly sessionId?: string;
}

/** Owner of what a signed-in person makes. */
export const userOwner = (userId: string) => `user:${userId}`;
/** Owner of what a guest makes. */
export const visitorOwner = (visitorId: string) => `visitor:${visitorId}`;

const LEFT = visitorOwner("left-");
/** Owner of what stays of one account that was removed: nobody is this visitor. */
export const leftOwner = () => `${LEFT}${randomUUID()}`;
/** True for what stays of an account that was removed. */
export const hasLeft = (owner: string) => owner.startsWith(LEFT);

/** True where an owner is one person, and not everybody who sends such a call. */
export const isPerson = (owner: string) => owner.includes(":");

function unauthorized(): FailureError {
  return new FailureError(401, "unauthorized", { headers: { "WWW-Authenticate": "Bearer" } });
}

/** Who asks has signed out; `unauthorized` would mean the token itself, which may be the gateway's. */
export function sessionEnded(): FailureError {
  return new FailureError(401, "sessionEnded", { headers: { "WWW-Authenticate": "Bearer" } });
}

function bearerOf(headers: Headers): string {
  const [scheme = "", token = ""] = (headers.get("authorization") ?? "").split(" ");
  return scheme.toLowerCase() === "bearer" ? token : "";
}

/** Tells whose request it is, or throws 401. A visitor's name is believed from the service account only. */
export async function callerOf(service: Service, auth: Auth, headers: Headers): Promise<Caller> {
  if (auth === "none") return { owner: (await introducedVisitor(service, headers)) ?? "nobody" };
  const token = bearerOf(headers);
  const { secrets } = service.config;
  const now = service.now();
  if (auth === "site") {
    if (!(await isSiteToken(token, secrets.siteToken, now))) throw unauthorized();
    return { owner: "site" };
  }
  const claims = await readAccessToken(token, secrets.userToken, now);
  if (claims === undefined) throw unauthorized();
  if (claims.role === "user") {
    if (auth === "service") throw unauthorized();
    if (!(await isSessionLive(service.db, claims.sessionId))) throw sessionEnded();
    const { userId, sessionId } = claims;
    return { owner: userOwner(userId), userId, sessionId };
  }
  const owner = visitorIn(headers);
  if (owner === undefined) throw unauthorized();
  if (await hasEnded(service.db, owner)) throw sessionEnded();
  return { owner };
}

function visitorIn(headers: Headers): string | undefined {
  const visitorId = headers.get("x-visitor-id") ?? "";
  return VISITOR_ID.test(visitorId) ? visitorOwner(visitorId) : undefined;
}

/** The visitor for whom the gateway sends a call that needs no token, such as a login. */
async function introducedVisitor(service: Service, headers: Headers): Promise<string | undefined> {
  const owner = visitorIn(headers);
  if (owner === undefined) return undefined;
  const token = bearerOf(headers);
  const claims = await readAccessToken(token, service.config.secrets.userToken, service.now());
  if (claims?.role !== "service" || (await hasEnded(service.db, owner))) return undefined;
  return owner;
}
