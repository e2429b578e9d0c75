import type { Language } from "@sughurta/domain";

/** A request to the gateway with what is known about it. */
export interface GatewayRequest {
  raw: Request;
  url: URL;
  language: Language;
  supportPhone: string;
  /** Network address of the visitor. */
  address: string;
}

/** The `Cookie` header of a request. */
export function cookieOf({ raw }: GatewayRequest): string {
  return raw.headers.get("cookie") ?? "";
}
