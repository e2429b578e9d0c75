import { safeRedirect } from "@sughurta/checkout";
import { normalizePolicyCode, normalizePolicyNumber } from "@sughurta/domain";

/** Values of the activation form. */
export interface Activation {
  readonly policyNumber: string;
  readonly policyCode: string;
}

/** Origins to which the browser may be redirected after activation. */
export interface ActivationRules {
  readonly allowedOrigins: readonly string[];
  readonly siteOrigin: string;
  /** Adds number and code to the address as required by the older sites; off, the server's ticket is enough. */
  readonly sendCredentials: boolean;
}

/** The address to leave to, or `undefined` when its origin is not allowed (S0 §7, SPEC-14). */
export function activationAddress(
  url: string,
  { policyNumber, policyCode }: Activation,
  { allowedOrigins, siteOrigin, sendCredentials }: ActivationRules,
): string | undefined {
  const address = safeRedirect(url, allowedOrigins, siteOrigin);
  if (address === undefined || !sendCredentials) return address;
  const full = new URL(address);
  full.searchParams.set("policy_number", normalizePolicyNumber(policyNumber));
  full.searchParams.set("password", normalizePolicyCode(policyCode));
  return full.href;
}
