import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import { failure } from "../core/failure.ts";

/**
 * Authenticates the site at the content service, by Basic credentials; used by the gateway, never by a browser (S0 §7).
 */
export const siteLogin = defineContract({
  name: "siteLogin",
  summary: "Authenticate the site",
  source: "S0 §7",
  method: "GET",
  path: "/api/login",
  auth: "none",
  responses: { 200: z.object({ token: z.string(), expiresIn: z.number() }), 401: failure },
  examples: {
    responses: {
      200: { token: "eyJhbGciOi…", expiresIn: 3600 },
      401: { message: "Имя или пароль не подходят", code: "badCredentials" },
    },
  },
});

/** Header with the token of a preview for content requests, which then return its draft as if it were published. */
export const PREVIEW_HEADER = "x-content-preview";

/** Used by the gateway, never by a browser: whether a preview token is valid, and the page of its draft. */
export const contentPreview = defineContract({
  name: "contentPreview",
  summary: "The page that shows a draft before it is published",
  source: "S0 §7, ADR-0156",
  extension: true,
  method: "GET",
  path: "/api/preview",
  auth: "site",
  headers: { request: [PREVIEW_HEADER], response: [] },
  responses: { 200: z.object({ page: z.string(), expiresAt: z.string() }) },
  examples: {
    responses: {
      200: { page: "/blog/autumn-in-the-mountains", expiresAt: "2026-11-26T05:30:00.000Z" },
    },
  },
});
