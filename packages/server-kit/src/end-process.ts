/** Steps before a process ends. */
export interface ProcessEnd {
  /** Stops everything; gives up after its time limit. */
  readonly stop: () => Promise<void>;
  /** Logs an uncaught error without personal data. */
  readonly report: (error: unknown, event: string) => void;
}

/** Time after which the process ends although it could not stop. */
const STOP_LIMIT_MS = 60_000;
const STOP_SIGNALS = ["SIGTERM", "SIGINT"] as const;

/**
 * Ends the process in order: with code 0 on a signal, with code 1 after an uncaught error, since the state after such
 * an error is undefined. A second signal or error does not cut the first stop.
 */
export function endProcessWith({ stop, report }: ProcessEnd): void {
  let exitCode: 0 | 1 | undefined;
  const end = (code: 0 | 1) => {
    const isEnding = exitCode !== undefined;
    if (!isEnding || code === 1) exitCode = code;
    // It also applies when the event loop is empty before everything is stopped.
    process.exitCode = exitCode;
    if (isEnding) return;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        report(error, "could not stop");
        process.exit(1);
      },
    );
  };
  for (const signal of STOP_SIGNALS) process.on(signal, () => end(0));
  process.on("uncaughtException", (error) => {
    report(error, "error that nobody caught");
    end(1);
  });
  process.on("unhandledRejection", (error) => {
    report(error, "rejection that nobody caught");
    end(1);
  });
}
