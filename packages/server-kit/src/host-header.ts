import type { IncomingMessage } from "node:http";

/**
 * True where a request has at most one host. Two may be interpreted differently by the servers on its way, so it has to
 * be rejected with 400 (RFC 9112 §3.2).
 */
export function namesOneHost({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  const names = rawHeaders.filter((_, place) => place % 2 === 0);
  return names.filter((name) => name.toLowerCase() === "host").length <= 1;
}
