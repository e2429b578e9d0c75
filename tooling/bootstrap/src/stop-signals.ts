// A closed terminal too: the services have a session of their own, and get the signal only through this process.
const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Calls `stop` for every signal that ends this process. */
export function onStopSignal(stop: () => void): void {
  for (const signal of STOP_SIGNALS) {
    process.on(signal, stop);
  }
}
