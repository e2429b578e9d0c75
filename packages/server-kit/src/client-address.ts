import ipaddr from "ipaddr.js";

/** Groups of an IPv6 address that a provider assigns to one customer, a household or a phone: /64. */
const NETWORK_GROUPS = 4;

/** Origin of a request, as reported by proxies before this server. */
export interface AddressSources {
  /** Address at the other end of the connection. */
  readonly peer: string | undefined;
  /** The `X-Forwarded-For` header. */
  readonly forwardedFor: string | undefined;
  /** Number of trusted servers on the way; each appends its peer's address to that header. */
  readonly trustedProxies: number;
}

/** Network address of a visitor; `unknown` without any information. */
export function clientAddress({ peer, forwardedFor, trustedProxies }: AddressSources): string {
  if (trustedProxies === 0) return peer || "unknown";
  const seen = forwardedFor?.split(",") ?? [];
  // Entries before those of trusted servers may be forged.
  const entry = seen.at(-trustedProxies) ?? seen[0] ?? "";
  return withoutPort(entry.trim()) || peer || "unknown";
}

/** Some proxies append the port of the connection: each of its values would count as another visitor. */
function withoutPort(entry: string): string {
  const found = /^\[(?<six>[^\]]+)\](?::\d+)?$|^(?<four>\d+(?:\.\d+){3}):\d+$/.exec(entry);
  return found?.groups?.six ?? found?.groups?.four ?? entry;
}

/** Rate-limit key of an address: an IPv6 one by its /64, an IPv4 one by itself in any spelling. */
export function getNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!("parts" in parsed)) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** The larger network of a {@link getNetwork} result: the /24 of an IPv4 address, the /48 of an IPv6 network. */
export function getNeighbourhood(network: string): string {
  const address = network.replace(/\/64$/, "");
  if (!ipaddr.isValid(address)) return network;
  const parsed = ipaddr.process(address);
  const bits = parsed.kind() === "ipv4" ? 24 : 48;
  const range = parsed.kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${range.networkAddressFromCIDR(`${parsed}/${bits}`)}/${bits}`;
}

/** True for an address of this machine or of a private network. */
export function isPrivateAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ["loopback", "private", "uniqueLocal"].includes(ipaddr.process(address).range());
}

/** Contains every assigned address of the IPv6 internet. */
const GLOBAL_UNICAST = ipaddr.IPv6.parse("2000::");
const GLOBAL_UNICAST_BITS = 3;

/** True for an address of the public internet: no loopback, private, link-local, carrier-grade or reserved one. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return "octets" in parsed || parsed.match(GLOBAL_UNICAST, GLOBAL_UNICAST_BITS);
}

/** True for an address of this machine itself. */
export const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
