import { toWire } from "@sughurta/contracts";
import { failureAnswer } from "./failure-answer.ts";
import type { GatewayRequest } from "./gateway-request.ts";
import type { GuestSessions } from "./guest-session.ts";
import type { RateLimiter, RateRule } from "./rate-limit.ts";
import type { UserSessions } from "./user-session.ts";

const SESSIONS: RateRule = { name: "session", perMinute: 60 };
const LARGEST_REFRESH_BYTES = 8_000;

export interface SessionGatewayOptions {
  guests: GuestSessions;
  users: UserSessions;
  limiter: RateLimiter;
}

/** Whose browser it is: restores a person's session, else gives a guest's, and ends both. */
export class SessionGateway {
  readonly #options: SessionGatewayOptions;

  constructor(options: SessionGatewayOptions) {
    this.#options = options;
  }

  async start(request: GatewayRequest): Promise<Response> {
    const { guests, users } = this.#options;
    const limited = this.#limited(request);
    if (limited) return limited;
    const cookie = cookieOf(request);
    const restored = await users.restore(cookie).catch(() => "unavailable" as const);
    // Who is signed in stays signed in while the main service is away.
    if (restored === "unavailable") return failureAnswer(restored, request, { "retry-after": "5" });
    if (restored.kind === "user") {
      return answer({ ...restored.tokens, visitor: "user" }, [restored.cookie]);
    }
    const ended = restored.kind === "ended" ? [users.clearingCookie] : [];
    return this.#guest(guests.visitorOf(cookie) ?? guests.newVisitor(), ended);
  }

  async refreshGuest(request: GatewayRequest): Promise<Response> {
    const { guests } = this.#options;
    const limited = this.#limited(request);
    if (limited) return limited;
    const refresh = await readRefreshToken(request.raw);
    const visitorId = refresh && (await guests.visitorOfRefresh(refresh));
    return visitorId ? this.#guest(visitorId) : failureAnswer("unauthorized", request);
  }

  async end(request: GatewayRequest): Promise<Response> {
    const { guests, users } = this.#options;
    const limited = this.#limited(request);
    if (limited) return limited;
    await users.end(cookieOf(request));
    return answer({ ended: true }, [users.clearingCookie, guests.clearingCookie]);
  }

  #limited(request: GatewayRequest): Response | undefined {
    const wait = this.#options.limiter.take(request.address, SESSIONS);
    return wait > 0
      ? failureAnswer("tooManyRequests", request, { "retry-after": String(wait) })
      : undefined;
  }

  async #guest(visitorId: string, cookies: readonly string[] = []): Promise<Response> {
    const { guests } = this.#options;
    const tokens = await guests.tokensFor(visitorId);
    return answer({ ...tokens, visitor: "guest" }, [guests.cookieFor(visitorId), ...cookies]);
  }
}

function cookieOf({ raw }: GatewayRequest): string | undefined {
  return raw.headers.get("cookie") ?? undefined;
}

function answer(data: object, cookies: readonly string[]): Response {
  const response = Response.json(toWire(data), { headers: { "cache-control": "no-store" } });
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

async function readRefreshToken(request: Request): Promise<string | undefined> {
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  // Without a length the body could be endless; browsers always say it for a small one.
  if (!(length <= LARGEST_REFRESH_BYTES)) return undefined;
  const body: unknown = await request.json().catch(() => undefined);
  const refresh = Object(body).refresh;
  return typeof refresh === "string" ? refresh : undefined;
}
