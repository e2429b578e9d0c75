import { hash } from "node:crypto";
import { sanitizeJson } from "./sanitize-json.ts";

/** A response of the content service, sanitised and ready to be sent. */
export interface ContentEntry {
  json: unknown;
  wire: Buffer;
  etag: string;
}

/** Creates an entry from a response of the service. */
export function toContentEntry(json: unknown): ContentEntry {
  const clean = sanitizeJson(json);
  const wire = Buffer.from(JSON.stringify(clean));
  return { json: clean, wire, etag: `"${hash("sha1", wire, "base64url")}"` };
}
