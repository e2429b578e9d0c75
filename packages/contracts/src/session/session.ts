import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { failure } from "../core/failure.ts";
import { invalid, sessionRefused, sessionRefusedExample, tooMany } from "../core/failures.ts";
import { opaqueText, requiredText } from "../core/fields.ts";
import { typedPassword } from "./password.ts";
import { tokens, tokensExample } from "./tokens.ts";

const sessionOwner = z.enum(["guest", "user"]);
const sessionTokens = z.extend(tokens, { visitor: sessionOwner });

/**
 * Tokens of this browser's user: of the person who signed in here, identified by a cookie of the gateway, else of a
 * guest, bound to one visitor (SPEC-19, SPEC-30).
 */
export const startGuestSession = defineContract({
  name: "startGuestSession",
  summary: "Start or restore a session",
  source: "S0 §4, SPEC-19",
  extension: true,
  method: "POST",
  path: "/session/guest/",
  auth: "none",
  responses: { 200: sessionTokens, ...tooMany, 503: failure },
  examples: {
    responses: {
      200: { ...tokensExample, visitor: "guest" },
      503: { message: "Сервис скоро вернётся", code: "unavailable" },
    },
  },
});

export const refreshGuestSession = defineContract({
  name: "refreshGuestSession",
  summary: "Renew a guest session",
  source: "S0 §4, SPEC-19",
  extension: true,
  method: "POST",
  path: "/session/guest/refresh/",
  auth: "none",
  body: z.object({ refresh: opaqueText(4000) }),
  responses: { 200: tokens, ...sessionRefused },
  examples: {
    body: { refresh: "eyJ…r" },
    responses: { 200: tokensExample, ...sessionRefusedExample },
  },
});

/** Signs out: the gateway clears the person and the visitor, and their refresh token is revoked. */
export const endSession = defineContract({
  name: "endSession",
  summary: "Sign out of this browser",
  source: "SPEC-30",
  extension: true,
  method: "DELETE",
  path: "/session/",
  auth: "none",
  responses: { 200: z.object({ ended: z.boolean() }), ...tooMany },
  examples: { responses: { 200: { ended: true } } },
});

/** Signs a person in; the username is the phone as `992XXXXXXXXX` (SPEC-11). */
export const logIn = defineContract({
  name: "logIn",
  summary: "Sign in",
  source: "S0 §3, §7",
  method: "POST",
  path: "/v1/user/auth/",
  auth: "none",
  rateLimited: true,
  body: z.object({ username: requiredText(64), password: typedPassword }),
  responses: { 200: tokens, ...sessionRefused, ...invalid, ...tooMany },
  examples: {
    body: { username: "992921234567", password: "correct horse" },
    responses: { 200: tokensExample, ...sessionRefusedExample },
  },
});

export const refreshTokens = defineContract({
  name: "refreshTokens",
  summary: "Renew tokens",
  source: "S0 §4, §7",
  method: "POST",
  path: "/v1/user/auth/refresh/",
  auth: "none",
  body: z.object({ refresh: opaqueText(4000) }),
  responses: { 200: tokens, ...sessionRefused, ...invalid },
  examples: {
    body: { refresh: "eyJ…r" },
    responses: { 200: tokensExample, ...sessionRefusedExample },
  },
});

/** Ends the session of a refresh token; the response is the same for an unknown token. */
export const logOut = defineContract({
  name: "logOut",
  summary: "Sign out",
  source: "SPEC-30",
  extension: true,
  method: "POST",
  path: "/v1/user/auth/end/",
  auth: "none",
  body: z.object({ refresh: opaqueText(4000) }),
  responses: { 200: z.object({ ended: z.boolean() }), ...invalid },
  examples: { body: { refresh: "eyJ…r" }, responses: { 200: { ended: true } } },
});
