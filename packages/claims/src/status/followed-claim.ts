import { type ApiClient, type StoredText, storageName, storedText } from "@sughurta/api-client";

/** The claim that this tab looks at, over a reload: its id and nothing else of it (decision 30). */
export function followedClaim(client: ApiClient): StoredText {
  return storedText(storageName(client, "followed-claim"), "session");
}
