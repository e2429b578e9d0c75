/** Seconds that requests wait before they are sent again, by request. */
const waiting = new Map<symbol, number>();
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

/** Seconds until the service is asked again, while it is overloaded; the longest where several requests wait. */
export function serviceWaitSeconds(): number | undefined {
  return waiting.size === 0 ? undefined : Math.max(...waiting.values());
}

/** Calls `listener` whenever {@link serviceWaitSeconds} may have changed; returns the end of the subscription. */
export function onServiceWait(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Waits, and up to a second longer, so that many browsers do not come back at once. Rejects when `signal` aborts. */
export async function waitForService(
  seconds: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const request = Symbol();
  waiting.set(request, seconds);
  announce();
  try {
    await pause((seconds + Math.random()) * 1_000, signal);
  } finally {
    waiting.delete(request);
    announce();
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", end, { once: true });
  });
}
