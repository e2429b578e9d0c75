import type { IncomingMessage, ServerResponse } from "node:http";
import { sendJson } from "./upstream.ts";

/** Guest data of the main service: it counts refresh tokens and stores who signed out. */
export class FakeVisitors {
  readonly #ended = new Set<unknown>();
  readonly #generations = new Map<string, number>();

  /** Responds to a request in a guest's name about sessions; false for every other. */
  respond(request: IncomingMessage, response: ServerResponse, body: string): boolean {
    const visitorId = request.headers["x-visitor-id"];
    if (visitorId === undefined) return false;
    const call = `${request.method} ${request.url}`;
    if (this.#ended.has(visitorId)) refuse(response);
    else if (call === "GET /v1/visitor/") sendJson(response, 200, { known: true });
    else if (call === "DELETE /v1/visitor/") {
      this.#ended.add(visitorId);
      sendJson(response, 200, { ended: true });
    } else if (call === "POST /v1/visitor/session/") this.#renew(body, response);
    else return false;
    return true;
  }

  #renew(body: string, response: ServerResponse): void {
    const { session, generation } = JSON.parse(body);
    if (generation === (this.#generations.get(session) ?? 0)) {
      this.#generations.set(session, generation + 1);
      const issuedAt = Math.floor(Date.now() / 1_000);
      sendJson(response, 200, { generation: generation + 1, issued_at: issuedAt });
    } else refuse(response);
  }
}

function refuse(response: ServerResponse): void {
  sendJson(response, 401, { message: "Вход устарел", code: "sessionEnded" });
}
