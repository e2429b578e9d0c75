import { describe, expect, it } from "vitest";
import { isAttributionValue } from "./attribution.ts";

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
