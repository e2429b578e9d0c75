import { randomUUID } from "node:crypto";
import { describeError } from "@sughurta/server-kit";
import * as z from "zod/mini";
import { SIGNATURE_HEADER, signContent } from "#src/sales/payments/callback-signature.ts";
import { ProviderError } from "#src/sales/ports/payment-provider.ts";

/** A name or a key that the provider gave. */
export const providerText = z.string("is missing").check(z.minLength(1, "is empty"));

const TIMEOUT_MS = 7_000;
const LARGEST_ANSWER = 100_000;

/** What a provider answered. */
interface ProviderAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Calls a provider. Throws a `ProviderError` `unavailable` where there is no answer within seconds, or a fault of the
 * provider's own; its message names neither address nor content, which carry keys.
 */
export async function callProvider(url: string, init: RequestInit): Promise<ProviderAnswer> {
  const answer = await fetch(url, {
    ...init,
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    (error: unknown) => {
      const { code, name } = describeError(error);
      throw new ProviderError("unavailable", `no answer: ${code ?? name}`);
    },
  );
  if (answer.status >= 500) throw new ProviderError("unavailable", `answered ${answer.status}`);
  if (answer.text.length > LARGEST_ANSWER) throw unreadable();
  return answer;
}

/** Posts fields as a form does. */
export function postForm(url: string, fields: Readonly<Record<string, string>>) {
  return callProvider(url, { method: "POST", body: new URLSearchParams(fields) });
}

/** An answer that is none: it may mean anything, so nothing is concluded from it. */
export function unreadable(): ProviderError {
  return new ProviderError("unavailable", "answered something that cannot be read");
}

/** Parses an answer in JSON. Throws a `ProviderError` `unavailable` where it is not one. */
export function parseAnswer({ text }: ProviderAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

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
