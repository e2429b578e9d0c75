import { startService, waitUntilReady } from "./services.ts";
import type { Supervision } from "./supervise.ts";

/** A started service, and a function to start it again. */
export type StartedService = Omit<Supervision, "say">;

/** A service to start, and its readiness address. */
export type PlannedService = Omit<StartedService, "first">;

/**
 * Starts services one after the other, each once those before it respond: no request reaches a site whose service is
 * not running yet. Ends early when the signal says so; throws when one of them does not become ready.
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
