import { createBulkhead, TooSlowError } from "@sughurta/server-kit";
import Piscina from "piscina";

/** The exported function that draws a document in the thread, and the address of its module. */
export interface PdfTemplate {
  readonly module: string;
  readonly name: string;
}

/** Draws PDFs outside the main thread: a page takes a tenth of a second of CPU time. */
export interface PdfRenderer {
  /** Passes plain data to a template. */
  draw(template: PdfTemplate, request: unknown): Promise<Uint8Array>;
  /** Ends the thread and abandons the current document. */
  close(): Promise<void>;
}

/** From the request to the file, including the queue. */
const RENDER_TIMEOUT_MS = 20_000;
/** Limit of queued documents: together they take a few of the seconds that a request has. */
const WAITING = 20;
/** The thread ends after this idle time and releases its memory. */
const IDLE_MS = 60_000;
/** Requests have priority over drawing on a shared core. */
const NICENESS = 5;

/**
 * Draws in one thread, which starts with the first document. A thread that dies, or takes longer than 20 seconds
 * ({@link TooSlowError}), fails its document and is replaced. If 20 documents are already queued, the next one is
 * refused at once (`OverloadedError`).
 */
export function createPdfRenderer(): PdfRenderer {
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    niceIncrement: NICENESS,
  });
  const queue = createBulkhead({ concurrent: 1, waiting: WAITING });
  let closed = false;
  const draw: PdfRenderer["draw"] = async ({ module: filename, name }, request) => {
    // A destroyed pool would start again with the next task.
    if (closed) throw new Error("The drawing thread is closed");
    const signal = AbortSignal.timeout(RENDER_TIMEOUT_MS);
    try {
      return await queue.run(() => pool.run(request, { filename, name, signal }), signal);
    } catch (error) {
      if (signal.aborted) throw new TooSlowError(`No PDF in ${RENDER_TIMEOUT_MS} ms`);
      throw error;
    }
  };
  return {
    draw,
    close: async () => {
      closed = true;
      await pool.destroy();
    },
  };
}
