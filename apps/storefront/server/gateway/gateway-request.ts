import type { HttpBindings } from "@hono/node-server";
import type { Language } from "@sughurta/domain";
import type { PartnerCall } from "./partners/partner-directory.ts";

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
export function cookieOf({ raw, partner }: GatewayRequest): string {
  return partner ? "" : (raw.headers.get("cookie") ?? "");
}

/** The bearer token of a request. */
export function bearerOf({ raw }: GatewayRequest): string | undefined {
  return /^Bearer (\S{1,4096})$/i.exec(raw.headers.get("authorization") ?? "")?.[1];
}
