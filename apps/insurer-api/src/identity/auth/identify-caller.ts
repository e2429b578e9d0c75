import type { Auth } from "@sughurta/contracts/core";
import { type Caller, sessionEnded, userOwner, visitorOwner } from "#src/platform/caller.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import { loadSessionState } from "./sessions.ts";
import { isSiteToken, readAccessToken } from "./tokens.ts";
import { hasEnded } from "./visitor-sessions.ts";

type Needs = Pick<Platform, "config" | "db" | "now">;

const VISITOR_ID = /^[A-Za-z0-9_-]{8,64}$/;

function unauthorized(): FailureError {
  return new FailureError(401, "unauthorized", { headers: { "WWW-Authenticate": "Bearer" } });
}

function readBearer(headers: Headers): string {
  const [scheme = "", token = ""] = (headers.get("authorization") ?? "").split(" ");
  return scheme.toLowerCase() === "bearer" ? token : "";
}

/** Identifies the caller of a request. Throws 401. A visitor's id is accepted from the service account only. */
export async function identifyCaller(
  service: Needs,
  auth: Auth,
  headers: Headers,
): Promise<Caller> {
  if (auth === "none") return { owner: (await introducedVisitor(service, headers)) ?? "nobody" };
  const token = readBearer(headers);
  const { secrets } = service.config;
  const now = service.now();
  if (auth === "site") {
    if (!(await isSiteToken(token, secrets.siteToken, now))) throw unauthorized();
    // The gateway names the visitor of a request, so that idempotency keys belong to that visitor alone.
    return { owner: visitorIn(headers) ?? "site" };
  }
  const claims = await readAccessToken(token, secrets.userToken, now);
  if (claims === undefined) throw unauthorized();
  if (claims.role === "user") {
    if (auth === "service") throw unauthorized();
    const state = await loadSessionState(service.db, claims.sessionId);
    if (state === "ended") throw sessionEnded();
    const { userId, sessionId } = claims;
    const passwordDue = state === "passwordDue";
    return { owner: userOwner(userId), userId, sessionId, passwordDue };
  }
  const owner = visitorIn(headers);
  if (owner === undefined) throw unauthorized();
  if (await hasEnded(service.db, owner)) throw sessionEnded();
  return { owner };
}

/** Whether a caller's access is still valid: neither the session nor the visitor has ended. */
export async function isCallerActive(
  db: Database,
  { owner, sessionId }: Pick<Caller, "owner" | "sessionId">,
): Promise<boolean> {
  if (sessionId === undefined) return !(await hasEnded(db, owner));
  return (await loadSessionState(db, sessionId)) === "live";
}

function visitorIn(headers: Headers): string | undefined {
  const visitorId = headers.get("x-visitor-id") ?? "";
  return VISITOR_ID.test(visitorId) ? visitorOwner(visitorId) : undefined;
}

/** The visitor for whom the gateway sends a request without a token, such as a login. */
async function introducedVisitor(service: Needs, headers: Headers): Promise<string | undefined> {
  const owner = visitorIn(headers);
  if (owner === undefined) return undefined;
  const token = readBearer(headers);
  const claims = await readAccessToken(token, service.config.secrets.userToken, service.now());
  if (claims?.role !== "service" || (await hasEnded(service.db, owner))) return undefined;
  return owner;
}
