import { ModuleLoadError } from "@sughurta/lazy-module";

/** What a fetch without a connection throws in Chromium, Firefox and Safari. */
const LOST = /^(?:Failed to fetch|NetworkError|Load failed)/;

/** True for the error of a request that never reached the server. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof ModuleLoadError) return !navigator.onLine;
  return error instanceof TypeError && LOST.test(error.message);
}
