import { createHmac, timingSafeEqual } from "node:crypto";

/** Value of one cookie of a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}

/** Signs a cookie value, so that a visitor cannot make one up. */
export function signValue(value: string, secret: string): string {
  return `${value}.${signature(value, secret)}`;
}

/** The value of a signed cookie, or nothing when the signature is not ours. */
export function verifyValue(signed: string | undefined, secret: string): string | undefined {
  const dot = signed?.lastIndexOf(".") ?? -1;
  if (!signed || dot < 1) return undefined;
  const value = signed.slice(0, dot);
  const expected = Buffer.from(signature(value, secret));
  const given = Buffer.from(signed.slice(dot + 1));
  return expected.length === given.length && timingSafeEqual(expected, given) ? value : undefined;
}

function signature(value: string, secret: string): string {
  return createHmac("sha256", secret).update(`cookie:${value}`).digest("base64url");
}
