import { createBulkhead } from "@sughurta/server-kit";
import { PassingDeliveryError } from "./delivery-error.ts";

/** More than two batches with many parts. */
const MAX_WAITING = 10_000;

/** Runs a delivery as soon as there is a slot; rejects if that is too late. */
export type SendingWindow = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Limits the number of concurrent deliveries. Work without a slot in time is not started: the outbox has given it up
 * for now, and would send it a second time.
 */
export function createSendingWindow(concurrent: number, waitMs: number): SendingWindow {
  const places = createBulkhead({ concurrent, waiting: MAX_WAITING });
  return async (work) => {
    const signal = AbortSignal.timeout(waitMs);
    try {
      return await places.run(work, signal);
    } catch (error) {
      throw signal.aborted && error === signal.reason ? new PassingDeliveryError("tooSlow") : error;
    }
  };
}
