import { type ApiClient, type StoredText, storageKeyFor, storedText } from "@sughurta/api-client";

/** The claim that this tab looks at, over a reload: its id and nothing else of it (SPEC-30). */
export function trackedClaim(client: ApiClient): StoredText {
  return storedText(storageKeyFor(client, "followed-claim"), "session");
}
