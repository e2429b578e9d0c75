import type { SessionKeeper } from "@sughurta/session";
import { clearPolicies } from "../device/clear-policies.ts";

/** Entries of the shop in the browser's storage, except the attribution. */
const OWN_ENTRIES = "sughurta.";

/**
 * Deletes all data of a guest from this device: policies, half-filled orders, claims and their files; ends the guest's
 * session. Throws where the server cannot be reached: the session would stay open.
 */
export async function clearDevice(keeper: Pick<SessionKeeper, "signOut">): Promise<void> {
  await keeper.signOut();
  await clearPolicies();
  for (const storage of [window.localStorage, window.sessionStorage]) {
    for (const name of Object.keys(storage)) {
      if (name.startsWith(OWN_ENTRIES)) storage.removeItem(name);
    }
  }
  for (const { name } of await indexedDB.databases()) {
    if (name !== undefined) indexedDB.deleteDatabase(name);
  }
}
