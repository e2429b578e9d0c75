import { NetworkError } from "./errors.ts";

const known = new Set<() => Promise<unknown>>();

/**
 * Contracts whose schemas no first view needs: they come with `ApiClient.prepare`, at the latest with the call.
 * Without a connection just then, what is given throws `NetworkError`, and fetches anew the next time.
 */
export function lateContracts<Contracts>(
  fetch: () => Promise<Contracts>,
): () => Promise<Contracts> {
  // Kept, so that a call made while the page is being left starts at once.
  let loaded: Contracts | undefined;
  async function load(): Promise<Contracts> {
    if (loaded !== undefined) return loaded;
    try {
      loaded = await fetch();
    } catch (cause) {
      throw new NetworkError("The contract of a call did not come.", { cause });
    }
    return loaded;
  }
  known.add(load);
  return load;
}

/** Fetches every contract that the code on the page may need. Never throws. */
export async function loadLateContracts(): Promise<void> {
  await Promise.allSettled([...known].map((load) => load()));
}
