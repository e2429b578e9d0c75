import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import express from "express";
import { type Insurer, MOUNTED_AT, proxyToInsurer } from "./proxy-to-insurer.ts";

/** An Express application with the insurer's endpoints; they come before any body parser. */
export function createApp(insurer: Insurer): express.Express {
  const app = express();
  // Proxies trusted for `request.ip`: one on this machine. Set yours.
  app.set("trust proxy", "loopback");
  app.use(MOUNTED_AT, async (request, response) => {
    const insurerResponse = await proxyToInsurer(toWebRequest(request), request.ip ?? "", insurer);
    response.status(insurerResponse.status).setHeaders(insurerResponse.headers);
    if (insurerResponse.body === null) response.end();
    else await pipeline(Readable.fromWeb(insurerResponse.body as ReadableStream), response);
  });
  return app;
}

function toWebRequest(request: express.Request): Request {
  const { method, originalUrl, headers } = request;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(new URL(originalUrl, "http://localhost"), {
    method,
    headers: headers as Record<string, string>,
    body: hasBody ? Readable.toWeb(request) : null,
    duplex: "half",
  } as RequestInit);
}
