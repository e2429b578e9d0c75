import { expect, it } from "vitest";
import { assetFileName, isRefusedName } from "./asset-file-name.ts";

it.each([
  "banner",
  "cookie-banner",
  "ad",
  "ads.client",
  "promo-code-field",
  "track",
  "page_analytics",
  "Tracking",
])("does not name a file %s, which content blockers refuse", (name) => {
  expect(assetFileName(".js")({ name })).toBe("assets/part-[hash].js");
});

it.each(["address", "tracks-of-claims", "read", "loaded", "bannerless", "advice"])(
  "keeps the name %s",
  (name) => {
    expect(assetFileName(".js")({ name })).toBe("assets/[name]-[hash].js");
  },
);

it("checks each name of a stylesheet or picture", () => {
  expect(assetFileName("[extname]")({ names: ["page.css", "banner.css"] })).toBe(
    "assets/part-[hash][extname]",
  );
});

it("generates names that are not blocked", () => {
  expect(isRefusedName(assetFileName(".js")({ name: "banner" }))).toBe(false);
});
