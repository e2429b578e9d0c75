import { Links, Scripts } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { PageStyles } from "#server/render/page-styles.ts";
import { PageTexts } from "#server/render/page-texts.ts";
import type { Services } from "#server/render/services.ts";
import * as entry from "./entry.server.tsx";
import { serverBuild } from "./start/testing/server-build.ts";

const STYLES_HASH = "sha256-8EJL2E40VnnGherz8izbHnhSLNfS7seXQ/iH7JDUNko=";
const TILES = "https://tiles.example";

const route = {
  default: () => (
    <html lang="en">
      <head>
        <Links />
      </head>
      <body>
        <Scripts />
      </body>
    </html>
  ),
  loader: () => null,
  links: () => [{ rel: "stylesheet", href: "/home.css" }],
};

async function rendered() {
  const services: Partial<Services> = {
    language: "en",
    config: { supportPhone: "5511" } as Services["config"],
    styles: new PageStyles((path) => (path === "/home.css" ? "p{top:0}" : undefined)),
    texts: new PageTexts([]),
    imageOrigins: new Set([TILES]),
    reportError: vi.fn(),
  };
  const handle = entry.createRequestHandler(
    serverBuild(entry, { root: { module: route } }),
    "production",
  );
  const context = entry.createLoadContext(services as Services);
  const page = await handle(new Request("http://site.example/"), context);
  const policy = page.headers.get("content-security-policy") ?? "";
  return { page, html: await page.text(), policy };
}

describe("a page rendered by the application", () => {
  it("is a complete document with inline styles, allowed by their hashes", async () => {
    const { page, html, policy } = await rendered();
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(html).toMatch(/^<!DOCTYPE html>.*<style>p\{top:0\}<\/style>.*<\/html>$/s);
    expect(policy).toContain(`style-src 'self' '${STYLES_HASH}'`);
  });

  it("runs its own scripts only, by their hashes", async () => {
    const { policy } = await rendered();
    expect(policy).toMatch(/script-src(?: 'sha256-[^']+'){3,} 'strict-dynamic';/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it("allows pictures from the origins that its route names", async () => {
    expect((await rendered()).policy).toContain(`img-src 'self' data: blob: ${TILES};`);
  });
});
