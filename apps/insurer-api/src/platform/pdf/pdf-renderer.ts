import { createBulkhead, TooSlowError } from "@sughurta/server-kit";
import Piscina from "piscina";

/** The exported function that draws a document in the thread, and the address of its module. */
export interface PdfTemplate {
  readonly module: string;
  readonly name: string;
}

/** Draws PDFs beside the requests: a page takes a tenth of a second of pure computing. */
export interface PdfRenderer {
  /** Gives plain data to a template. */
  draw(template: PdfTemplate, request: unknown): Promise<Uint8Array>;
  /** Ends the thread; what is being drawn is given up. */
  close(): Promise<void>;
}

/** From the request to the file, waiting for others included. */
const RENDER_TIMEOUT_MS = 20_000;
/** So many documents wait at most: what is drawn takes a few of the seconds that a request has. */
const WAITING = 20;
/** Without work the thread ends and gives its memory back. */
const IDLE_MS = 60_000;
/** Requests are answered before documents are drawn where both want one core. */
const NICENESS = 5;

/**
 * Draws in one thread, which starts with the first document. A thread that dies, or takes longer than
 * 20 seconds ({@link TooSlowError}), fails its document and is replaced. Where 20 documents wait already, the
 * next one is refused at once (`OverloadedError`).
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
    // A pool that was ended would begin again with the next task.
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
