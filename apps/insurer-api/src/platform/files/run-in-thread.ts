import { Worker } from "node:worker_threads";
import { createBulkhead, TooSlowError } from "@sughurta/server-kit";

/** What a thread may use. */
export interface ThreadLimits {
  readonly timeoutMs: number;
  readonly maxHeapMegabytes: number;
}

/** Each thread may fill a memory of its own: the next files wait, and beyond that are refused. */
const threads = createBulkhead({ concurrent: 1, waiting: 16 });

/**
 * Reads a file of a stranger in a thread that serves this file only and ends with it, so that a reader that is
 * tricked, hangs or runs out of memory takes nothing along. The module posts one answer about its `workerData`.
 * Throws {@link TooSlowError}, `OverloadedError` where 16 files wait, or the error of the thread.
 */
export function runInThread<Answer>(
  module: URL,
  content: Uint8Array,
  { timeoutMs, maxHeapMegabytes }: ThreadLimits,
): Promise<Answer> {
  return threads.run(async () => {
    const worker = new Worker(module, {
      workerData: content,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
      env: {},
    });
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
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
