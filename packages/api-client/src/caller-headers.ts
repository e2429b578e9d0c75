import { PARTNER_KEY_HEADER, RETURN_PAGE_HEADER } from "@sughurta/contracts/core";
import type { ApiClientOptions } from "./client-types.ts";

/** What every call says of who calls: the language, and the page of a partner. */
export interface Caller extends Pick<ApiClientOptions, "getLanguage"> {
  readonly partnerKey?: string | undefined;
  readonly returnPage?: string | undefined;
}

/** The headers that say it. */
export function callerHeaders({ getLanguage, partnerKey, returnPage }: Caller) {
  return {
    "accept-language": getLanguage(),
    ...(partnerKey ? { [PARTNER_KEY_HEADER]: partnerKey } : {}),
    ...(returnPage ? { [RETURN_PAGE_HEADER]: returnPage } : {}),
  };
}
