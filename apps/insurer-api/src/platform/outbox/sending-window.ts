import { createBulkhead } from "@sughurta/server-kit";
import { PassingDeliveryError } from "./delivery-error.ts";

/** More than two batches in many parts. */
const MOST_WAITING = 10_000;

/** Runs what hands a message over; rejects, as soon as there is a place, where that comes too late. */
export type SendingWindow = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so many messages out side by side. What gets no place in time is not begun any more: the outbox has given it up
 * for now, and would send it a second time.
 */
export function createSendingWindow(concurrent: number, waitMs: number): SendingWindow {
  const places = createBulkhead({ concurrent, waiting: MOST_WAITING });
  return async (work) => {
    const signal = AbortSignal.timeout(waitMs);
    try {
      return await places.run(work, signal);
    } catch (error) {
      throw signal.aborted && error === signal.reason ? new PassingDeliveryError("tooSlow") : error;
    }
  };
}
