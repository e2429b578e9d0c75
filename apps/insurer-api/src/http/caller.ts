import type { Auth } from "@sughurta/contracts";
import { isSiteToken, readAccessToken } from "#src/auth/tokens.ts";
import type { Service } from "#src/service.ts";
import { FailureError } from "./failure-error.ts";

const VISITOR_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Whose request it is: everything made by it belongs to `owner`. */
export interface Caller {
  /** `visitor:<id>`, `user:<id>`, or `nobody` where no token is asked for. */
  readonly owner: string;
  readonly userId?: string;
}

/** Owner of what a signed-in person makes. */
export const userOwner = (userId: string) => `user:${userId}`;
/** Owner of what a guest makes. */
export const visitorOwner = (visitorId: string) => `visitor:${visitorId}`;

/** True where an owner is one person, and not everybody who sends such a call. */
export const isPerson = (owner: string) => owner.includes(":");

function unauthorized(): FailureError {
  return new FailureError(401, "unauthorized", { headers: { "WWW-Authenticate": "Bearer" } });
}

function bearerOf(headers: Headers): string {
  const [scheme = "", token = ""] = (headers.get("authorization") ?? "").split(" ");
  return scheme.toLowerCase() === "bearer" ? token : "";
}

/** Tells whose request it is, or throws 401. A visitor's name is believed from the service account only. */
export async function callerOf(service: Service, auth: Auth, headers: Headers): Promise<Caller> {
  if (auth === "none") return { owner: "nobody" };
  const token = bearerOf(headers);
  const { secrets } = service.config;
  const now = service.now();
  if (auth === "site") {
    if (!(await isSiteToken(token, secrets.siteToken, now))) throw unauthorized();
    return { owner: "site" };
  }
  const claims = await readAccessToken(token, secrets.userToken, now);
  if (claims === undefined) throw unauthorized();
  if (claims.role === "user") return { owner: userOwner(claims.userId), userId: claims.userId };
  const visitorId = headers.get("x-visitor-id") ?? "";
  if (!VISITOR_ID.test(visitorId)) throw unauthorized();
  return { owner: visitorOwner(visitorId) };
}
