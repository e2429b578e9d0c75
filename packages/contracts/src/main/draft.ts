import * as z from "zod/mini";
import { defineContract } from "../kernel/contract.ts";
import { requiredText } from "../kernel/fields.ts";
import { invalid, invalidExample, notFound, notFoundExample } from "./failures.ts";

const draftContent = z.object({
  /** Form values as the feature wrote them, JSON text; encrypted at rest for 24 hours (decision 30). */
  content: requiredText(100_000),
});

/** Keeps the identity fields of a half-filled order on the server; `kind` is such as `box-schit-semi`. */
export const saveDraft = defineContract({
  name: "saveDraft",
  summary: "Keep a half-filled order",
  source: "decision 30",
  method: "PUT",
  path: "/v1/draft/{kind}/",
  auth: "visitor",
  body: draftContent,
  answers: { 200: z.object({ expiresAt: z.string() }), ...invalid },
  examples: {
    body: { content: "{}" },
    answers: { 200: { expiresAt: "2026-03-03T08:00:00Z" }, ...invalidExample },
  },
});

export const readDraft = defineContract({
  name: "readDraft",
  summary: "Read a half-filled order",
  source: "decision 30",
  method: "GET",
  path: "/v1/draft/{kind}/",
  auth: "visitor",
  answers: { 200: draftContent, ...notFound },
  examples: { answers: { 200: { content: "{}" }, ...notFoundExample } },
});

export const discardDraft = defineContract({
  name: "discardDraft",
  summary: "Discard a half-filled order",
  source: "decision 30",
  method: "DELETE",
  path: "/v1/draft/{kind}/",
  auth: "visitor",
  answers: { 200: z.object({ discarded: z.boolean() }) },
  examples: { answers: { 200: { discarded: true } } },
});
