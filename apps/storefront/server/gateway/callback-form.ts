import { randomUUID } from "node:crypto";
import { requestCallback } from "@sughurta/contracts/content";
import { toWire } from "@sughurta/contracts/core";
import { parsePhone, toWirePhone } from "@sughurta/domain";
import type { CallbackOutcome } from "#app/callback/callback-outcome.ts";
import { failureResponse } from "./failure-response.ts";
import type { GatewayRequest } from "./gateway-request.ts";
import type { MainGateway } from "./proxy/main-gateway.ts";
import { limitBody } from "./request-body.ts";
import type { SessionGateway } from "./session-gateway.ts";

const FORM_TYPE = "application/x-www-form-urlencoded";
const MAX_FORM_BYTES = 4_000;
/** Maximum length as in the field of the form; longer text is no phone. */
const MAX_TYPED = 40;

type ShowOutcome = (outcome: CallbackOutcome) => Promise<Response>;

/**
 * Handles the callback form of browsers without scripts: starts the visitor's session and sends the request as the
 * scripts of a page would, within the same limits.
 */
export class CallbackForm {
  readonly #session: SessionGateway;
  readonly #main: MainGateway;

  constructor(session: SessionGateway, main: MainGateway) {
    this.#session = session;
    this.#main = main;
  }

  async respond(request: GatewayRequest, show: ShowOutcome): Promise<Response> {
    const { headers, body } = request.raw;
    if (headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() !== FORM_TYPE) {
      return failureResponse("mediaType", request);
    }
    const sent = await new Response(limitBody(body, MAX_FORM_BYTES)).text().catch(() => {
      if (request.raw.signal.aborted) throw request.raw.signal.reason;
      return undefined;
    });
    if (sent === undefined) return failureResponse("tooLarge", request);
    const typed = (new URLSearchParams(sent).get("phone") ?? "").slice(0, MAX_TYPED).trim();
    const digits = parsePhone(typed);
    if (digits === undefined) return show({ kind: "mistyped", typed });
    const started = await this.#session.start(request);
    if (!started.ok) return show(getOutcome(started));
    const { access } = (await started.json()) as { access: string };
    const page = await show(getOutcome(await this.#call(request, access, digits)));
    for (const cookie of started.headers.getSetCookie()) page.headers.append("set-cookie", cookie);
    return page;
  }

  #call(request: GatewayRequest, access: string, digits: string): Promise<Response> {
    const { raw } = request;
    const url = new URL(requestCallback.path, request.url);
    const headers = new Headers({
      authorization: `Bearer ${access}`,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    });
    for (const name of ["origin", "user-agent"]) {
      const value = raw.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const note = getPage(raw.headers.get("referer"));
    const body = { phone: toWirePhone(digits), type: "back_call", ...(note ? { note } : {}) };
    const init = {
      method: "POST",
      headers,
      body: JSON.stringify(toWire(body)),
      signal: raw.signal,
    };
    return this.#main.respond(requestCallback, { ...request, url, raw: new Request(url, init) });
  }
}

/** Path of the page with the form, for the staff member who calls back. */
function getPage(referer: string | null): string | undefined {
  return referer !== null && URL.canParse(referer)
    ? new URL(referer).pathname.slice(0, 500)
    : undefined;
}

function getOutcome({ status, headers }: Response): CallbackOutcome {
  if (status === 201) return { kind: "requestRegistred" };
  if (status === 409) return { kind: "errorExist" };
  if (status !== 429) return { kind: "unavailable" };
  return { kind: "tooMany", waitSeconds: Number(headers.get("retry-after") ?? 60) };
}
