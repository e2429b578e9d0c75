import { describeError } from "@sughurta/server-kit";
import type { Log } from "#src/platform/http/log.ts";

/** A recurring background task. */
export interface Worker {
  readonly name: string;
  readonly everyMs: number;
  readonly work: () => Promise<unknown>;
}

/** Runs each worker repeatedly, without overlapping runs. Returns a function that stops them after their last run. */
export function runWorkers(workers: readonly Worker[], log: Log): () => Promise<void> {
  const stops = workers.map(({ name, everyMs, work }) => {
    let timer: NodeJS.Timeout | undefined;
    let stopped = false;
    const run = async (): Promise<void> => {
      try {
        await work();
      } catch (error) {
        log.error({ call: name, error: describeError(error) }, "worker failed");
      }
      if (!stopped) plan();
    };
    let current: Promise<void> = Promise.resolve();
    const plan = () => {
      timer = setTimeout(() => {
        current = run();
      }, everyMs);
    };
    plan();
    return async () => {
      stopped = true;
      clearTimeout(timer);
      await current;
    };
  });
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
