import { Hono } from "hono";
import { expect, it } from "vitest";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { deskAssets } from "./desk-assets.ts";

const served = (brandColour?: string) => {
  const app = new Hono<AppEnv>();
  const assets = deskAssets("/desk", brandColour);
  assets.serve(app);
  return { app, assets };
};

it("serves the kit's stylesheet and fonts under an address with a content hash", async () => {
  const { app, assets } = served();
  const response = await app.request(assets.style);
  expect(response.headers.get("cache-control")).toContain("immutable");
  const css = await response.text();
  expect(css).toContain("--sg-color-action");
  const [, font = ""] = /url\("(\/desk\/assets\/fonts\/[^"]+)"\)/.exec(css) ?? [];
  expect((await app.request(font)).headers.get("content-type")).toBe("font/woff2");
  const zipped = await app.request(assets.style, { headers: { "Accept-Encoding": "gzip, br" } });
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  expect((await zipped.arrayBuffer()).byteLength).toBeLessThan(css.length / 3);
});

it("includes the insurer's colour, which changes the address", async () => {
  const { app, assets } = served("#0a7d4f");
  expect(await (await app.request(assets.style)).text()).toContain("--sg-brand-600: #0a7d4f");
  expect(assets.style).not.toBe(served().assets.style);
});
