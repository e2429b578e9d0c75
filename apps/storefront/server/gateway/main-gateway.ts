import { createHash } from "node:crypto";
import {
  type ContractShape,
  changePassword,
  logIn,
  mainContracts,
  openAccount,
  refreshTokens,
  register,
} from "@sughurta/contracts";
import { createAllowList } from "./allow-list.ts";
import { failureAnswer, tooManyAnswer } from "./failure-answer.ts";
import type { GatewayLimits } from "./gateway-limits.ts";
import { bearerOf, cookieOf, type GatewayRequest } from "./gateway-request.ts";
import type { GuestSessions } from "./guest-session.ts";
import type { PartnerSessions } from "./partner-sessions.ts";
import { type Credentials, proxy } from "./proxy.ts";
import type { TokenCache } from "./token-cache.ts";
import { reasonIn } from "./upstream-call.ts";
import type { UserSessions } from "./user-session.ts";
import { refusesLentToken } from "./visitor-calls.ts";

/** Calls of the main service that may pass. */
export const mainAllowList = createAllowList(mainContracts);

/** Calls whose answer holds the tokens of a person. */
const SIGNING_IN = new Set<string>(
  [logIn, register, changePassword, openAccount, refreshTokens].map(({ name }) => name),
);

/** Calls of an account, and codes by SMS. */
const OF_AN_ACCOUNT = /^\/v1\/(?:user|address|policy\/(?:code|access)|claim\/status)\/|\/account\//;

/** A page of a partner sells; nobody signs in on it, so that no page but ours asks for a password or a code. */
export const partnerAllowList = createAllowList(
  mainContracts.filter(({ name, path }) => !SIGNING_IN.has(name) && !OF_AN_ACCOUNT.test(path)),
);

export interface MainGatewayOptions {
  baseUrl: string;
  guests: GuestSessions;
  users: UserSessions;
  partnerSessions: PartnerSessions;
  serviceToken: TokenCache;
  limits: GatewayLimits;
}

/** Whose call it is. */
type Caller =
  | { kind: "guest"; visitorId: string }
  | { kind: "user"; bearer: string }
  /** A call that needs no token; the cookie may still tell the visitor, whom a login is told. */
  | { kind: "anyone"; visitorId: string | undefined; introduced: boolean }
  | { kind: "unauthorized" };

/** What to tell the main service; with the token of the service account where that was lent to a guest. */
interface Lent {
  credentials: Credentials;
  token?: string;
}

/** Sends calls of the main service on: a person's with their token, a guest's with the service account's. */
export class MainGateway {
  readonly #options: MainGatewayOptions;

  constructor(options: MainGatewayOptions) {
    this.#options = options;
  }

  async answer(contract: ContractShape, request: GatewayRequest): Promise<Response> {
    const { limits, baseUrl } = this.#options;
    const caller = await this.#callerOf(contract, request);
    const { address, partner } = request;
    const wait = limits.call(contract, {
      visitor: visitorKey(caller),
      address,
      partner: partner?.code,
    });
    if (wait > 0) return tooManyAnswer(request, wait);
    if (caller.kind === "unauthorized") return failureAnswer("unauthorized", request);
    const lent = await this.#credentialsOf(caller).catch(() => undefined);
    if (!lent) return failureAnswer("unavailable", request, { "retry-after": "5" });
    const answer = await proxy(baseUrl, contract, request, lent.credentials);
    if (answer.status === 401 && lent.token !== undefined) {
      return this.#refusedGuest(answer, lent.token, request);
    }
    return SIGNING_IN.has(contract.name) && answer.ok ? this.#remembered(answer, request) : answer;
  }

  /** The main service refuses the guest, such as one who has signed out, or the token lent to them. */
  async #refusedGuest(answer: Response, token: string, request: GatewayRequest): Promise<Response> {
    const text = await answer.text().catch(() => "");
    if (!refusesLentToken(answer.status, reasonIn(text))) return new Response(text, answer);
    // The service account's token ran out early: the visitor is not to blame and tries again.
    this.#options.serviceToken.drop(token);
    return failureAnswer("unavailable", request, { "retry-after": "1" });
  }

  /** The same answer, and the browser gets the cookie that outlives a reload. */
  async #remembered(answer: Response, request: GatewayRequest): Promise<Response> {
    const text = await answer.text().catch(() => "");
    const refresh = refreshTokenIn(text);
    // Tokens that did not come whole are as good as none.
    if (!refresh) return failureAnswer("unavailable", request, { "retry-after": "5" });
    const response = new Response(text, answer);
    response.headers.append("set-cookie", this.#options.users.cookieFor(refresh));
    return response;
  }

  async #callerOf(contract: ContractShape, request: GatewayRequest): Promise<Caller> {
    const { guests, partnerSessions } = this.#options;
    const { partner } = request;
    const cookie = cookieOf(request);
    if (contract.auth === "none") {
      const introduced = contract.name === logIn.name;
      return { kind: "anyone", visitorId: await guests.visitorOf(cookie), introduced };
    }
    const bearer = bearerOf(request);
    if (partner) {
      const visitorId = bearer && (await partnerSessions.visitorOf(bearer, partner.code));
      return visitorId ? { kind: "guest", visitorId } : { kind: "unauthorized" };
    }
    if (bearer === undefined) {
      // A plain link, such as the one to a policy document, brings only the visitor's cookie.
      const visitorId = contract.method === "GET" ? await guests.visitorOf(cookie) : undefined;
      return visitorId ? { kind: "guest", visitorId } : { kind: "unauthorized" };
    }
    const owner = await guests.ownerOf(bearer);
    if (owner.kind === "refused") return { kind: "unauthorized" };
    return owner.kind === "guest" ? owner : { kind: "user", bearer };
  }

  async #credentialsOf(caller: Exclude<Caller, { kind: "unauthorized" }>): Promise<Lent> {
    if (caller.kind === "user") {
      return { credentials: { authorization: `Bearer ${caller.bearer}` } };
    }
    if (caller.kind === "guest") return this.#lendTo(caller.visitorId);
    const { visitorId, introduced } = caller;
    return visitorId && introduced ? this.#lendTo(visitorId) : { credentials: {} };
  }

  async #lendTo(visitorId: string): Promise<Lent> {
    const token = await this.#options.serviceToken.get();
    const authorization = `Bearer ${token}`;
    return { credentials: { authorization, "x-visitor-id": visitorId }, token };
  }
}

/** By what a caller is counted; a person by their token, which only the main service can read. */
function visitorKey(caller: Caller): string | undefined {
  if (caller.kind === "unauthorized") return undefined;
  if (caller.kind !== "user") return caller.visitorId;
  return createHash("sha256").update(caller.bearer).digest("base64url");
}

function refreshTokenIn(text: string): string | undefined {
  try {
    const refresh: unknown = Object(JSON.parse(text)).refresh;
    return typeof refresh === "string" ? refresh : undefined;
  } catch {
    return undefined;
  }
}
