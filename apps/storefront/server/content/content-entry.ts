import { hash } from "node:crypto";
import { sanitizeJson } from "./sanitize-json.ts";

/** An answer of the content service, sanitised and ready to be sent on. */
export interface ContentEntry {
  json: unknown;
  wire: Buffer;
  etag: string;
}

/** Makes an entry of what the service said. */
export function toContentEntry(json: unknown): ContentEntry {
  const clean = sanitizeJson(json);
  const wire = Buffer.from(JSON.stringify(clean));
  return { json: clean, wire, etag: `"${hash("sha1", wire, "base64url")}"` };
}
