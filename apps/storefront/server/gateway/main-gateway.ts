import {
  type ContractShape,
  changePassword,
  logIn,
  mainContracts,
  refreshTokens,
  register,
} from "@sughurta/contracts";
import { createAllowList } from "./allow-list.ts";
import { failureAnswer } from "./failure-answer.ts";
import type { GatewayRequest } from "./gateway-request.ts";
import type { GuestSessions } from "./guest-session.ts";
import { type Credentials, proxy } from "./proxy.ts";
import type { RateLimiter, RateRule } from "./rate-limit.ts";
import type { TokenCache } from "./token-cache.ts";
import type { UserSessions } from "./user-session.ts";

/** Calls of the main service that may pass. */
export const mainAllowList = createAllowList(mainContracts);

/** Calls whose answer holds the tokens of a person. */
const SIGNING_IN = new Set<string>(
  [logIn, register, changePassword, refreshTokens].map(({ name }) => name),
);

const ALL_CALLS: RateRule = { name: "all", perMinute: 600 };
const GUARDED_BY_ADDRESS: RateRule = { name: "guarded address", perMinute: 60 };
const GUARDED_BY_VISITOR: RateRule = { name: "guarded visitor", perMinute: 20 };

export interface MainGatewayOptions {
  baseUrl: string;
  guests: GuestSessions;
  users: UserSessions;
  serviceToken: TokenCache;
  limiter: RateLimiter;
}

/** Whose call it is: what to tell the main service, and by which name to count. */
interface Caller {
  credentials: Credentials;
  name: string;
  token?: string;
}

/** Sends calls of the main service on: a person's with their token, a guest's with the service account's. */
export class MainGateway {
  readonly #options: MainGatewayOptions;

  constructor(options: MainGatewayOptions) {
    this.#options = options;
  }

  async answer(contract: ContractShape, request: GatewayRequest): Promise<Response> {
    const { limiter, baseUrl, serviceToken } = this.#options;
    const wait =
      limiter.take(request.address, ALL_CALLS) || this.#guardedWait(contract, request.address);
    if (wait > 0) return failureAnswer("tooManyRequests", request, { "retry-after": String(wait) });
    const caller = await this.#callerOf(contract, request).catch(() => "unavailable" as const);
    if (caller === "unavailable" || caller === "unauthorized")
      return failureAnswer(caller, request);
    const visitorWait = contract.guarded ? limiter.take(caller.name, GUARDED_BY_VISITOR) : 0;
    if (visitorWait > 0) {
      return failureAnswer("tooManyRequests", request, { "retry-after": String(visitorWait) });
    }
    const answer = await proxy(baseUrl, contract, request, caller.credentials);
    // The service account's token ran out early: the visitor is not to blame and tries again.
    if (answer.status === 401 && caller.token !== undefined) {
      serviceToken.drop(caller.token);
      await answer.body?.cancel();
      return failureAnswer("unavailable", request, { "retry-after": "1" });
    }
    return SIGNING_IN.has(contract.name) && answer.ok ? this.#remembered(answer) : answer;
  }

  /** The same answer, and the browser gets the cookie that outlives a reload. */
  async #remembered(answer: Response): Promise<Response> {
    const text = await answer.text();
    const response = new Response(text, answer);
    const refresh = refreshTokenIn(text);
    if (refresh) response.headers.append("set-cookie", this.#options.users.cookieFor(refresh));
    return response;
  }

  #guardedWait(contract: ContractShape, address: string): number {
    return contract.guarded ? this.#options.limiter.take(address, GUARDED_BY_ADDRESS) : 0;
  }

  async #callerOf(
    contract: ContractShape,
    request: GatewayRequest,
  ): Promise<Caller | "unauthorized"> {
    if (contract.auth === "none") return { credentials: {}, name: request.address };
    const { guests } = this.#options;
    const authorization = request.raw.headers.get("authorization");
    const bearer = /^Bearer (\S{1,4096})$/i.exec(authorization ?? "")?.[1];
    if (bearer === undefined) {
      // A plain link, such as the one to a policy document, brings only the visitor's cookie.
      const cookie = request.raw.headers.get("cookie") ?? undefined;
      const visitorId = contract.method === "GET" ? guests.visitorOf(cookie) : undefined;
      return visitorId ? this.#guest(visitorId) : "unauthorized";
    }
    const owner = await guests.ownerOf(bearer);
    if (owner.kind === "refused") return "unauthorized";
    if (owner.kind === "guest") return this.#guest(owner.visitorId);
    return { credentials: { authorization: `Bearer ${bearer}` }, name: bearer };
  }

  async #guest(visitorId: string): Promise<Caller> {
    const token = await this.#options.serviceToken.get();
    const credentials = { authorization: `Bearer ${token}`, "x-visitor-id": visitorId };
    return { credentials, name: visitorId, token };
  }
}

function refreshTokenIn(text: string): string | undefined {
  try {
    const refresh: unknown = Object(JSON.parse(text)).refresh;
    return typeof refresh === "string" ? refresh : undefined;
  } catch {
    return undefined;
  }
}
