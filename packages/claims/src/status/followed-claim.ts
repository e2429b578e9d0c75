import { type ApiClient, type StoredText, storageKeyFor, storedText } from "@sughurta/api-client";

/** The claim viewed in this tab, over a reload: only its id (SPEC-30). */
export function trackedClaim(client: ApiClient): StoredText {
  return storedText(storageKeyFor(client, "followed-claim"), "session");
}
