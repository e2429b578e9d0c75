import { toWire } from "@sughurta/contracts/core";
import type { GuestSession, GuestSessions } from "../sessions/guest-session.ts";
import type { GuestTokenPair, RefreshClaims } from "../sessions/guest-tokens.ts";
import type { PartnerCall } from "../sessions/partner-directory.ts";
import type { UserSessions } from "../sessions/user-session.ts";
import { failureResponse, tooManyResponse } from "./failure-response.ts";
import type { GatewayLimits } from "./gateway-limits.ts";
import { type GatewayRequest, getCookieHeader } from "./gateway-request.ts";
import type { InsurerApis } from "./insurer-apis.ts";
import { limitBody } from "./request-body.ts";

const MAX_REFRESH_BYTES = 8_000;

export interface SessionGatewayOptions {
  guests: GuestSessions;
  users: UserSessions;
  apis: Pick<InsurerApis, "partnerSessionsFor">;
  limits: GatewayLimits;
}

/** Sessions of a browser: restores a person's session, else returns a guest's, and ends both. */
export class SessionGateway {
  readonly #options: SessionGatewayOptions;

  constructor(options: SessionGatewayOptions) {
    this.#options = options;
  }

  async start(request: GatewayRequest): Promise<Response> {
    const { guests, users, apis } = this.#options;
    const { partner } = request;
    if (partner) {
      return this.#limited(request, undefined, async () =>
        partnerResponse(await apis.partnerSessionsFor(partner).start(partner)),
      );
    }
    const cookie = getCookieHeader(request);
    const known = await guests.findVisitor(cookie);
    return this.#limited(request, known, async () => {
      // Signed-in people stay signed in during an outage of the main service: it throws then.
      const restored = await users.restore(cookie);
      if (restored.kind === "user") {
        return respond({ ...restored.tokens, visitor: "user" }, [restored.cookie]);
      }
      const ended = restored.kind === "ended" ? [users.clearingCookie] : [];
      return guestResponse(await guests.start(known), ended);
    });
  }

  async refreshGuest(request: GatewayRequest): Promise<Response> {
    const { guests } = this.#options;
    if (request.partner) return this.#refreshForPartner(request, request.partner);
    const claims = await this.#readRefresh(request);
    return this.#limited(request, claims?.visitorId, async () => {
      const session = claims && (await guests.refresh(claims));
      return session ? guestResponse(session) : failureResponse("unauthorized", request);
    });
  }

  async end(request: GatewayRequest): Promise<Response> {
    const { guests, users } = this.#options;
    const cookie = getCookieHeader(request);
    const visitorId = await guests.findVisitor(cookie);
    return this.#limited(request, visitorId, async () => {
      const outcomes = await Promise.allSettled([
        users.end(cookie),
        visitorId === undefined ? undefined : guests.end(visitorId),
      ]);
      // This browser clears its session in any case: another person may use it next.
      const ended = outcomes.every(({ status }) => status === "fulfilled");
      return respond({ ended }, [users.clearingCookie, guests.clearingCookie]);
    });
  }

  async #refreshForPartner(request: GatewayRequest, partner: PartnerCall): Promise<Response> {
    const partnerSessions = this.#options.apis.partnerSessionsFor(partner);
    const token = await refreshTokenIn(request.raw);
    const guest =
      token === undefined ? undefined : await partnerSessions.readRefresh(token, partner);
    return this.#limited(request, guest?.visitorId, async () => {
      const tokens = guest && (await partnerSessions.renew(guest, partner));
      return tokens ? partnerResponse(tokens) : failureResponse("unauthorized", request);
    });
  }

  async #readRefresh({ raw }: GatewayRequest): Promise<RefreshClaims | undefined> {
    const refresh = await refreshTokenIn(raw);
    return refresh === undefined ? undefined : this.#options.guests.readRefresh(refresh);
  }

  /** Within the rate limit, and with the outage message where the main service does not respond. */
  async #limited(
    request: GatewayRequest,
    visitorId: string | undefined,
    work: () => Promise<Response>,
  ): Promise<Response> {
    const { address, partner } = request;
    const wait = this.#options.limits.session({
      visitor: visitorId,
      address,
      partner,
    });
    if (wait > 0) return tooManyResponse(request, wait);
    return work().catch(() => failureResponse("unavailable", request, { "retry-after": "5" }));
  }
}

function guestResponse(
  { tokens, cookie }: GuestSession,
  cookies: readonly string[] = [],
): Response {
  return respond({ ...tokens, visitor: "guest" }, [cookie, ...cookies]);
}

/** Without cookies: the partner's page remembers the visitor by the refresh token. */
function partnerResponse(tokens: GuestTokenPair): Response {
  return respond({ ...tokens, visitor: "guest" }, []);
}

function respond(data: object, cookies: readonly string[]): Response {
  const response = Response.json(toWire(data), { headers: { "cache-control": "no-store" } });
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

async function refreshTokenIn(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_REFRESH_BYTES) return undefined;
  // An intermediate server may stream it without a length.
  const sent = new Response(limitBody(request.body, MAX_REFRESH_BYTES));
  const body: unknown = await sent.json().catch(() => undefined);
  const refresh = Object(body).refresh;
  return typeof refresh === "string" ? refresh : undefined;
}
