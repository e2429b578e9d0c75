import { parseAddress } from "@sughurta/api-client";

/** Parameters in the fragment of an address; `undefined` for an invalid address. */
export function hashParamsOf(address: string): URLSearchParams | undefined {
  const url = parseAddress(address);
  return url && new URLSearchParams(url.hash.slice(1));
}
