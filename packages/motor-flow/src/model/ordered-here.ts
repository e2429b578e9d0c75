import { type ApiClient, storageKeyFor, storedText } from "@sughurta/api-client";

const orderedHere = (client: ApiClient) => storedText(storageKeyFor(client, "motor.ordered"));

/** Tells whether this browser ever ordered a motor policy: then the visitor may have cars to offer. */
export function hasOrderedHere(client: ApiClient): boolean {
  return orderedHere(client).read() !== undefined;
}

/** Notes that a motor policy was ordered here; nothing says which car. */
export function markOrderedHere(client: ApiClient): void {
  orderedHere(client).write("1");
}
