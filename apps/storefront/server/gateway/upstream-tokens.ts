import {
  logIn,
  logOut,
  readAnswer,
  refreshTokens,
  siteLogin,
  type Tokens,
  toWire,
} from "@sughurta/contracts";
import type { Config } from "../config.ts";
import { TokenCache } from "./token-cache.ts";

/** How long the service account's token is used before it is renewed (S0 §4, §9). */
const SERVICE_RENEW_MS = 270_000;
/** The site's token lives an hour; renewed well before. */
const SITE_RENEW_MS = 1_800_000;
const LOGIN_TIMEOUT_MS = 4_000;

/** A service did not let the storefront in. */
export class UpstreamLoginError extends Error {
  readonly code = "upstreamLogin";
  /** Status that the service answered with. */
  readonly status: number | undefined;

  constructor(call: string, status?: number) {
    super(status === undefined ? call : `${call} answered ${status}`);
    this.status = status;
  }
}

/** What the gateway asks of the main service in a person's name. */
export interface UserCalls {
  /** New tokens for a refresh token; nothing when its session is over. */
  renew: (refresh: string) => Promise<Tokens | undefined>;
  logOut: (refresh: string) => Promise<void>;
}

/** Renews and ends sessions of people by their refresh token. */
export function createUserCalls(config: Config): UserCalls {
  return {
    async renew(refresh) {
      try {
        const { method, path } = refreshTokens;
        const answer = readAnswer(
          refreshTokens,
          200,
          await call(config, method, path, { body: { refresh } }),
        );
        return answer.status === 200 ? answer.data : undefined;
      } catch (error) {
        if (error instanceof UpstreamLoginError && error.status === 401) return undefined;
        throw error;
      }
    },
    async logOut(refresh) {
      await call(config, logOut.method, logOut.path, { body: { refresh } });
    },
  };
}

/** Keeps the content service's site token. */
export function createSiteToken(config: Config): TokenCache {
  const { username, password } = config.site;
  const basic = Buffer.from(`${username}:${password}`).toString("base64");
  return new TokenCache(async () => {
    const json = await call(config, siteLogin.method, siteLogin.path, {
      headers: { authorization: `Basic ${basic}` },
    });
    const answer = readAnswer(siteLogin, 200, json);
    if (answer.status !== 200) throw new UpstreamLoginError(siteLogin.name);
    return answer.data.token;
  }, SITE_RENEW_MS);
}

/** Keeps the service account's token: renewed by its refresh token, by a new login where that fails. */
export function createServiceToken(config: Config): TokenCache {
  let refresh: string | undefined;
  const keep = (contract: typeof logIn | typeof refreshTokens, json: unknown): string => {
    const answer = readAnswer(contract, 200, json);
    if (answer.status !== 200) throw new UpstreamLoginError(contract.name);
    refresh = answer.data.refresh;
    return answer.data.access;
  };
  const signIn = async () =>
    keep(logIn, await call(config, logIn.method, logIn.path, { body: config.service }));
  return new TokenCache(async () => {
    if (refresh === undefined) return signIn();
    const body = { refresh };
    refresh = undefined;
    return call(config, refreshTokens.method, refreshTokens.path, { body }).then(
      (json) => keep(refreshTokens, json),
      signIn,
    );
  }, SERVICE_RENEW_MS);
}

async function call(
  config: Config,
  method: string,
  path: string,
  { headers, body }: { headers?: Record<string, string>; body?: unknown },
): Promise<unknown> {
  const response = await fetch(new URL(path, config.insurerApiUrl), {
    method,
    headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
    body: body === undefined ? null : JSON.stringify(toWire(body)),
    signal: AbortSignal.timeout(LOGIN_TIMEOUT_MS),
    redirect: "error",
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new UpstreamLoginError(`${method} ${path}`, response.status);
  }
  return response.json();
}
