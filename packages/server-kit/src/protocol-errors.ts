import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { BASE_HEADERS } from "./security-headers.ts";

/** Status of a parser error, by its code; 400 for all others. */
const STATUS_OF_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Responds to requests that Node.js refuses before a listener gets them: malformed requests, headers or bodies that
 * arrive too slowly, headers that are too large. The response has its status in plain text and closes the connection; a
 * response that has already started is cut, since a second status line would become part of its body.
 */
export function respondToProtocolErrors(server: Server): void {
  const responses = new WeakMap<Socket, ServerResponse>();
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    responses.set(socket, response);
  });
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const response = responses.get(socket);
    const hasBegun = response?.headersSent === true && !response.writableFinished;
    if (!socket.writable || hasBegun) return void socket.destroy();
    socket.write(responseOf(STATUS_OF_ERROR[code] ?? 400));
    socket.destroySoon();
  });
}

function responseOf(status: number): string {
  const line = `${status} ${STATUS_CODES[status]}`;
  const headers = {
    ...BASE_HEADERS,
    "content-type": "text/plain; charset=utf-8",
    "content-length": String(line.length + 1),
    connection: "close",
  };
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${line}`, ...fields, "", `${line}\n`].join("\r\n");
}
