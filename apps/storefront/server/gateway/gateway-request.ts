import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Language } from "@sughurta/domain";
import { clientAddress } from "@sughurta/server-kit";
import type { Config } from "../config/config.ts";
import type { PartnerCall } from "../sessions/partner-directory.ts";

/** Network address of a visitor; only trusted proxies are believed, and the servers of authenticated partners. */
export function readAddress(
  { headers, socket }: IncomingMessage,
  { trustedProxies }: Pick<Config, "trustedProxies">,
  isVouched = false,
): string {
  return clientAddress({
    peer: socket.remoteAddress,
    forwardedFor: headers["x-forwarded-for"]?.toString(),
    trustedProxies: trustedProxies + Number(isVouched),
  });
}

const STATE_CHANGING = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * True when a state-changing request comes from a page of another site. Requests without both headers come from
 * programs, which have no visitor's cookies.
 */
export function isCrossSite(request: Request, publicUrl: string): boolean {
  if (!STATE_CHANGING.has(request.method)) return false;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return true;
  const origin = request.headers.get("origin");
  if (origin === null || origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.get("host");
}

/** Context of a request for its handlers. */
export interface RequestEnv {
  Bindings: HttpBindings;
  Variables: { requestId: string };
}

/** A request to the gateway with its context. */
export interface GatewayRequest {
  /** Request id in the logs of both servers. */
  id: string;
  raw: Request;
  url: URL;
  language: Language;
  supportPhone: string;
  /** Network address of the visitor. */
  address: string;
  /** Set where the request comes from a page of a partner. */
  partner?: PartnerCall | undefined;
}

/** The `Cookie` header of a request; ignored on a partner's page. */
export function getCookieHeader({ raw, partner }: GatewayRequest): string {
  return partner ? "" : (raw.headers.get("cookie") ?? "");
}

/** The bearer token of a request. */
export function getBearer({ raw }: GatewayRequest): string | undefined {
  return /^Bearer (\S{1,4096})$/i.exec(raw.headers.get("authorization") ?? "")?.[1];
}
