import { type AnyAnswerOf, type ContractShape, readAnswer, toWire } from "@sughurta/contracts/core";
import type { ServiceAccess } from "../../config.ts";
import { fetchUpstream } from "../../fetch-upstream.ts";

/** A service refused a request that the gateway made in its own name. */
export class UpstreamRefusalError extends Error {
  readonly code = "upstreamRefusal";
  readonly status: number;
  /** The service's error code. */
  readonly reason: string | undefined;

  constructor(call: string, status: number, reason: string | undefined) {
    super(`${call} answered ${status}`);
    this.status = status;
    this.reason = reason;
  }
}

/**
 * Sends a request in the gateway's own name and returns its response of status 200. Throws {@link UpstreamRefusalError}
 * for any other status, and another error when the response is incomplete.
 */
export async function callUpstream<C extends ContractShape>(
  { insurerApiUrl, answerWithinMs }: Omit<ServiceAccess, "service">,
  contract: C,
  { headers, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Promise<Extract<AnyAnswerOf<C>, { status: 200 }>["data"]> {
  const response = await fetchUpstream(new URL(contract.path, insurerApiUrl), {
    method: contract.method,
    headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
    body: body === undefined ? null : JSON.stringify(toWire(body)),
    signal: AbortSignal.timeout(answerWithinMs),
    redirect: "error",
  });
  if (response.status !== 200) {
    throw new UpstreamRefusalError(contract.name, response.status, reasonIn(await response.text()));
  }
  return readAnswer(contract, 200, await response.json()).data;
}

/** The code of a refusal, such as `sessionEnded`; `undefined` for any other text. */
export function reasonIn(text: string): string | undefined {
  try {
    const { code } = Object(JSON.parse(text));
    return typeof code === "string" ? code : undefined;
  } catch {
    return undefined;
  }
}
