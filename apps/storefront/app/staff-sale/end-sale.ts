import type { SessionKeeper } from "@sughurta/session";
import { clearDevice } from "../offline/clear-device.ts";

/** Ends a sale: nothing of its buyer stays in this browser. Throws where the server cannot be reached. */
export async function endSale(keeper: Pick<SessionKeeper, "signOut">): Promise<void> {
  await clearDevice(keeper);
  window.location.assign("/");
}
