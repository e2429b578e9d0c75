import { createHmac, timingSafeEqual } from "node:crypto";

/** The header a provider signs its notices in: `t=<unix seconds>,v1=<hex>`. */
export const SIGNATURE_HEADER = "X-Signature";

const TOLERANCE_SECONDS = 300;

function digest(secret: string, operator: string, timestamp: number, body: string): Buffer {
  // One key per operator: nobody can speak for another.
  const key = createHmac("sha256", secret).update(operator).digest();
  return createHmac("sha256", key).update(`${timestamp}.${body}`).digest();
}

/** Signs a notice as an operator does. */
export function signNotice(secret: string, operator: string, body: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1_000);
  return `t=${timestamp},v1=${digest(secret, operator, timestamp, body).toString("hex")}`;
}

/** Tells whether a notice comes from its operator and is not an old one played again. */
export function isSignedNotice(
  secret: string,
  operator: string,
  body: string,
  signature: string | null,
  now: Date,
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? "");
  if (!match) return false;
  const timestamp = Number(match[1]);
  if (Math.abs(now.getTime() / 1_000 - timestamp) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(
    digest(secret, operator, timestamp, body),
    Buffer.from(match[2] ?? "", "hex"),
  );
}
