import { setTimeout as wait } from "node:timers/promises";
import { type Service, type ServicePlan, startService, waitUntilReady } from "./services.ts";

/** Pauses before the first, second … start in a row; the last one repeats. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const;
/** After running this long a process counts as stable: its next restart uses the shortest delay again. */
const RAN_WELL_MS = 60_000;

/** A service that is restarted whenever it ends unexpectedly. */
export type Supervised = {
  /** Stops restarting it; returns the current or last service. */
  readonly release: () => Promise<Service>;
};

/** Dependencies of a supervisor. */
export type Supervision = {
  readonly plan: ServicePlan;
  /** The service, started already. */
  readonly first: Service;
  readonly readyUrl: string;
  /** Prints a message for the user. */
  readonly say: (text: string) => void;
};

/** Milliseconds before the next start of a service that has failed so many times in a row. */
export function restartPauseMs(failures: number): number {
  return PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? PAUSES_MS[0];
}

/** Keeps a service running: restarts it after an unexpected end, with increasing delays. */
export function supervise({ plan, first, readyUrl, say }: Supervision): Supervised {
  const stopped = new AbortController();
  let current = Promise.resolve(first);

  const keepRunning = async () => {
    let failures = 0;
    let startedAt = performance.now();
    for (;;) {
      const service = await current;
      const code = await service.exited;
      if (stopped.signal.aborted) return;
      failures = performance.now() - startedAt > RAN_WELL_MS ? 1 : failures + 1;
      const pauseMs = restartPauseMs(failures);
      say(
        `${plan.name} stopped by itself (code ${code}). It starts again in ${pauseMs / 1_000} s, everything else goes on. Its log: ${service.logFile}`,
      );
      await wait(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      startedAt = performance.now();
      current = startService(plan);
      tellOnceReady(current);
    }
  };
  const tellOnceReady = (starting: Promise<Service>) => {
    starting
      .then((service) => waitUntilReady(service, readyUrl))
      .then(
        () => say(`${plan.name} runs again.`),
        // The loop above reports its end.
        () => undefined,
      );
  };
  void keepRunning();
  return {
    release: () => {
      stopped.abort();
      return current;
    },
  };
}
