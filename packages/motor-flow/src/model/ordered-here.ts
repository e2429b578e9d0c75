import { type ApiClient, storageKeyFor, storedText } from "@sughurta/api-client";

const orderedHere = (client: ApiClient) => storedText(storageKeyFor(client, "motor.ordered"));

/** Whether a motor policy was ever ordered in this browser: then the visitor may have cars to offer. */
export function hasOrderedHere(client: ApiClient): boolean {
  return orderedHere(client).read() !== undefined;
}

/** Stores that a motor policy was ordered here, without the car. */
export function markOrderedHere(client: ApiClient): void {
  orderedHere(client).write("1");
}
