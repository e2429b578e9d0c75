import { Worker } from "node:worker_threads";
import { createBulkhead, TooSlowError } from "@sughurta/server-kit";

/** Limits of a thread. */
export interface ThreadLimits {
  readonly timeoutMs: number;
  readonly maxHeapMegabytes: number;
}

/** Each thread may fill a memory of its own: further files are queued, and refused beyond the queue. */
const threads = createBulkhead({ concurrent: 1, waiting: 16 });

/**
 * Reads an untrusted file in a thread that is used for this file only, so that an exploited, hanging or
 * memory-exhausting reader affects nothing else. The module posts one message with the result for its `workerData`.
 * Throws {@link TooSlowError}, `OverloadedError` if 16 files are queued, or the error of the thread.
 */
export function runInThread<ResponseData>(
  module: URL,
  content: unknown,
  { timeoutMs, maxHeapMegabytes }: ThreadLimits,
): Promise<ResponseData> {
  return threads.run(async () => {
    const worker = new Worker(module, {
      workerData: content,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
      env: {},
    });
    const { promise, resolve, reject } = Promise.withResolvers<ResponseData>();
    const timer = setTimeout(
      () => reject(new TooSlowError(`No answer in ${timeoutMs} ms`)),
      timeoutMs,
    );
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The thread ended without an answer")));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  });
}
