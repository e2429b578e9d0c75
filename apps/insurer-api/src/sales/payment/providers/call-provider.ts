import { describeError } from "@sughurta/server-kit";
import { ProviderError } from "#src/sales/payment/payment-provider.ts";

const TIMEOUT_MS = 7_000;
const LARGEST_ANSWER = 100_000;

/** What a provider answered. */
export interface ProviderAnswer {
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
