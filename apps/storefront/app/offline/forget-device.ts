import type { SessionKeeper } from "@sughurta/session";
import { forgetPolicies } from "./forget-policies.ts";

/** Entries of the shop in the browser's storage; where the visitor came from is not among them. */
const OWN_ENTRIES = "sughurta.";

/**
 * Takes everything of a guest off this device: policies, half-filled orders, claims and their files; the guest's session
 * ends. Throws where the server cannot be reached: the session would stay open.
 */
export async function forgetDevice(keeper: Pick<SessionKeeper, "signOut">): Promise<void> {
  await keeper.signOut();
  await forgetPolicies();
  for (const storage of [window.localStorage, window.sessionStorage]) {
    for (const name of Object.keys(storage)) {
      if (name.startsWith(OWN_ENTRIES)) storage.removeItem(name);
    }
  }
  for (const { name } of await indexedDB.databases()) {
    if (name !== undefined) indexedDB.deleteDatabase(name);
  }
}
