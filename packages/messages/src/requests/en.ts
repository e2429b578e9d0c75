import type { messages as ru } from "./ru.ts";

export const tooManyRequests = "Too many attempts. Try again {{wait}}";
export const errorExist = "A request from this number is already open. We will call soon";

export const messages: Record<keyof typeof ru, string> = {
  invalid: "Check the data and correct the marked fields",
  errorExist,
  vacancyClosed: "This vacancy is closed. See the others",
  busy: "There are many buyers just now. Try again in a few seconds",
  tooManyRequests,
  tooManyDrafts:
    "Too many unfinished orders have been saved from here today. What you entered stays on the page: complete the order now or call {{phone}}",
  tooManyPrefills: "The partner has sent too many buyers’ details this hour. Try again {{wait}}",
  tooManyOrders:
    "Too many orders have been made from here today. Pay for one of them, try again tomorrow or call {{phone}}",
  tooManyClaims:
    "Too many claims have been sent from here today. If this is a new event, call {{phone}}",
  tooManyUploads:
    "Too many files have been uploaded from here today. Upload the rest tomorrow or call {{phone}}",
  tooManyDocuments:
    "The document has been requested too often. Open the file you downloaded or try again in an hour",
  storageFull:
    "This cannot be saved right now: the server is short of space. Try again in an hour or call {{phone}}",
  idempotencyKey: "An idempotency key has {{length}} letters, digits and hyphens",
  idempotencyMismatch: "This idempotency key belongs to another request",
  idempotencyBusy: "This request is already being worked on. Repeat it in a few seconds",
  severalHosts: "The request names more than one host",
  malformedJson: "The request cannot be read: it is not JSON",
  tooDeep: "The request is nested too deeply",
  bodyTooLarge: "The request is too large",
  bodyTooSlow: "The request took too long to arrive. Check the connection and send it again",
  unsupportedMediaType: "This kind of request is not accepted",
  notFound: "Not found",
  methodNotAllowed: "This cannot be done here",
  unavailable: "The service is briefly unavailable. Try again in a minute or call {{phone}}",
  internal: "Something went wrong. Try again later or call {{phone}}",
  badSignature: "The signature is incorrect",
  partnerSecretWrong: "A secret key of the partner is needed: Authorization: Bearer sk_…",
  partnerReportDays: "The first day of a report cannot be after the last",
  listUnreadable:
    "This file cannot be read as a table. Save it in Excel as XLSX or CSV and choose it again",
  listEmpty: "The file has no people. Enter each one in a row of their own below the headings",
  listColumns:
    "The file has no such columns: {{columns}}. Name them like this in the first row or download the sample",
  listTooLong: "The file has more than {{max}} rows. Split it into several files",
  listGender: "Enter F or M",
};
