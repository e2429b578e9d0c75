import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { failure } from "../core/failure.ts";

const ended = { 401: failure } as const;
const endedExample = { 401: { message: "Вход устарел", code: "sessionEnded" } } as const;

/** Checks whether a visitor, identified by the header `X-Visitor-Id`, is still valid: 401 after signing out. */
export const checkVisitor = defineContract({
  name: "checkVisitor",
  summary: "Whether a visitor has not signed out",
  source: "SPEC-19, SPEC-30",
  extension: true,
  method: "GET",
  path: "/v1/visitor/",
  auth: "service",
  responses: { 200: z.object({ known: z.boolean() }), ...ended },
  examples: { responses: { 200: { known: true }, ...endedExample } },
});

/**
 * Redeems a guest's refresh token, which the gateway signed: one of a session and a generation works once. Within
 * seconds the same token gets the same response, for two tabs and for lost responses.
 */
export const renewVisitorSession = defineContract({
  name: "renewVisitorSession",
  summary: "Use up a guest's refresh token",
  source: "S0 §4, SPEC-19",
  extension: true,
  method: "POST",
  path: "/v1/visitor/session/",
  auth: "service",
  body: z.object({
    session: z.uuid(),
    generation: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  }),
  responses: {
    200: z.object({
      /** Of the successor token. */
      generation: z.int(),
      /** Issue time of that token, seconds since the epoch. */
      issuedAt: z.int(),
    }),
    ...ended,
  },
  examples: {
    body: { session: "0b9a4f0e-3c51-4f1c-9c63-0f4f4c1d2a77", generation: 0 },
    responses: { 200: { generation: 1, issuedAt: 1_772_434_800 }, ...endedExample },
  },
});

/** Signs a visitor out: from now on all of its tokens and cookies are refused. */
export const endVisitor = defineContract({
  name: "endVisitor",
  summary: "Sign a visitor out",
  source: "SPEC-30",
  extension: true,
  method: "DELETE",
  path: "/v1/visitor/",
  auth: "service",
  responses: { 200: z.object({ ended: z.boolean() }), ...ended },
  examples: { responses: { 200: { ended: true }, ...endedExample } },
});
