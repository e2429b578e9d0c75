import { PARTNER_KEY_HEADER, RETURN_PAGE_HEADER } from "@sughurta/contracts/core";
import type { ApiClientOptions } from "./client-types.ts";

/** Caller data of every request: the language, and the page of a partner. */
export interface Caller extends Pick<ApiClientOptions, "getLanguage"> {
  readonly partnerKey?: string | undefined;
  readonly returnPage?: string | undefined;
}

/** The headers with this data. */
export function callerHeaders({ getLanguage, partnerKey, returnPage }: Caller) {
  return {
    "accept-language": getLanguage(),
    ...(partnerKey ? { [PARTNER_KEY_HEADER]: partnerKey } : {}),
    ...(returnPage ? { [RETURN_PAGE_HEADER]: returnPage } : {}),
  };
}
