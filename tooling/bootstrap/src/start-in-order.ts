import { startService, waitUntilReady } from "./services.ts";
import type { Supervision } from "./supervise.ts";

/** A service that was started, and what it takes to start it again. */
export type StartedService = Omit<Supervision, "say">;

/** A service to be started, and where it says that it is ready. */
export type PlannedService = Omit<StartedService, "first">;

/**
 * Starts services one after the other, each once those before it answer: no request reaches a site whose service is not
 * running yet. Ends early when the signal says so; throws when one of them does not become ready.
 */
export async function startInOrder(
  planned: readonly PlannedService[],
  { signal, onStart }: { signal: AbortSignal; onStart: (service: StartedService) => void },
): Promise<void> {
  for (const { plan, readyUrl } of planned) {
    if (signal.aborted) {
      return;
    }
    const first = await startService(plan);
    onStart({ plan, readyUrl, first });
    await waitUntilReady(first, readyUrl);
  }
}
