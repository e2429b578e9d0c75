import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StaticAssets } from "./static-assets.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "assets-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/home-a1.js"), "home");
  writeFileSync(join(folder, "assets/gone-b2.js"), "gone");
  writeFileSync(join(folder, "error.css"), "body{}");
});
afterEach(() => rmSync(folder, { recursive: true }));

function ask(assets: StaticAssets, url: string) {
  const end = vi.fn();
  const writeHead = vi.fn(() => ({ end }));
  const request = { url, method: "GET", headers: {} } as unknown as IncomingMessage;
  const served = assets.serve(request, { writeHead, end } as unknown as ServerResponse);
  const [status] = (writeHead.mock.lastCall ?? []) as unknown[];
  return { served, status, body: end.mock.lastCall?.[0]?.toString() };
}

function getHeaders(assets: StaticAssets, url: string) {
  const writeHead = vi.fn((_: number, __: object) => ({ end: () => undefined }));
  const request = { url, method: "HEAD", headers: {} } as unknown as IncomingMessage;
  assets.serve(request, { writeHead, end: () => undefined } as unknown as ServerResponse);
  return writeHead.mock.lastCall?.[1];
}

describe("files of the build", () => {
  it("are served, with an immutable cache header where their name has a hash", () => {
    const assets = new StaticAssets(folder);
    expect(ask(assets, "/assets/home-a1.js?x")).toEqual({
      served: true,
      status: 200,
      body: "home",
    });
    expect(ask(assets, "/error.css").served).toBe(true);
    expect(ask(assets, "/boxes").served).toBe(false);
  });

  it("of another deployment are missing, and the server continues", () => {
    const assets = new StaticAssets(folder);
    rmSync(join(folder, "assets/gone-b2.js"));
    rmSync(join(folder, "error.css"));
    expect(ask(assets, "/assets/gone-b2.js")).toMatchObject({ served: true, status: 404 });
    expect(ask(assets, "/error.css").served).toBe(false);
    expect(assets.text("/assets/gone-b2.js")).toBeUndefined();
    expect(ask(assets, "/assets/home-a1.js").status).toBe(200);
  });

  it("allow the service worker requests to this site, and activate a new one at once", () => {
    writeFileSync(join(folder, "offline-worker.js"), "self");
    const assets = new StaticAssets(folder);
    expect(getHeaders(assets, "/offline-worker.js")).toMatchObject({
      "content-security-policy": "default-src 'none'; connect-src 'self'",
      "cache-control": "no-cache",
    });
    expect(getHeaders(assets, "/error.css")).toMatchObject({
      "content-security-policy": expect.not.stringContaining("connect-src"),
    });
  });

  it("let only the passport reader's worker compile WebAssembly, and it can send nothing", () => {
    writeFileSync(join(folder, "assets/passport-worker-simd-7pS_kt5v.js"), "read");
    const assets = new StaticAssets(folder);
    expect(getHeaders(assets, "/assets/passport-worker-simd-7pS_kt5v.js")).toMatchObject({
      "content-security-policy": "default-src 'none'; script-src 'wasm-unsafe-eval'",
    });
    expect(getHeaders(assets, "/assets/home-a1.js")).toMatchObject({
      "content-security-policy": expect.not.stringContaining("wasm"),
    });
  });
});
