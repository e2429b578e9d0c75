import { createHmac, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";

const TOLERANCE_SECONDS = 300;

const digest = (secret: string, timestamp: number, content: string) =>
  createHmac("sha256", secret).update(`${timestamp}.${content}`).digest();

/** The signature header of our own protocols (apps/docs/payment-protocol.md). */
export function computeSignature(secret: string, content: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1_000);
  return `t=${timestamp},v1=${digest(secret, timestamp, content).toString("hex")}`;
}

/** Accepts signed requests only. */
export function signedRequests(secret: string, now: () => Date): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    const content = `${method}.${path}.${await context.req.text()}`;
    const signature = context.req.header("x-signature") ?? "";
    const [, timestamp = "", hex = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    const ageSeconds = Math.abs(now().getTime() / 1_000 - Number(timestamp));
    const isOurs =
      hex !== "" &&
      ageSeconds <= TOLERANCE_SECONDS &&
      timingSafeEqual(digest(secret, Number(timestamp), content), Buffer.from(hex, "hex"));
    return isOurs ? next() : context.json({ error: "signature" }, 401);
  };
}
