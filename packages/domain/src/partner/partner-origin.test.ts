import { expect, it } from "vitest";
import { fitsPartnerOrigin } from "./partner-origin.ts";

const PREVIEWS = "https://*.preview.example.com";

it.each([
  ["https://agency.example", "https://agency.example"],
  [PREVIEWS, "https://pr-7.preview.example.com"],
  [PREVIEWS, "https://a.b.preview.example.com"],
  ["https://*.preview.example.com:8443", "https://pr-7.preview.example.com:8443"],
])("%s allows %s", (allowed, origin) => expect(fitsPartnerOrigin(allowed, origin)).toBe(true));

it.each([
  ["https://agency.example", "https://shop.agency.example"],
  ["https://agency.example", "https://agency.example:8443"],
  [PREVIEWS, "https://preview.example.com"],
  [PREVIEWS, "https://.preview.example.com"],
  [PREVIEWS, "https://evilpreview.example.com"],
  [PREVIEWS, "https://pr-7.preview.example.com.evil.example"],
  [PREVIEWS, "http://pr-7.preview.example.com"],
  [PREVIEWS, "https://pr-7.preview.example.com:8443"],
  [PREVIEWS, "https://user@x.preview.example.com"],
  [PREVIEWS, "https://evil.example/.preview.example.com"],
  [PREVIEWS, "https://*.preview.example.com"],
  [PREVIEWS, "null"],
])("%s does not allow %s", (allowed, origin) =>
  expect(fitsPartnerOrigin(allowed, origin)).toBe(false),
);
