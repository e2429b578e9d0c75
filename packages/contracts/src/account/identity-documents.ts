import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import {
  conflict,
  invalid,
  notFound,
  recordsFullExample,
  signInRequired,
} from "../core/failures.ts";
import { identityDocument, identityDocumentExample, removed, savedDocument } from "./account.ts";

export const identityDocuments = defineContract({
  name: "identityDocuments",
  summary: "Identity documents of the signed-in person",
  source: "S0 §7",
  method: "GET",
  path: "/v1/user/docs/",
  auth: "visitor",
  responses: { 200: z.array(savedDocument), ...signInRequired, ...notFound },
  examples: { responses: { 200: [{ id: 1, ...identityDocumentExample }] } },
});

export const addIdentityDocument = defineContract({
  name: "addIdentityDocument",
  summary: "Add an identity document",
  source: "S0 §7",
  method: "POST",
  path: "/v1/user/docs/",
  auth: "visitor",
  idempotent: true,
  body: z.object(identityDocument),
  responses: { 201: savedDocument, ...invalid, ...signInRequired, ...notFound, ...conflict },
  examples: {
    body: identityDocumentExample,
    responses: { 201: { id: 1, ...identityDocumentExample }, ...recordsFullExample },
  },
});

export const changeIdentityDocument = defineContract({
  name: "changeIdentityDocument",
  summary: "Change an identity document",
  source: "S0 §7",
  method: "PUT",
  path: "/v1/user/docs/{id}/",
  auth: "visitor",
  body: z.object(identityDocument),
  responses: { 200: savedDocument, ...invalid, ...signInRequired, ...notFound },
  examples: {
    body: identityDocumentExample,
    responses: { 200: { id: 1, ...identityDocumentExample } },
  },
});

export const removeIdentityDocument = defineContract({
  name: "removeIdentityDocument",
  summary: "Remove an identity document",
  source: "S0 §7",
  method: "DELETE",
  path: "/v1/user/docs/{id}/",
  auth: "visitor",
  responses: { 200: removed, ...signInRequired, ...notFound },
  examples: { responses: { 200: { removed: true } } },
});
