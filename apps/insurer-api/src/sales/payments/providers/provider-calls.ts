import { randomUUID } from "node:crypto";
import { describeError } from "@sughurta/server-kit";
import * as z from "zod/mini";
import { SIGNATURE_HEADER, signContent } from "#src/sales/payments/callback-signature.ts";
import { ProviderError } from "#src/sales/ports/payment-provider.ts";

/** A name or a key issued by the provider. */
export const providerText = z.string("is missing").check(z.minLength(1, "is empty"));

const TIMEOUT_MS = 7_000;
const MAX_RESPONSE = 100_000;

/** Response of a provider. */
interface ProviderResponse {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends a request to a provider. Throws a `ProviderError` `unavailable` for a timeout of seconds or an error of the
 * provider itself; its message contains neither address nor content, which carry keys.
 */
export async function callProvider(url: string, init: RequestInit): Promise<ProviderResponse> {
  const response = await fetch(url, {
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
  if (response.status >= 500)
    throw new ProviderError("unavailable", `responded with ${response.status}`);
  if (response.text.length > MAX_RESPONSE) throw unreadable();
  return response;
}

/** Posts fields as a form. */
export function postForm(url: string, fields: Readonly<Record<string, string>>) {
  return callProvider(url, { method: "POST", body: new URLSearchParams(fields) });
}

/** An unreadable response: it may mean anything, so the payment stays unchanged. */
export function unreadable(): ProviderError {
  return new ProviderError("unavailable", "answered something that cannot be read");
}

/** Parses a JSON response. Throws a `ProviderError` `unavailable` for any other text. */
export function parseResponse({ text }: ProviderResponse): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

/** Address of the other side, and the secret that signs requests. */
export interface SignedCallsSettings {
  /** Without a trailing slash. */
  readonly url: string;
  readonly secret: string;
}

interface SentContent {
  readonly body?: object;
  /** Idempotency key of a request. */
  readonly key?: string;
}

/** Client for our own protocols, whose JSON is signed; described in apps/docs/payment-protocol.md. */
export function createSignedCalls({ url, secret }: SignedCallsSettings, now: () => Date) {
  return async function call(
    method: "GET" | "POST",
    path: string,
    { body, key = randomUUID() }: SentContent = {},
  ): Promise<ProviderResponse> {
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

/** Parses a signed response. Throws a `ProviderError`: `refused` for a 4xx, `unavailable` for an unreadable one. */
export function readSignedResponse<ResponseData>(
  response: ProviderResponse,
  schema: z.ZodMiniType<ResponseData>,
): ResponseData {
  if (response.status >= 400) {
    throw new ProviderError("refused", `refused with ${response.status}`);
  }
  const read = schema.safeParse(parseResponse(response));
  if (!read.success) throw unreadable();
  return read.data;
}
