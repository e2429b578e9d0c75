import { randomUUID } from "node:crypto";
import type { Auth } from "@sughurta/contracts/core";
import { FailureError } from "./failure-error.ts";

/** Whose request it is: everything made by it belongs to `owner`. */
export interface Caller {
  /** `visitor:<id>`, `user:<id>`, or `nobody` where no token is asked for. */
  readonly owner: string;
  readonly userId?: string;
  /** Session of a signed-in person. */
  readonly sessionId?: string;
  /** The person has a password that was given to them: they set their own before anything else. */
  readonly passwordDue?: boolean;
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

/** Who asks has signed out; `unauthorized` would mean the token itself, which may be the gateway's. */
export function sessionEnded(): FailureError {
  return new FailureError(401, "sessionEnded", { headers: { "WWW-Authenticate": "Bearer" } });
}

/** Tells whose request it is, or throws 401. */
export type IdentifyCaller = (auth: Auth, headers: Headers) => Promise<Caller>;
