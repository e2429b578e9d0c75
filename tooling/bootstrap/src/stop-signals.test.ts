import { expect, it, onTestFinished, vi } from "vitest";
import { onStopSignal } from "./stop-signals.ts";

it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s stops what was started", (signal) => {
  const stop = vi.fn();
  onStopSignal(stop);
  onTestFinished(() => {
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.off(name, stop);
  });
  process.emit(signal);
  expect(stop).toHaveBeenCalledOnce();
});
