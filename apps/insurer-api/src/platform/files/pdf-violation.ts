import { isPdfCut } from "@sughurta/domain/file-format";
import { runInThread } from "./run-in-thread.ts";

const THREAD = new URL("./pdf-password.thread.ts", import.meta.url);
const TIMEOUT_MS = 20_000;
const MAX_HEAP_MEGABYTES = 256;

/**
 * What keeps staff from opening a PDF: it asks for a password, or its end is missing. One that only forbids to
 * print or change it opens without a password. A file that is odd in another way is never refused.
 */
export async function pdfViolation(
  content: Uint8Array,
): Promise<"filePassword" | "fileIncomplete" | undefined> {
  const text = Buffer.from(content.buffer, content.byteOffset, content.length).toString("latin1");
  if (isPdfCut(text, content.length)) return "fileIncomplete";
  // The entry stands in the open in every encrypted file, and starts a reader only for those.
  if (!text.includes("/Encrypt")) return undefined;
  const limits = { timeoutMs: TIMEOUT_MS, maxHeapMegabytes: MAX_HEAP_MEGABYTES };
  // What no reader understands within the limits is for people to judge.
  const asksPassword = await runInThread<boolean>(THREAD, content, limits).catch(() => false);
  return asksPassword ? "filePassword" : undefined;
}
