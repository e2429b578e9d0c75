import { logIn, logOut, refreshTokens, siteLogin, type Tokens } from "@sughurta/contracts";
import type { Config } from "../config.ts";
import { TokenCache } from "./token-cache.ts";
import { callUpstream, UpstreamRefusalError } from "./upstream-call.ts";

/** How long the service account's token is used before it is renewed (S0 §4, §9). */
const SERVICE_RENEW_MS = 270_000;
/** The site's token lives an hour; renewed well before. */
const SITE_RENEW_MS = 1_800_000;

/** What the gateway asks of the main service in a person's name. */
export interface UserCalls {
  /** New tokens for a refresh token; nothing when its session is over. */
  renew: (refresh: string) => Promise<Tokens | undefined>;
  logOut: (refresh: string) => Promise<void>;
}

/** Renews and ends sessions of users by their refresh token. */
export function createUserCalls(config: Config): UserCalls {
  return {
    renew: (refresh) =>
      callUpstream(config, refreshTokens, { body: { refresh } }).catch((error: unknown) => {
        if (error instanceof UpstreamRefusalError && error.status === 401) return undefined;
        throw error;
      }),
    async logOut(refresh) {
      await callUpstream(config, logOut, { body: { refresh } });
    },
  };
}

/** Keeps the content service's site token. */
export function createSiteToken(config: Config): TokenCache {
  const { username, password } = config.site;
  const basic = Buffer.from(`${username}:${password}`).toString("base64");
  const headers = { authorization: `Basic ${basic}` };
  return new TokenCache(
    async () => (await callUpstream(config, siteLogin, { headers })).token,
    SITE_RENEW_MS,
  );
}

/** Keeps the service account's token: renewed by its refresh token, by a new login where that fails. */
export function createServiceToken(config: Config): TokenCache {
  let refresh: string | undefined;
  const keep = (tokens: Tokens): string => {
    refresh = tokens.refresh;
    return tokens.access;
  };
  const signIn = async () => keep(await callUpstream(config, logIn, { body: config.service }));
  return new TokenCache(async () => {
    if (refresh === undefined) return signIn();
    const body = { refresh };
    refresh = undefined;
    return callUpstream(config, refreshTokens, { body }).then(keep, signIn);
  }, SERVICE_RENEW_MS);
}
