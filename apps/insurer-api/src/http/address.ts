import { isIPv6 } from "node:net";

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** A household or a phone gets a whole /64 of IPv6. */
const NETWORK_GROUPS = 4;

/** Who an address stands for: an IPv4 address as it is, of an IPv6 address its /64 network. */
export function networkOf(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const groupsIn = (part: string) => part.split(":").filter(Boolean);
  const left = groupsIn(head);
  const right = groupsIn(tail ?? "");
  const zeros = Array.from({ length: GROUPS - left.length - right.length }, () => "0");
  const network = [...left, ...zeros, ...right].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
