import type { ContractShape } from "@sughurta/contracts/core";
import { canonicalPath } from "#app/navigation/link-target.ts";

/** Endpoints that a provider or this server uses and a browser never does. */
export const NOT_FOR_BROWSERS: ReadonlySet<string> = new Set([
  "paymentCallback",
  "siteLogin",
  "contentPreview",
  "siteEditions",
  "startingPrices",
  "tripPrice",
]);

/** A request described by one of the contracts. */
export interface AllowedCall {
  contract: ContractShape;
}

/** Finds the contract of a request; `wrongMethod` when only the method does not match. */
export type AllowList = (
  method: string,
  pathname: string,
) => AllowedCall | "wrongMethod" | undefined;

/**
 * Builds the list of endpoints that may pass the gateway from the contracts themselves; excludes those of the service
 * account.
 */
export function createAllowList(contracts: readonly ContractShape[]): AllowList {
  const rules = contracts
    .filter(({ name, auth }) => auth !== "service" && !NOT_FOR_BROWSERS.has(name))
    .map((contract) => ({ contract, pattern: toPattern(contract.path) }))
    // A fixed path takes precedence over a path with parameters that matches too.
    .sort((a, b) => parameters(a.contract) - parameters(b.contract));
  return (method, pathname) => {
    // Control characters and encoded slashes are not part of any name.
    if (canonicalPath(pathname) === undefined) return undefined;
    const fitting = rules.filter(({ pattern }) => pattern.test(pathname));
    if (fitting.length === 0) return undefined;
    const rule = fitting.find(({ contract }) => contract.method === method);
    return rule ? { contract: rule.contract } : "wrongMethod";
  };
}

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, "(?!\\.{1,2}(?:/|$))[^/?#\\\\]{1,200}")}$`);
}

function parameters(contract: ContractShape): number {
  return contract.path.split("{").length;
}
