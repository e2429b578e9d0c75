import { type ApiClient, storageName } from "@sughurta/api-client";

const nameOf = (client: ApiClient) => storageName(client, "motor.ordered");

/** Tells whether this browser ever ordered a motor policy: then the visitor may have cars to offer. */
export function hasOrderedHere(client: ApiClient): boolean {
  try {
    return window.localStorage.getItem(nameOf(client)) !== null;
  } catch {
    return false;
  }
}

/** Notes that a motor policy was ordered here; nothing says which car. */
export function markOrderedHere(client: ApiClient): void {
  try {
    window.localStorage.setItem(nameOf(client), "1");
  } catch {
    // Without storage the cars are asked for with the first move.
  }
}
