import * as z from "zod/mini";
import { defineContract } from "../core/contract.ts";
import {
  conflict,
  invalid,
  notFound,
  recordsFullExample,
  signInRequired,
} from "../core/failures.ts";
import { address, addressExample, removed, savedAddress } from "./account.ts";

export const addresses = defineContract({
  name: "addresses",
  summary: "Addresses of the signed-in person",
  source: "S0 §7",
  method: "GET",
  path: "/v1/address/",
  auth: "visitor",
  responses: { 200: z.array(savedAddress), ...signInRequired, ...notFound },
  examples: { responses: { 200: [{ id: 1, ...addressExample }] } },
});

export const addAddress = defineContract({
  name: "addAddress",
  summary: "Add an address",
  source: "S0 §7",
  method: "POST",
  path: "/v1/address/",
  auth: "visitor",
  idempotent: true,
  body: z.object(address),
  responses: { 201: savedAddress, ...invalid, ...signInRequired, ...notFound, ...conflict },
  examples: {
    body: addressExample,
    responses: { 201: { id: 1, ...addressExample }, ...recordsFullExample },
  },
});

export const changeAddress = defineContract({
  name: "changeAddress",
  summary: "Change an address",
  source: "S0 §7",
  method: "PUT",
  path: "/v1/address/{id}/",
  auth: "visitor",
  body: z.object(address),
  responses: { 200: savedAddress, ...invalid, ...signInRequired, ...notFound },
  examples: { body: addressExample, responses: { 200: { id: 1, ...addressExample } } },
});

export const removeAddress = defineContract({
  name: "removeAddress",
  summary: "Remove an address",
  source: "S0 §7",
  method: "DELETE",
  path: "/v1/address/{id}/",
  auth: "visitor",
  responses: { 200: removed, ...signInRequired, ...notFound },
  examples: { responses: { 200: { removed: true } } },
});
