import type { ContractShape } from "@sughurta/contracts/core";

/** True for a request whose payload names the partner that referred the buyer. */
export function namesPartner({ body }: ContractShape): boolean {
  return body !== undefined && "shape" in body && "partner" in Object(body.shape);
}

/** The payload with this partner, replacing any other; `undefined` for a text that is no JSON object. */
export function withPartner(json: string, partner: string): string | undefined {
  try {
    const payload: unknown = JSON.parse(json);
    if (typeof payload !== "object" || payload === null || Array.isArray(payload)) return undefined;
    return JSON.stringify({ ...payload, partner });
  } catch {
    return undefined;
  }
}
