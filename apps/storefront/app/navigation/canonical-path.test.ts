import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import routes from "../routes.ts";
import { canonicalPath, FURTHER_WORDS } from "./link-target.ts";

describe("the path of a page", () => {
  it.each([
    "/",
    "/boxes",
    "/boxes/order/kvartira",
    "/_root.data",
    "/boxes.data",
    "/blog/%D1%85%D1%83%D2%B7%D0%B0%D0%BD%D0%B4",
    "/boxes/SCI_P1",
    "/site.webmanifest",
  ])("is unchanged: %s", (path) => expect(canonicalPath(path)).toBe(path));

  it.each([
    ["/./././boxes///", "/boxes"],
    ["/boxes//", "/boxes"],
    ["/BOXES", "/boxes"],
    ["/%62oxes", "/boxes"],
    ["//evil.example/x", "/evil.example/x"],
    ["/a/../boxes", "/boxes"],
    ["/%2e%2e/%2E/boxes", "/boxes"],
    ["/../../", "/"],
    ["/Boxes/Order/KVARTIRA", "/boxes/order/KVARTIRA"],
    ["/blog/%d1%85", "/blog/%D1%85"],
    ["/blog/и\u0306", "/blog/%D0%B9"],
    ["/blog/a+b", "/blog/a%2Bb"],
    ["/losses/", "/losses"],
  ])("%s becomes %s", (path, spelled) => expect(canonicalPath(path)).toBe(spelled));

  it.each([
    "boxes",
    "/%00",
    "/blog/a%0Ab",
    "/blog/%7F",
    "/blog/%C2%85",
    "/%E0%A4%A",
    "/blog/a%2Fb",
    "/%2F%2Fevil.example",
    "/\\evil.example",
    "/%5Cevil.example",
    `/blog/${"a".repeat(201)}`,
  ])("is undefined: %s", (path) => expect(canonicalPath(path)).toBeUndefined());

  it("knows every fixed word of the site's addresses", () => {
    const words = routes
      .flatMap(({ path = "" }: RouteConfigEntry) => path.split("/").slice(1))
      .filter((part) => !part.startsWith(":"));
    expect(new Set(words)).toEqual(FURTHER_WORDS);
  });
});
