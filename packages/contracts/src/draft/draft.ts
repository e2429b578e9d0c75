import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { conflict, invalid, notFound, notStored } from "../core/failures.ts";
import { noContent, opaqueText, optionalText } from "../core/fields.ts";

const draftContent = z.object({
  /** Form values as written by the feature, JSON text; encrypted at rest for 24 hours (SPEC-30). */
  content: opaqueText(100_000),
});

/** Distinguishes the pages that save a draft. */
const edition = z.optional(opaqueText(64));

/**
 * Saves a half-filled order on the server; `kind` is for example `box-schit-semi`. A page that sends its id in
 * `edition`, and the edition it has read in `basedOn`, never overwrites another page's: 409 `draftChanged`.
 */
export const saveDraft = defineContract({
  name: "saveDraft",
  summary: "Keep a half-filled order",
  source: "SPEC-30",
  extension: true,
  method: "PUT",
  path: "/v1/draft/{kind}/",
  auth: "visitor",
  body: z.extend(draftContent, {
    /** The product, trip or car ordered, for the list of half-filled orders; without names. */
    title: optionalText(200),
    edition,
    basedOn: edition,
  }),
  responses: { 200: z.object({ expiresAt: z.string() }), ...invalid, ...conflict, ...notStored },
  examples: {
    body: { content: "{}", title: "Щит семьи", edition: "5f0c" },
    responses: {
      200: { expiresAt: "2026-03-03T08:00:00Z" },
      409: { message: "Этот заказ изменён в другом окне", code: "draftChanged" },
    },
  },
});

/** Reads the draft of {@link saveDraft}; 204 where there is none, 404 `draftPaid` once its order is paid. */
export const readDraft = defineContract({
  name: "readDraft",
  summary: "Read a half-filled order",
  source: "SPEC-30",
  extension: true,
  method: "GET",
  path: "/v1/draft/{kind}/",
  auth: "visitor",
  responses: { 200: z.extend(draftContent, { edition }), 204: noContent, ...notFound },
  examples: {
    responses: {
      200: { content: "{}", edition: "5f0c" },
      204: undefined,
      404: { message: "Этот заказ уже оплачен", code: "draftPaid" },
    },
  },
});

const halfFilled = z.object({
  kind: z.string(),
  /** The product ordered, in the language in which the draft was saved; empty where it is unknown. */
  title: z.string(),
  expiresAt: z.string(),
});
/** A half-filled order in a list. */
export type HalfFilledOrder = z.output<typeof halfFilled>;

/** Half-filled orders of the signed-in person, or of this visitor, without their values. */
export const myDrafts = defineContract({
  name: "myDrafts",
  summary: "My half-filled orders",
  source: "SPEC-20, SPEC-30",
  extension: true,
  method: "GET",
  path: "/v1/draft/",
  auth: "visitor",
  responses: { 200: z.array(halfFilled) },
  examples: {
    responses: {
      200: [{ kind: "box-schit-semi", title: "Щит семьи", expiresAt: "2026-03-03T08:00:00Z" }],
    },
  },
});

export const discardDraft = defineContract({
  name: "discardDraft",
  summary: "Discard a half-filled order",
  source: "SPEC-30",
  extension: true,
  method: "DELETE",
  path: "/v1/draft/{kind}/",
  auth: "visitor",
  responses: { 200: z.object({ discarded: z.boolean() }) },
  examples: { responses: { 200: { discarded: true } } },
});

/**
 * Creates a link with which another device continues this draft: the token works once, for 15 minutes, and replaces an
 * earlier one of the same draft. It belongs after the `#` of the link, which is not sent to a server.
 */
export const createDraftTransfer = defineContract({
  name: "createDraftTransfer",
  summary: "Continue a half-filled order on another device",
  source: "SPEC-30",
  extension: true,
  method: "POST",
  path: "/v1/draft/{kind}/handover/",
  auth: "visitor",
  responses: {
    201: z.object({ token: z.string(), expiresAt: z.string() }),
    ...notFound,
  },
  examples: {
    responses: {
      201: {
        token: "Zm9yIHRoZSBvdGhlciBkZXZpY2U",
        expiresAt: "2026-03-02T08:15:00Z",
      },
    },
  },
});

/** Copies the draft of a link to this visitor, replacing an own one of that kind; then it is read as any other. */
export const receiveDraft = defineContract({
  name: "receiveDraft",
  summary: "Receive a half-filled order from another device",
  source: "SPEC-30",
  extension: true,
  method: "POST",
  path: "/v1/draft/takeover/",
  auth: "visitor",
  idempotent: true,
  rateLimited: true,
  body: z.object({ token: opaqueText(128) }),
  responses: {
    200: z.object({ kind: z.string(), expiresAt: z.string() }),
    ...invalid,
    ...notFound,
    ...notStored,
  },
  examples: {
    body: { token: "Zm9yIHRoZSBvdGhlciBkZXZpY2U" },
    responses: {
      200: { kind: "travel", expiresAt: "2026-03-03T08:00:00Z" },
      404: { message: "Ссылка уже использована или устарела", code: "draftLinkOver" },
    },
  },
});
