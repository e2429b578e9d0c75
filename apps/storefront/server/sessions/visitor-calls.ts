import type { AnyResponseOf, ContractShape } from "@sughurta/contracts/core";
import { checkVisitor, endVisitor, renewVisitorSession } from "@sughurta/contracts/session";
import type { TokenCache } from "../cache/token-cache.ts";
import type { ServiceAccess } from "../config/config.ts";
import type { RefreshClaims } from "./guest-tokens.ts";
import { requestUpstream, UpstreamRefusalError } from "./upstream.ts";

/** The successor of a refresh token. */
export interface NextRefresh {
  generation: number;
  /** Seconds since the epoch. */
  issuedAt: number;
}

/** Guest data of the main service; every request throws when it does not respond. */
export interface VisitorCalls {
  /** False once the visitor has signed out. */
  isKnown: (visitorId: string) => Promise<boolean>;
  /** Redeems a refresh token; `undefined` when it was used before or its visitor has signed out. */
  renew: (claims: RefreshClaims) => Promise<NextRefresh | undefined>;
  end: (visitorId: string) => Promise<void>;
}

/** True where a refusal concerns the service account's own token, not the visitor in whose name it was used. */
export function refusesServiceToken(status: number, reason: string | undefined): boolean {
  return status === 401 && (reason === undefined || reason === "unauthorized");
}

/** Sends a request with the service account's token, in the visitor's name. */
export function createVisitorCalls(access: ServiceAccess, serviceToken: TokenCache): VisitorCalls {
  async function callOnce<C extends ContractShape>(contract: C, visitorId: string, body?: unknown) {
    const token = await serviceToken.get();
    const headers = { authorization: `Bearer ${token}`, "x-visitor-id": visitorId };
    return requestUpstream(access, contract, { headers, body }).catch((error: unknown) => {
      if (isServiceTokenRefused(error)) serviceToken.drop(token);
      throw error;
    });
  }

  /** The response, or `undefined` when the visitor's session has ended. */
  async function call<C extends ContractShape>(
    contract: C,
    visitorId: string,
    body?: unknown,
  ): Promise<Extract<AnyResponseOf<C>, { status: 200 }>["data"] | undefined> {
    try {
      return await callOnce(contract, visitorId, body).catch((error: unknown) => {
        if (!isServiceTokenRefused(error)) throw error;
        return callOnce(contract, visitorId, body);
      });
    } catch (error) {
      if (error instanceof UpstreamRefusalError && error.reason === "sessionEnded")
        return undefined;
      throw error;
    }
  }

  return {
    isKnown: async (visitorId) => (await call(checkVisitor, visitorId)) !== undefined,
    renew: ({ visitorId, session, generation }) =>
      call(renewVisitorSession, visitorId, { session, generation }),
    async end(visitorId) {
      await call(endVisitor, visitorId);
    },
  };
}

function isServiceTokenRefused(error: unknown): boolean {
  return error instanceof UpstreamRefusalError && refusesServiceToken(error.status, error.reason);
}
