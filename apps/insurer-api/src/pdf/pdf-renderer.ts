import { TooSlowError } from "@sughurta/server-kit";
import Piscina from "piscina";
import type { DocumentPdfRequest } from "#src/content/files/document-pdf.ts";
import type { PolicyPdfRequest } from "#src/policy/policy-pdf.ts";

/** Draws PDFs beside the requests: a page takes a tenth of a second of pure computing. */
export interface PdfRenderer {
  policy(request: PolicyPdfRequest): Promise<Uint8Array>;
  contentDocument(request: DocumentPdfRequest): Promise<Uint8Array>;
  /** Ends the thread; what is being drawn is given up. */
  close(): Promise<void>;
}

const WORKER = new URL("./pdf-worker.ts", import.meta.url).href;
/** From the request to the file, waiting for others included. */
const RENDER_TIMEOUT_MS = 20_000;
/** Without work the thread ends and gives its memory back. */
const IDLE_MS = 60_000;
/** Requests are answered before documents are drawn where both want one core. */
const NICENESS = 10;

/**
 * Draws in one thread, which starts with the first document. A thread that dies, or takes longer than
 * 20 seconds ({@link TooSlowError}), fails its document and is replaced.
 */
export function createPdfRenderer(worker: string = WORKER): PdfRenderer {
  const pool = new Piscina({
    filename: worker,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    niceIncrement: NICENESS,
  });
  let closed = false;
  const render = async (name: string, request: unknown): Promise<Uint8Array> => {
    // A pool that was ended would begin again with the next task.
    if (closed) throw new Error("The drawing thread is closed");
    const signal = AbortSignal.timeout(RENDER_TIMEOUT_MS);
    try {
      return await pool.run(request, { name, signal });
    } catch (error) {
      if (signal.aborted) throw new TooSlowError(`No PDF in ${RENDER_TIMEOUT_MS} ms`);
      throw error;
    }
  };
  return {
    policy: (request) => render("policyPdf", request),
    contentDocument: (request) => render("documentPdf", request),
    close: async () => {
      closed = true;
      await pool.destroy();
    },
  };
}
