import type { IncomingMessage } from "node:http";
import { clientAddress } from "@sughurta/server-kit";
import type { Config } from "../config.ts";

/** Network address of a visitor; only trusted proxies are believed, and the servers of authenticated partners. */
export function addressOf(
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
