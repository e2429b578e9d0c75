import { randomUUID } from "node:crypto";
import type { Auth } from "@sughurta/contracts/core";
import { FailureError } from "#src/platform/failures/failure-error.ts";

/** The caller of a request; everything created by it belongs to `owner`. */
export interface Caller {
  /** `visitor:<id>`, `user:<id>`, or a value without an id if the endpoint requires no token. */
  readonly owner: string;
  readonly userId?: string;
  /** Session of a signed-in user. */
  readonly sessionId?: string;
  /** The user has an assigned password and has to replace it first. */
  readonly passwordDue?: boolean;
}

/** Owner of a signed-in user's data. */
export const userOwner = (userId: string) => `user:${userId}`;
/** Owner of a guest's data. */
export const visitorOwner = (visitorId: string) => `visitor:${visitorId}`;

const LEFT = visitorOwner("left-");
/** Owner of the remaining data of one deleted account; it matches no visitor. */
export const deletedAccountOwner = (id: string = randomUUID()) => `${LEFT}${id}`;
/** Whether an owner is a deleted account. */
export const isDeleted = (owner: string) => owner.startsWith(LEFT);

/** Whether an owner is one user or visitor, not the shared owner of endpoints without a token. */
export const isPerson = (owner: string) => owner.includes(":");

/** The caller has signed out; `unauthorized` would refer to the token itself, which may be the gateway's. */
export function sessionEnded(): FailureError {
  return new FailureError(401, "sessionEnded", { headers: { "WWW-Authenticate": "Bearer" } });
}

/** Identifies the caller of a request. Throws 401. */
export type IdentifyCaller = (auth: Auth, headers: Headers) => Promise<Caller>;
