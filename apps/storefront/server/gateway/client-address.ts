import type { IncomingMessage } from "node:http";

/** Network address of a visitor, for limits; a proxy's word counts only where one is trusted. */
export function clientAddress(incoming: IncomingMessage, trustProxy: boolean): string {
  const forwarded = incoming.headers["x-forwarded-for"];
  if (trustProxy && typeof forwarded === "string") {
    // The nearest proxy appends what it saw; everything before may be invented.
    const nearest = forwarded.split(",").at(-1)?.trim();
    if (nearest) return nearest;
  }
  return incoming.socket.remoteAddress ?? "unknown";
}
