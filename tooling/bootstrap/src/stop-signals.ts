// A closed terminal too: the services have a session of their own, and hear of it only through this process.
const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Calls `stop` for every signal that asks this process to end. */
export function onStopSignal(stop: () => void): void {
  for (const signal of STOP_SIGNALS) {
    process.on(signal, stop);
  }
}
