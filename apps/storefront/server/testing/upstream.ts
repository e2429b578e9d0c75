import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

type ResponseData = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A real minimal service for one test. */
export interface Upstream {
  url: string;
  /** Requests so far: method, path and headers. */
  requests: { method: string; path: string; headers: IncomingMessage["headers"]; body: string }[];
  /** Changes its responses from now on. */
  respondWith: (response: ResponseData) => void;
  close: () => Promise<void>;
}

/** Starts a service on a free port; stopped at the end of the test. */
export async function startUpstream(first: ResponseData): Promise<Upstream> {
  let respond = first;
  const requests: Upstream["requests"] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { method = "", url = "", headers } = request;
    requests.push({ method, path: url, headers, body });
    respond(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    respondWith: (next) => {
      respond = next;
    },
    close,
  };
}

/** Responds with JSON. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}
