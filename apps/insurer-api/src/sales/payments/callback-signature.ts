import { createHmac, timingSafeEqual } from "node:crypto";

/** Header with the provider's signature of a webhook: `t=<unix seconds>,v1=<hex>`. */
export const SIGNATURE_HEADER = "X-Signature";

const TOLERANCE_SECONDS = 300;

type Key = string | Buffer;

function digest(key: Key, timestamp: number, content: string): Buffer {
  return createHmac("sha256", key).update(`${timestamp}.${content}`).digest();
}

/** One key per operator, derived from one secret: an operator cannot sign for another. */
export function operatorKey(secret: string, operator: string): Buffer {
  return createHmac("sha256", secret).update(operator).digest();
}

/** Signs content together with the time of signing. */
export function signContent(key: Key, content: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1_000);
  return `t=${timestamp},v1=${digest(key, timestamp, content).toString("hex")}`;
}

/** Whether content was signed with a key recently enough; rejects replays. */
export function isSignedContent(
  key: Key,
  content: string,
  signature: string | null,
  now: Date,
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? "");
  if (!match) return false;
  const timestamp = Number(match[1]);
  if (Math.abs(now.getTime() / 1_000 - timestamp) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(digest(key, timestamp, content), Buffer.from(match[2] ?? "", "hex"));
}

/** Signs a webhook as an operator of the sandbox bank does. */
export function signWebhook(secret: string, operator: string, body: string, now: Date): string {
  return signContent(operatorKey(secret, operator), body, now);
}
