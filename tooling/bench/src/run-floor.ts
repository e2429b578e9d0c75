import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler, type ServerBuild } from "react-router";
import { FLOOR_FOLDER } from "./floor.ts";

/** Quality of the storefront's own pages. */
const PAGE_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const types: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css" };
const assets = new Map<string, Buffer>();

function getAsset(path: string): Buffer | undefined {
  const known = assets.get(path);
  if (known) return known;
  const file = join(FLOOR_FOLDER, "build/client", path);
  if (!existsSync(file)) return undefined;
  const body = brotliCompressSync(readFileSync(file));
  assets.set(path, body);
  return body;
}

const build: ServerBuild = await import(join(FLOOR_FOLDER, "build/server/index.js"));
const render = createRequestHandler(build, "production");
const listen = getRequestListener(async (request) => {
  const page = await render(request);
  const body = brotliCompressSync(Buffer.from(await page.arrayBuffer()), PAGE_QUALITY);
  const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" };
  return new Response(new Uint8Array(body), { status: page.status, headers });
});
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://floor");
  const type = types[extname(pathname)];
  const asset = type && getAsset(pathname);
  if (asset) {
    const headers = {
      "content-type": type,
      "content-encoding": "br",
      "cache-control": "immutable",
    };
    response.writeHead(200, headers).end(asset);
  } else if (pathname === "/") {
    void listen(request, response);
  } else {
    response.writeHead(404).end();
  }
});
server.listen(Number(process.env.PORT), "127.0.0.1");
