import type { IncomingMessage } from "node:http";
import { clientAddress } from "@sughurta/server-kit";
import type { Config } from "../config.ts";

/** Network address of a visitor; a proxy's word counts only where one is trusted, or has proved who it is. */
export function addressOf(
  { headers, socket }: IncomingMessage,
  { trustProxy }: Pick<Config, "trustProxy">,
  isVouched = false,
): string {
  return clientAddress({
    peer: socket.remoteAddress,
    forwardedFor: headers["x-forwarded-for"]?.toString(),
    trustedProxies: Number(trustProxy) + Number(isVouched),
  });
}
