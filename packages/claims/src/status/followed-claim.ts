import { type ApiClient, storageName } from "@sughurta/api-client";

const nameOf = (client: ApiClient) => storageName(client, "followed-claim");

/** The claim that this tab looks at, over a reload: its id and nothing else of it (decision 30). */
export function readFollowedClaim(client: ApiClient): string | undefined {
  try {
    return sessionStorage.getItem(nameOf(client)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps which claim is looked at; `undefined` forgets it. */
export function keepFollowedClaim(client: ApiClient, claimId: string | undefined): void {
  try {
    if (claimId === undefined) sessionStorage.removeItem(nameOf(client));
    else sessionStorage.setItem(nameOf(client), claimId);
  } catch {
    // A blocked storage only means that a reload asks for the code again.
  }
}
