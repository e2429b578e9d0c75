import type { IncomingMessage } from "node:http";
import { clientAddress } from "@sughurta/server-kit";
import type { Config } from "../config.ts";

/** Network address of a visitor; a proxy's word counts only where one is trusted. */
export function addressOf(
  { headers, socket }: IncomingMessage,
  { trustProxy }: Pick<Config, "trustProxy">,
): string {
  return clientAddress({
    peer: socket.remoteAddress,
    forwardedFor: headers["x-forwarded-for"]?.toString(),
    trustsProxy: trustProxy,
  });
}
