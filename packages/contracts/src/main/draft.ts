import * as z from "zod/mini";
import { defineContract, noContent } from "../kernel/contract.ts";
import { opaqueText } from "../kernel/fields.ts";
import {
  invalid,
  invalidExample,
  notFound,
  notFoundExample,
  notKept,
  notKeptExample,
} from "./failures.ts";

const draftContent = z.object({
  /** Form values as the feature wrote them, JSON text; encrypted at rest for 24 hours (decision 30). */
  content: opaqueText(100_000),
});

/** Keeps the identity fields of a half-filled order on the server; `kind` is such as `box-schit-semi`. */
export const saveDraft = defineContract({
  name: "saveDraft",
  summary: "Keep a half-filled order",
  source: "decision 30",
  extension: true,
  method: "PUT",
  path: "/v1/draft/{kind}/",
  auth: "visitor",
  body: draftContent,
  answers: { 200: z.object({ expiresAt: z.string() }), ...invalid, ...notKept },
  examples: {
    body: { content: "{}" },
    answers: {
      200: { expiresAt: "2026-03-03T08:00:00Z" },
      ...invalidExample,
      ...notKeptExample,
    },
  },
});

/** Reads what {@link saveDraft} keeps; 204 where there is none, 404 `draftPaid` once its order is paid. */
export const readDraft = defineContract({
  name: "readDraft",
  summary: "Read a half-filled order",
  source: "decision 30",
  extension: true,
  method: "GET",
  path: "/v1/draft/{kind}/",
  auth: "visitor",
  answers: { 200: draftContent, 204: noContent, ...notFound },
  examples: {
    answers: {
      200: { content: "{}" },
      204: undefined,
      404: { message: "Этот заказ уже оплачен", code: "draftPaid" },
    },
  },
});

/** Half-filled orders of the signed-in person, or of this visitor, without what was filled in. */
export const myDrafts = defineContract({
  name: "myDrafts",
  summary: "My half-filled orders",
  source: "decisions 20, 30",
  extension: true,
  method: "GET",
  path: "/v1/draft/",
  auth: "visitor",
  answers: { 200: z.array(z.object({ kind: z.string(), expiresAt: z.string() })) },
  examples: {
    answers: { 200: [{ kind: "box-schit-semi", expiresAt: "2026-03-03T08:00:00Z" }] },
  },
});

export const discardDraft = defineContract({
  name: "discardDraft",
  summary: "Discard a half-filled order",
  source: "decision 30",
  extension: true,
  method: "DELETE",
  path: "/v1/draft/{kind}/",
  auth: "visitor",
  answers: { 200: z.object({ discarded: z.boolean() }) },
  examples: { answers: { 200: { discarded: true } } },
});

/**
 * Makes a link with which another device goes on with this draft: the token works once, for 15 minutes,
 * and replaces an earlier one of the same draft. It belongs behind the `#` of the link, which no server sees.
 */
export const createDraftTransfer = defineContract({
  name: "createDraftTransfer",
  summary: "Continue a half-filled order on another device",
  source: "decision 30",
  extension: true,
  method: "POST",
  path: "/v1/draft/{kind}/handover/",
  auth: "visitor",
  answers: {
    201: z.object({ token: z.string(), expiresAt: z.string() }),
    ...notFound,
  },
  examples: {
    answers: {
      201: {
        token: "Zm9yIHRoZSBvdGhlciBkZXZpY2U",
        expiresAt: "2026-03-02T08:15:00Z",
      },
      ...notFoundExample,
    },
  },
});

/** Copies the draft of a link to this visitor, in place of an own one of that kind; then it is read as any other. */
export const receiveDraft = defineContract({
  name: "receiveDraft",
  summary: "Receive a half-filled order from another device",
  source: "decision 30",
  extension: true,
  method: "POST",
  path: "/v1/draft/takeover/",
  auth: "visitor",
  idempotent: true,
  guarded: true,
  body: z.object({ token: opaqueText(128) }),
  answers: {
    200: z.object({ kind: z.string(), expiresAt: z.string() }),
    ...invalid,
    ...notFound,
    ...notKept,
  },
  examples: {
    body: { token: "Zm9yIHRoZSBvdGhlciBkZXZpY2U" },
    answers: {
      200: { kind: "travel", expiresAt: "2026-03-03T08:00:00Z" },
      ...invalidExample,
      404: { message: "Ссылка уже использована или устарела", code: "draftLinkOver" },
      ...notKeptExample,
    },
  },
});
