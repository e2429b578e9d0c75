import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** Groups of an IPv6 address that a provider gives to one customer: /64. */
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^0:0:0:0:0:ffff:([\da-f]+):([\da-f]+)$/;

/** Network address of a visitor; a proxy's word counts only where one is trusted. */
export function clientAddress(incoming: IncomingMessage, trustProxy: boolean): string {
  const forwarded = incoming.headers["x-forwarded-for"];
  if (trustProxy && typeof forwarded === "string") {
    // The nearest proxy appends what it saw; everything before may be invented.
    const nearest = forwarded.split(",").at(-1)?.trim();
    if (nearest) return nearest;
  }
  return incoming.socket.remoteAddress ?? "unknown";
}

/** What an address is counted by: an IPv6 one by its /64, an IPv4 one by itself however it is written. */
export function addressKey(address: string): string {
  const [bare = ""] = address.split("%", 1);
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const mapped = MAPPED_IPV4.exec(groups.join(":"));
  if (!mapped) return `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64`;
  const [, high = "", low = ""] = mapped;
  const bytes = Buffer.from(high.padStart(4, "0") + low.padStart(4, "0"), "hex");
  return bytes.join(".");
}

/** The eight groups of an IPv6 address; the URL parser knows every way to write one. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill("0"), ...after];
}
