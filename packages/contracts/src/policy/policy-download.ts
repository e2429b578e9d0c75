import * as z from "zod/mini";
import { binary, defineContract } from "../core/contract.ts";
import { invalid, notFound, tooMany } from "../core/failures.ts";
import { policyNumber } from "./policy.ts";

/** Files of a policy that can be downloaded. */
export const POLICY_FILES = ["document", "calendar"] as const;
export type PolicyFile = (typeof POLICY_FILES)[number];

/** Seconds that a ticket of a download is valid. */
export const DOWNLOAD_SECONDS = 300;

/** Prefix of the tickets of test keys; a link carries no key, so the gateway routes by it. */
export const TEST_TICKET_PREFIX = "test.";

const page = binary("text/html; charset=utf-8");

/**
 * Prepares a file of a policy that the caller may read, and returns the ticket of its address: a link or a download
 * manager cannot send a token.
 */
export const createDownload = defineContract({
  name: "createDownload",
  summary: "Ticket to download a policy file",
  source: "SPEC-7",
  extension: true,
  method: "POST",
  path: "/v1/download/",
  auth: "visitor",
  body: z.object({
    file: z.enum(POLICY_FILES),
    policyNumber,
    lang: z.optional(z.enum(["ru", "tg", "en"])),
  }),
  responses: {
    201: z.object({ ticket: z.string(), expiresAt: z.string() }),
    ...notFound,
    ...invalid,
    ...tooMany,
  },
  examples: {
    body: { file: "document", policyNumber: "0000000013", lang: "ru" },
    responses: {
      201: {
        ticket: "nq3XbCwZ1m0n4yNAdm3GqQ8rK5u7tVYf2pOe6h0sJ9I",
        expiresAt: "2026-03-02T08:05:00Z",
      },
    },
  },
});

/**
 * The file of a ticket as an attachment, with the media type of the file, while its caller may still read it. Otherwise
 * a page: 410 for an expired ticket, 404 for a changed one.
 */
export const openDownload = defineContract({
  name: "openDownload",
  summary: "Download the file of a ticket",
  source: "SPEC-7",
  extension: true,
  method: "GET",
  path: "/v1/download/{ticket}/",
  auth: "none",
  headers: { request: [], response: ["content-security-policy", "referrer-policy"] },
  responses: { 200: binary("application/octet-stream"), 404: page, 410: page },
  examples: { responses: {} },
});
