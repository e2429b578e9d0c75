import { useSyncExternalStore } from "react";
import { onServiceWait, serviceWaitSeconds } from "./service-wait.ts";

/** Seconds until requests are sent again to an overloaded service; `undefined` while none waits. */
export function useServiceWait(): number | undefined {
  return useSyncExternalStore(onServiceWait, serviceWaitSeconds, () => undefined);
}
