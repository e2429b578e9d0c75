import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { notFound, signInRequired } from "../core/failures.ts";
import { id } from "../core/fields.ts";

const userSession = z.object({
  id,
  /** For example `Chrome, Android`; empty where it is unknown. */
  device: z.string(),
  /** Moments, ISO. */
  startedAt: z.string(),
  seenAt: z.string(),
  /** The session of this request. */
  current: z.boolean(),
});
/** A sign-in of a person on a device. */
export type UserSession = z.output<typeof userSession>;

/** Sessions of the person, the one used last first. */
export const userSessions = defineContract({
  name: "userSessions",
  summary: "Sessions of the signed-in person",
  source: "SPEC-20",
  extension: true,
  method: "GET",
  path: "/v1/user/sessions/",
  auth: "visitor",
  responses: { 200: z.array(userSession), ...signInRequired },
  examples: {
    responses: {
      200: [
        {
          id: "0b9a4f0e-3c51-4f1c-9c63-0f4f4c1d2a77",
          device: "Chrome, Android",
          startedAt: "2026-03-02T08:00:00Z",
          seenAt: "2026-03-02T09:30:00Z",
          current: true,
        },
      ],
    },
  },
});

/** Ends one session of the person: its tokens are revoked. */
export const endUserSession = defineContract({
  name: "endUserSession",
  summary: "Sign out of one device",
  source: "SPEC-20",
  extension: true,
  method: "DELETE",
  path: "/v1/user/sessions/{id}/",
  auth: "visitor",
  responses: { 200: z.object({ ended: z.boolean() }), ...signInRequired, ...notFound },
  examples: { responses: { 200: { ended: true } } },
});

/** Ends every session of the person except the one of this request. */
export const endOtherSessions = defineContract({
  name: "endOtherSessions",
  summary: "Sign out of all other devices",
  source: "SPEC-20",
  extension: true,
  method: "DELETE",
  path: "/v1/user/sessions/",
  auth: "visitor",
  responses: { 200: z.object({ count: z.number() }), ...signInRequired },
  examples: { responses: { 200: { count: 2 } } },
});
