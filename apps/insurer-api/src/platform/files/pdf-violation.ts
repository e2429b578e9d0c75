import { isPdfCut } from "@sughurta/domain/file-format";
import { runInThread } from "./run-in-thread.ts";

const THREAD = new URL("./pdf-password.thread.ts", import.meta.url);
const TIMEOUT_MS = 20_000;
const MAX_HEAP_MEGABYTES = 256;

/**
 * Reason why staff could not open a PDF: it requires a password, or its end is missing. One that only forbids printing
 * or changes opens without a password. A file that is unusual in another way is not refused.
 */
export async function pdfViolation(
  content: Uint8Array,
): Promise<"filePassword" | "fileIncomplete" | undefined> {
  const text = Buffer.from(content.buffer, content.byteOffset, content.length).toString("latin1");
  if (isPdfCut(text, content.length)) return "fileIncomplete";
  // The entry is unencrypted in every encrypted file; only those are opened by a reader.
  if (!text.includes("/Encrypt")) return undefined;
  const limits = { timeoutMs: TIMEOUT_MS, maxHeapMegabytes: MAX_HEAP_MEGABYTES };
  // A file that the reader cannot process within the limits is left to staff.
  const asksPassword = await runInThread<boolean>(THREAD, content, limits).catch(() => false);
  return asksPassword ? "filePassword" : undefined;
}
