import type { HttpBindings } from "@hono/node-server";
import type { Language } from "@sughurta/domain";
import type { PartnerCall } from "./partners/partner-directory.ts";

/** What handlers of a request find beside it. */
export interface RequestEnv {
  Bindings: HttpBindings;
  Variables: { requestId: string };
}

/** A request to the gateway with what is known about it. */
export interface GatewayRequest {
  /** By which its lines are found in the logs of both servers. */
  id: string;
  raw: Request;
  url: URL;
  language: Language;
  supportPhone: string;
  /** Network address of the visitor. */
  address: string;
  /** Set where the call comes from a page of a partner. */
  partner?: PartnerCall | undefined;
}

/** The `Cookie` header of a request; on a partner's page no cookie counts. */
export function cookieOf({ raw, partner }: GatewayRequest): string {
  return partner ? "" : (raw.headers.get("cookie") ?? "");
}

/** The bearer token of a request. */
export function bearerOf({ raw }: GatewayRequest): string | undefined {
  return /^Bearer (\S{1,4096})$/i.exec(raw.headers.get("authorization") ?? "")?.[1];
}
