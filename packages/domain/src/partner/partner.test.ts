import { describe, expect, it, test } from "vitest";
import { fitsPartnerOrigin, isAttributionValue, isPartnerReference } from "./partner.ts";

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

describe("partner and coupon from the URL", () => {
  it.each(["NAVRUZ-10", "partner_1", "a", "x".repeat(64)])("keeps %s", (value) => {
    expect(isAttributionValue(value)).toBe(true);
  });

  it.each(["", "x".repeat(65), "a b", "<script>", "код", "a\n", undefined, null, 5])(
    "drops %j",
    (value) => {
      expect(isAttributionValue(value)).toBe(false);
    },
  );
});

test.each([
  ["ORDER-7781", true],
  ["заказ № 5 ғ", true],
  ["a".repeat(64), true],
  [` ${"a".repeat(64)} `, true],
  ["a".repeat(65), false],
  ["  ", false],
  ["", false],
  ["a\nb", false],
  ["\u0000", false],
  ["\ud800", false],
  ["<b>5</b>", false],
  [7, false],
  [undefined, false],
])("%j may be a partner's reference: %s", (value, may) => {
  expect(isPartnerReference(value)).toBe(may);
});
