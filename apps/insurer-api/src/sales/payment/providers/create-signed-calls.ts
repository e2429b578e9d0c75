import { randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import { SIGNATURE_HEADER, signContent } from "#src/sales/payment/callback-signature.ts";
import { ProviderError } from "#src/sales/payment/payment-provider.ts";
import { callProvider, type ProviderAnswer, parseAnswer, unreadable } from "./call-provider.ts";

/** Whom to call, and what signs it. */
export interface SignedCallsSettings {
  /** Without a slash at the end. */
  readonly url: string;
  readonly secret: string;
}

interface SentContent {
  readonly body?: object;
  /** By which the other side knows a repeated call. */
  readonly key?: string;
}

/** Calls of the protocols of ours, whose JSON is signed; apps/docs/payment-protocol.md describes how. */
export function createSignedCalls({ url, secret }: SignedCallsSettings, now: () => Date) {
  return async function call(
    method: "GET" | "POST",
    path: string,
    { body, key = randomUUID() }: SentContent = {},
  ): Promise<ProviderAnswer> {
    const content = body === undefined ? "" : JSON.stringify(body);
    const signature = signContent(secret, `${method}.${path}.${content}`, now());
    return callProvider(`${url}${path}`, {
      method,
      headers: {
        [SIGNATURE_HEADER]: signature,
        "Idempotency-Key": key,
        ...(body && { "Content-Type": "application/json" }),
      },
      body: body === undefined ? null : content,
    });
  };
}

/** What was answered. Throws a `ProviderError`: `refused` for a 4xx, `unavailable` for what cannot be read. */
export function readSignedAnswer<Answer>(
  response: ProviderAnswer,
  answer: z.ZodMiniType<Answer>,
): Answer {
  if (response.status >= 400) {
    throw new ProviderError("refused", `refused with ${response.status}`);
  }
  const read = answer.safeParse(parseAnswer(response));
  if (!read.success) throw unreadable();
  return read.data;
}
