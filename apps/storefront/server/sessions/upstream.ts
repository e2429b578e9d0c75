import { siteLogin } from "@sughurta/contracts/content";
import {
  type AnyResponseOf,
  type ContractShape,
  readResponse,
  toWire,
} from "@sughurta/contracts/core";
import { logIn, logOut, refreshTokens, type Tokens } from "@sughurta/contracts/session";
import { decodeJwt } from "jose";
import { fetchUpstream } from "../cache/fetch-upstream.ts";
import { type ObtainedToken, TokenCache } from "../cache/token-cache.ts";
import type { Config, ServiceAccess } from "../config/config.ts";

/** A service refused a request that the gateway made in its own name. */
export class UpstreamRefusalError extends Error {
  readonly code = "upstreamRefusal";
  readonly status: number;
  /** The service's error code. */
  readonly reason: string | undefined;

  constructor(call: string, status: number, reason: string | undefined) {
    super(`${call} responded with ${status}`);
    this.status = status;
    this.reason = reason;
  }
}

/**
 * Sends a request in the gateway's own name and returns its response of status 200. Throws {@link UpstreamRefusalError}
 * for any other status, and another error when the response is incomplete.
 */
export async function requestUpstream<C extends ContractShape>(
  { insurerApiUrl, responseTimeoutMs }: Omit<ServiceAccess, "service">,
  contract: C,
  { headers, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Promise<Extract<AnyResponseOf<C>, { status: 200 }>["data"]> {
  const response = await fetchUpstream(new URL(contract.path, insurerApiUrl), {
    method: contract.method,
    headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
    body: body === undefined ? null : JSON.stringify(toWire(body)),
    signal: AbortSignal.timeout(responseTimeoutMs),
    redirect: "error",
  });
  if (response.status !== 200) {
    throw new UpstreamRefusalError(contract.name, response.status, reasonIn(await response.text()));
  }
  return readResponse(contract, 200, await response.json()).data;
}

/** The code of a refusal, such as `sessionEnded`; `undefined` for any other text. */
export function reasonIn(text: string): string | undefined {
  try {
    const { code } = Object(JSON.parse(text));
    return typeof code === "string" ? code : undefined;
  } catch {
    return undefined;
  }
}

/** How long the service account's token is used before it is renewed (S0 §4, §9). */
const SERVICE_RENEW_MS = 270_000;
/** The site's token is valid for an hour and is renewed well before. */
const SITE_RENEW_MS = 1_800_000;

/** Requests of the gateway to the main service in a person's name. */
export interface UserCalls {
  /** New tokens for a refresh token; `undefined` when its session has ended. */
  renew: (refresh: string) => Promise<Tokens | undefined>;
  logOut: (refresh: string) => Promise<void>;
}

/** Renews and ends sessions of users by their refresh token. */
export function createUserCalls(config: Config): UserCalls {
  return {
    renew: (refresh) =>
      requestUpstream(config, refreshTokens, { body: { refresh } }).catch((error: unknown) => {
        if (error instanceof UpstreamRefusalError && error.status === 401) return undefined;
        throw error;
      }),
    async logOut(refresh) {
      await requestUpstream(config, logOut, { body: { refresh } });
    },
  };
}

function basicHeader({ username, password }: Config["service"]) {
  const encoded = Buffer.from(`${username}:${password}`).toString("base64");
  return { authorization: `Basic ${encoded}` };
}

/** Stores the content service's site token. */
export function createSiteToken(config: Config): TokenCache {
  const headers = basicHeader(config.site);
  return new TokenCache(async () => {
    const { token, expiresIn } = await requestUpstream(config, siteLogin, { headers });
    return { token, expiresAt: Date.now() + expiresIn * 1_000 };
  }, SITE_RENEW_MS);
}

/** Expiry of an access token; without one, the time of its next renewal. */
function getExpiry(access: string): number {
  try {
    const { exp } = decodeJwt(access);
    if (exp !== undefined) return exp * 1_000;
  } catch {
    // Another service may have tokens of another format.
  }
  return Date.now() + SERVICE_RENEW_MS;
}

/** Stores the service account's token: renewed by its refresh token, by a new login where that fails. */
export function createServiceToken(access: ServiceAccess): TokenCache {
  let refresh: string | undefined;
  const keep = (tokens: Tokens): ObtainedToken => {
    refresh = tokens.refresh;
    return { token: tokens.access, expiresAt: getExpiry(tokens.access) };
  };
  // The header authenticates this server: the gateway does not forward it from a browser.
  const headers = basicHeader(access.service);
  const signIn = async () =>
    keep(await requestUpstream(access, logIn, { headers, body: access.service }));
  return new TokenCache(async () => {
    if (refresh === undefined) return signIn();
    const body = { refresh };
    refresh = undefined;
    return requestUpstream(access, refreshTokens, { body }).then(keep, signIn);
  }, SERVICE_RENEW_MS);
}
